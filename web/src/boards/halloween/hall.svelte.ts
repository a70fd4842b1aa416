/** What all parts of the board share: the table as it is shown, and the choice that is being made on it. */
import { createContext } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import type { Lore, Notation } from '../../net/lore'
import type { HalloweenLore, HalloweenPlayerShape, HalloweenShape } from '../../net/types'
import { preferences } from '../../preferences.svelte'
import type { BoardProps, Player } from '../../table/board'
import type { Phrase } from '../../texts/texts.svelte'
import { type Printed, wording } from './emblems'
import { partsOf, type Word } from './moves'
import { Choosing } from './choosing.svelte'
import type { Option } from './meaning'
import { Recap } from './recap.svelte'
import { promised, tagOf, type Promised, type Tag } from './promise'
import { spot, type Spot } from './spots'

export class Hall {
  private readonly read: () => BoardProps<HalloweenShape, HalloweenLore>
  /** The seat whose board is looked at; null: mine, or that of the player on turn. */
  looking = $state<string | null>(null)
  /** The section whose slots a phone shows; null: the first that something can be done with. */
  opened = $state<number | null>(null)

  constructor(read: () => BoardProps<HalloweenShape, HalloweenLore>) {
    this.read = read
    this.choosing = new Choosing(read)
    this.recap = new Recap(this)
  }

  get props(): BoardProps<HalloweenShape, HalloweenLore> {
    return this.read()
  }

  get view(): HalloweenShape {
    return this.read().view
  }

  get lore(): Lore<HalloweenLore> {
    return this.read().lore
  }

  // -- words ----------------------------------------------------------------------------------------------------------

  say = (phrase: Phrase | string, values: Record<string, unknown> = {}): string => this.props.say(phrase, values)
  colour = (letter: string): string => this.say(String(this.lore.word('colour', letter)))
  ghost = (letter: string): string => this.say(`board-ghost-${letter}`)
  window = (letter: string): string => this.say(`board-window-${letter}`)
  building = (code: string): string => this.say(`board-name-${code}`)
  action = (name: string): string => this.say(`action-${name}`)
  /** What a card or a bonus token does at this table. */
  rule = (code: number | string): string => this.say(wording(code, this.lore.cards[code]!.facts, this.props.table.options))
  hint(word: { hint?: Phrase }): string {
    return word.hint && this.tells ? this.say(word.hint) : ''
  }
  label(word: Word): string {
    return this.begun(this.props.label(word.notation))
  }
  /** As a sentence begins. */
  begun(text: string): string {
    return text.charAt(0).toLocaleUpperCase(this.props.texts.language) + text.slice(1)
  }

  // -- levels ---------------------------------------------------------------------------------------------------------

  /** From the lowest to the highest. */
  readonly colours = $derived.by<string[]>(() => this.view.levels.map((one) => one.colour))
  levelOf = (colour: string): number => this.view.levels.find((one) => one.colour === colour)?.level ?? 0

  // -- people ---------------------------------------------------------------------------------------------------------

  person(seat: string): Player | undefined {
    return this.props.players.find((one) => one.seat === seat)
  }
  goods(seat: string): HalloweenPlayerShape | undefined {
    return this.view.players.find((one) => one.seat === seat)
  }
  /** Whose board lies open: the one that is looked at, mine, or for who only watches that of the player on turn. */
  get open(): string {
    return this.looking ?? this.props.me ?? this.view.active ?? this.view.players[0]!.seat
  }
  get asksMe(): boolean {
    return this.props.moves.length > 0
  }

  // -- the choice -----------------------------------------------------------------------------------------------------

