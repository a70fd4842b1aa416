/** What all parts of the board share: the table as it is shown, and the choice that is being made on it. */
import { createContext } from 'svelte'
import type { Lore, Notation } from '../../net/lore'
import type { HalloweenLore, HalloweenPlayerShape, HalloweenShape } from '../../net/types'
import type { BoardProps, Player } from '../../table/board'
import type { Phrase } from '../../texts/texts.svelte'
import type { Printed } from './emblems'
import { partsOf, type Word } from './moves'
import { grouped, inBar, spot, spotsOf, type Group, type Placed, type Spot } from './spots'

const NOTHING = { for: '', word: null }

export class Hall {
  private readonly read: () => BoardProps<HalloweenShape, HalloweenLore>
  private picked = $state.raw<{ for: string; spots: Spot[] }>({ for: '', spots: [] })
  private asked = $state.raw<{ for: string; word: Word | null }>(NOTHING)
  /** The seat whose board is looked at; null: mine, or that of the player on turn. */
  looking = $state<string | null>(null)
  /** The section whose slots a phone shows; null: the first that something can be done with. */
  opened = $state<number | null>(null)
  /** The action that the pointer is on: cards that bear on it glow. */
  pointed = $state<string | null>(null)

  constructor(read: () => BoardProps<HalloweenShape, HalloweenLore>) {
    this.read = read
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
  hint(word: Word): string {
    const found = this.props.hint(word.notation)
    return found ? this.say(found) : ''
  }
  /** The same in a figure or two, for where there is little room. */
  promise(word: Word): string {
    const found = this.props.hint(word.notation)
    const key = found && `board-${found.key}`
    return key && this.props.texts.has(key) ? this.say(key, { n: found.n }) : ''
  }
  /** Of a haunt: what the building could bring later, if one waited for a higher ghost. */
  later(word: Word): string {
    if (word.verb !== 'haunt' || !this.props.hint(word.notation)) return ''
    const here = this.view.town.find((one) => one.building === word.parts.building)!
    const best = this.view.levels.findLast((one) => !here.haunted[one.colour])
    return best && best.colour !== word.parts.colour ? this.say('board-later', { n: best.haunt }) : ''
  }
  label(word: Word): string {
    const text = this.props.label(word.notation)
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

  private readonly key = $derived.by(() => `${this.view.turn} ${this.view.decision} ${this.props.moves.join()}`)
  private readonly placed = $derived.by<Placed[]>(() =>
    this.props.moves.map((notation) => {
      const word = this.lore.move(notation)
      return { word, spots: spotsOf(word, this.view) }
    }),
  )
  /** Where one has clicked on the way to a move. */
  readonly chosen = $derived.by<Spot[]>(() => (this.picked.for === this.key ? this.picked.spots : []))
  private readonly left = $derived.by<Placed[]>(() =>
    this.placed.filter((one) => this.chosen.every((spot) => one.spots.includes(spot))),
  )
  readonly remaining = $derived.by<Word[]>(() => this.left.map((one) => one.word))
  private readonly bySpot = $derived.by<Map<Spot, Word[]>>(() => {
    const found = new Map<Spot, Word[]>()
    for (const { word, spots } of this.left)
      for (const spot of spots) found.set(spot, [...(found.get(spot) ?? []), word])
    return found
  })
  readonly barred = $derived.by<Word[]>(() => inBar(this.left, this.view.decision))
  readonly groups = $derived.by<Group[]>(() => grouped(this.barred, this.chosen))
  /** A move that waits for a yes, because dice cannot be taken back. */
  readonly confirming = $derived.by<Word | null>(() =>
    this.asked.for === this.key && this.asked.word && this.props.moves.includes(this.asked.word.notation) ? this.asked.word : null,
  )

  at(spot: Spot): Word[] {
    return this.bySpot.get(spot) ?? []
  }

  choose(spot: Spot): void {
    const words = this.at(spot)
    if (this.chosen.includes(spot)) this.step(this.chosen.filter((one) => one !== spot))
    else if (words.length === 1) this.play(words[0]!)
    else if (words.length) this.step([...this.chosen, spot])
  }

  private step(spots: Spot[]): void {
    this.pointed = null
    this.picked = { for: this.key, spots }
    this.asked = NOTHING
  }

  play(word: Word): void {
    if (this.props.confirmed && this.rolls(word) && this.confirming?.notation !== word.notation)
      this.asked = { for: this.key, word }
    else this.props.play(word.notation)
  }

  /** A fight whose dice fall at once. */
  private rolls(word: Word): boolean {
    const hint = this.props.hint(word.notation)
    return ['activate', 'target', 'figure', 'colour'].includes(word.verb) && hint?.key === 'hint-odds'
  }

  /** What was clicked here but not said yet. */
  get underway(): boolean {
    return this.chosen.length > 0 || this.confirming !== null
  }

  forget(): void {
    this.step([])
  }

  /** One step back: what was only clicked, or else the last word that was said. */
  back(): void {
    if (this.confirming) this.asked = NOTHING
    else if (this.chosen.length) this.step(this.chosen.slice(0, -1))
    else this.props.undo?.()
  }

  /** Why a move is not possible, in words. */
  async reason(notation: Notation | undefined): Promise<string | null> {
    const refusal = notation ? await this.props.why(notation) : null
    return refusal ? this.say(refusal.key, refusal.values) : null
  }

  // -- what matters just now ------------------------------------------------------------------------------------------

  /** Why a card matters to the present choice, in words; empty if it does not. */
  cardNote(number: number): string {
    const view = this.view
    const word = this.at(spot.card(number))[0]
    if (word) return word.verb === 'card' ? this.say('board-card-use') : this.hint(word) || this.say('board-card-claim')
    if (view.focus.card === number) return this.say('board-card-now')
    if (this.remaining.some((one) => (partsOf(one).uses as string[] | undefined)?.includes(String(number)))) return this.say('board-card-may')
    const action = view.focus.action ?? this.pointed
    const owner = view.active ? this.goods(view.active) : undefined
    if (action && owner?.cards.includes(number) && this.bears(number, action))
      return action === 'claim' ? this.say('board-card-now') : this.say('board-card-affects', { action: this.action(action) })
    return ''
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
