/** What I have picked up and not yet played: a card, the cards of a run, somebody for a gift. It narrows down the moves. */
import type { BoardProps } from '../../table/board'
import type { SpooksShape } from '../../net/types'

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
  private queue: string[] = [] // moves that follow from one decision, played as they are offered
  private picked = 0
  private readonly board: () => BoardProps<SpooksShape>

  constructor(board: () => BoardProps<SpooksShape>) {
    this.board = board
  }

  /** Card moves by card: the verb is that of the decision. */
  readonly plays = $derived.by(() => {
    const found = new Map<string, string>()
    for (const move of this.board().moves) {
      const [verb, code] = move.split(' ')
      if (code && verb !== 'to') found.set(code, move)
    }
    return found
  })
  readonly recipients = $derived.by(() =>
    this.board().moves.filter((move) => move.startsWith('to ')).map((move) => move.slice(3)),
  )
  readonly words = $derived.by(() => this.board().moves.filter((move) => !move.includes(' ')))
  readonly running = $derived.by(() => this.board().moves.some((move) => move.startsWith('run ')))

  /** What a card could be played as, to be asked why it cannot. */
  get verb(): string {
    return [...this.plays.values()][0]?.split(' ')[0] ?? (this.recipients.length ? 'give' : 'lay')
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
    this.send([...this.run.map((code) => `run ${code}`), 'enough'])
  }

  /** Names who gets the gift; the card goes after it if it has been picked up too. */
  give(code: string | null): void {
    if (this.recipient) this.send([`to ${this.recipient}`, ...(code ? [`give ${code}`] : [])])
  }

  private send(moves: string[]): void {
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
