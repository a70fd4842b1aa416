/** What I have picked up and not yet played: a card, the cards of a run, somebody for a gift. It narrows down the moves. */
import type { BoardProps } from '../../table/board'
import type { Notation } from '../../net/lore'
import type { SpooksLore, SpooksMove, SpooksShape } from '../../net/types'

export type SpooksProps = BoardProps<SpooksShape, SpooksLore>
/** Verbs of moves with a card. */
type CardVerb = Extract<SpooksMove, { parts: { card: string } }>['verb']

export interface Held {
  code: string
  copy: number // 1, or 2 with two decks
  name: string // tells the copies apart
}

const TWICE = 350 // ms: a double click picks a card up, it does not play it

export class Choosing {
  card = $state<string | null>(null) // the name of a card of the hand
  run = $state<string[]>([]) // codes of a run that is being put together
  recipient = $state<string | null>(null)
  private queue: (Notation | undefined)[] = [] // moves that follow from one decision, played as they are offered
  private picked = 0
  private readonly board: () => SpooksProps

  constructor(board: () => SpooksProps) {
    this.board = board
  }

  /** All that may be done now, taken apart. */
  readonly offered = $derived.by(() => this.board().moves.map((move) => this.board().lore.move(move)))

  /** Card moves by card: the verb is that of the decision. */
  readonly plays = $derived.by(() => {
    const found = new Map<string, Notation>()
    for (const { notation, parts } of this.offered) if ('card' in parts) found.set(parts.card, notation)
    return found
  })
  readonly recipients = $derived.by(() => this.board().lore.of('to', this.board().moves).map(({ parts }) => parts.player))
  readonly words = $derived.by(() => this.offered.filter(({ parts }) => !('card' in parts || 'player' in parts)))
  readonly running = $derived.by(() => this.offered.some(({ verb }) => verb === 'run'))

  /** What a card could be played as, to be asked why it cannot. */
  get verb(): CardVerb {
    for (const move of this.offered) if ('card' in move.parts) return move.verb as CardVerb
    return this.recipients.length ? 'give' : 'lay'
  }

  /** The move that a card would be. */
  moveOf(code: string, verb: CardVerb = this.verb): Notation | undefined {
    return this.board().lore.find(verb, { card: code })
  }

  /** Whether a card may be picked up now. In a run that depends on what was picked up before. */
  may = (code: string): boolean => {
    if (this.recipients.length) return true // what to give may be chosen before to whom
    if (!this.running) return this.plays.has(code)
    const last = this.run.at(-1)
    if (last === undefined) return this.plays.has(code)
    return this.run.includes(code) || (this.board().view.follows[last] ?? []).includes(code)
  }

  /** Whether a card is picked up; of two copies in a run the first. */
  has = (held: Held): boolean => this.card === held.name || (held.copy === 1 && this.run.includes(held.code))

  /** Picks a card up; the second time it is played. */
  pick(held: Held, byKey = false): void {
    const now = performance.now()
    const quick = !byKey && now - this.picked < TWICE
    this.picked = now
    if (this.running) return this.pickForRun(held.code)
    if (this.card === held.name) {
      if (!quick && !this.recipients.length) this.confirm(held.code)
      else if (!quick) this.card = null
      return
    }
    this.card = held.name
    if (!this.board().confirmed && !this.recipients.length) this.confirm(held.code)
  }

  private pickForRun(code: string): void {
    const at = this.run.indexOf(code)
    this.run = at >= 0 ? this.run.slice(0, at) : [...this.run, code]
  }

  confirm(code: string): void {
    const move = this.plays.get(code)
    if (move) this.board().play(move)
  }

  /** Lays all cards of the run one after the other, and ends it. */
  layRun(): void {
    this.send([...this.run.map((code) => this.moveOf(code, 'run')), this.board().lore.find('enough', {})])
  }

  /** Names who gets the gift; the card goes after it if it has been picked up too. */
  give(code: string | null): void {
    if (this.recipient) this.send([this.giftTo(this.recipient), ...(code ? [this.moveOf(code, 'give')] : [])])
  }

  giftTo(player: string): Notation | undefined {
    return this.board().lore.find('to', { player })
  }

  private send(moves: (Notation | undefined)[]): void {
    this.queue = moves
    this.goOn()
  }

  /** Plays what is due next of a decision that takes several moves; called whenever the moves change. */
  goOn = (): void => {
    const [next] = this.queue
    if (next === undefined) return
    const { moves, play } = this.board()
    if (!moves.length) return
    if (moves.includes(next)) {
      this.queue = this.queue.slice(1)
      play(next)
    } else this.queue = []
  }

  /** A new decision: nothing is picked up, except the card that was meant for it. */
  drop(): void {
    this.card = null
    this.run = []
    this.recipient = null
  }
}