  readonly choosing: Choosing
  readonly recap: Recap
  /** Whether promises are told: who does not want hints has none. */
  get tells(): boolean {
    return preferences.hints
  }
  /** What would come of what is pointed at, or of what has been said so far. */
  readonly outlook = $derived.by<Promised | null>(() => {
    const options = this.choosing.outlook()
    const deeds = new Set(options.map(({ words: [first] }) => (first!.verb === 'activate' ? first!.parts.action : first!.notation)))
    return deeds.size === 1 && this.tells ? promised(this, options) : null
  })
  /** What is pointed at, by mouse or focus, is said on the sheet before the click. */
  points =
    (at: Spot): Attachment<HTMLElement> =>
    (element) => {
      const stop = new AbortController()
      const { choosing } = this
      const on = (kind: 'pointerenter' | 'pointerleave' | 'focus' | 'blur', act: (event: Event) => void): void =>
        element.addEventListener(kind, act, { signal: stop.signal })
      // What is taken off the table while it has the focus loses it in the midst of that.
      const leave = (): void =>
        queueMicrotask(() => {
          if (choosing.pointed === at) choosing.pointed = null
        })
      on('pointerenter', (event) => (event as PointerEvent).pointerType === 'mouse' && (choosing.pointed = at))
      on('focus', () => element.matches(':focus-visible') && (choosing.pointed = at))
      on('pointerleave', leave)
      on('blur', leave)
      return () => stop.abort()
    }
  /** What a sentence does, on the button that does it. */
  doIt(option: Option): string {
    const word = option.words[0]!
    if (word.verb === 'activate') return this.action(word.parts.action)
    if (word.verb === 'claim') return this.say('board-claim')
    if (word.verb === 'card' || word.verb === 'token') return this.say('board-use', { card: this.say(`card-${word.parts.card}`) })
    return this.say('board-go')
  }
  /** What one would look at first: the best odds, or else the lowest price; none at the start of a turn. */
  get best(): Spot | null {
    if (this.choosing.fresh) return null
    const worth = (options: Option[]): number => {
      const { odds, changes } = promised(this, options)
      return odds?.[1] ?? changes.scare?.[1] ?? 0
    }
    return this.choosing.shown.map(([at, options]) => ({ at, n: worth(options) })).toSorted((a, b) => b.n - a.n)[0]?.at ?? null
  }
  tag = (at: Spot): Tag | null => tagOf(this, this.choosing.lit(at))

  /** Of a haunt: what the building could bring later, if one waited for a higher ghost. */
  readonly later = $derived.by<number | null>(() => {
    const [haunt, ...others] = this.choosing.outlook().map((one) => one.words.find((word) => word.verb === 'haunt'))
    if (others.some((one) => one?.parts.building !== haunt?.parts.building || one?.parts.colour !== haunt?.parts.colour)) return null
    const here = this.view.town.find((one) => one.building === haunt?.parts.building)
    const best = here && this.view.levels.findLast((one) => !here.haunted[one.colour])
    return best && best.colour !== haunt?.parts.colour && this.tells ? best.haunt : null
  })

  /** How much of something I would have, if that can be told and is another number than now. */
  would(name: string, now: number): number | null {
    const found = this.outlook?.changes[name]
    return found && found[0] === found[1] && found[0] ? now + found[0] : null
  }

  /** Why a move is not possible, in words. */
  async reason(notation: Notation | undefined): Promise<string | null> {
    const refusal = notation ? await this.props.why(notation) : null
    return refusal ? this.say(refusal.key, refusal.values) : null
  }

  // -- what matters just now ------------------------------------------------------------------------------------------

  /** Why a card matters to the present choice, in words; empty if it does not. */
  cardNote(number: number): string {
    const { choosing, view } = this
    const at = spot.card(number)
    if (choosing.picked(at)) return this.say('board-card-taking')
    const word = choosing.lit(at)[0]?.words[0]
    if (word) return this.say(word.verb === 'card' ? 'board-card-use' : 'board-card-claim')
    if (view.focus.card === number) return this.say('board-card-now')
    if (choosing.picks.length && choosing.left.some((one) => one.words.some((said) => (partsOf(said).uses as string[] | undefined)?.includes(String(number)))))
      return this.say('board-card-may')
    const action = view.focus.action ?? this.saidAction ?? this.pointedAction
    const owner = view.active ? this.goods(view.active) : undefined
    if (action && owner?.cards.includes(number) && this.bears(number, action)) return this.say('board-card-may')
    return ''
  }

  /** The action of the sentence that is being said. */
  readonly saidAction = $derived.by<string | null>(() => {
    const { picks, meant } = this.choosing
    if (!picks.length) return null
    const actions = new Set(meant.map((one) => (one.words[0]!.verb === 'activate' ? one.words[0]!.parts.action : one.words[0]!.verb)))
    return actions.size === 1 ? [...actions][0]! : null
  })
  private get pointedAction(): string | null {
    const [kind, , action] = (this.choosing.pointed ?? '').split(' ')
    return kind === 'slot' ? action! : null
  }

  printed(number: number): Printed {
    return this.lore.cards[number]!.facts
  }

  private bears(number: number, action: string): boolean {
    const bears: string[] = this.printed(number).bears ?? []
    return bears.includes(action) || (bears.includes('dice') && this.view.focus.dice.length > 0)
  }
}

const [useHall, setHall] = createContext<Hall>()
export { setHall, useHall }
