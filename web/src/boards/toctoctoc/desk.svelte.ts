/** What the parts of the board share: what may be done, what has been chosen so far, and how things are named. */
import type { Lore, Notation } from '../../net/lore'
import type { TocPlayerShape, TocShape, ToctoctocLore, ToctoctocMove } from '../../net/types'
import type { BoardProps, Player } from '../../table/board'
import type { Notice } from '../../ui/inspect.svelte'
import { look, type Column, type Kind, type Look } from './cards'

export type TocProps = BoardProps<TocShape, ToctoctocLore>
export type Doing = 'offer' | 'answer' | 'take' | 'choose' | 'watch' | 'over'

const KINDS: Record<ToctoctocMove['verb'], Doing> = { knock: 'offer', open: 'answer', refuse: 'answer', take: 'take', choose: 'choose' }

export class Desk {
  at = $state<number | null>(null) // the chosen card: its place in the hand
  door = $state<string | null>(null) // the chosen door: a seat
  private knocked = false // the chosen card is on its way: if the house refuses it, all is as it was
  lead: (keyboard: boolean) => void = () => {} // after a choice: who plays by keyboard is led on to the next
  private readonly props: () => TocProps

  constructor(props: () => TocProps) {
    this.props = props
  }

  get p(): TocProps {
    return this.props()
  }

  get lore(): Lore<ToctoctocLore> {
    return this.p.lore
  }

  get view(): TocShape {
    return this.p.view
  }

  get hand(): string[] {
    return this.view.hand
  }

  /** What I have to do, as soon as the story has come that far. */
  readonly doing: Doing = $derived.by(() => {
    if (this.view.actor === 'nobody') return 'over'
    if (!this.p.me || this.view.actor !== this.p.me || !this.p.moves.length) return 'watch'
    return KINDS[this.lore.move(this.p.moves[0]!).verb]
  })

  get card(): string | null {
    return this.at === null ? null : (this.hand[this.at] ?? null)
  }

  /** The doors that the chosen card may go to; with none chosen, that any card may go to. */
  readonly doors: string[] = $derived.by(() => {
    const knocks = this.lore.of('knock', this.p.moves).map((move) => move.parts)
    return [...new Set(knocks.filter(({ card }) => !this.card || card === this.card).map(({ target }) => target))]
  })

  /** The knock of a card at a door, if it may be made. */
  knockOf(card: string, target: string): Notation | undefined {
    return this.lore.find('knock', { card, target }, this.p.moves)
  }

  get move(): Notation | null {
    if (this.doing !== 'offer' || !this.card || !this.door) return null
    return this.knockOf(this.card, this.door) ?? null
  }

  // -- choosing -------------------------------------------------------------------------------------------------------

  /** A card may be laid ready before it is my turn; a second click puts it back. */
  chooseCard(at: number): void {
    this.at = this.at === at ? null : at
    this.settle()
  }

  async chooseDoor(seat: string): Promise<void> {
    if (this.doing !== 'offer') return
    if (!this.doors.includes(seat)) return this.p.refuse(this.lore.find('knock', { card: this.card ?? this.hand[0], target: seat }))
    if (this.door === seat && this.move) return this.knock() // a second click on the same door says yes
    this.door = this.door === seat ? null : seat
    this.settle()
  }

  /** Where nobody wants to be asked, the second choice is the move. */
  private settle(): void {
    if (this.move && !this.p.confirmed) this.knock()
  }

  knock(): void {
    if (!this.move) return
    this.knocked = true
    this.p.play(this.move)
  }

  clear(): void {
    this.at = null
    this.door = null
    this.knocked = false
  }

  /** I have no card to offer any more. What was laid ready stays so until it is played; after that the hand is another. */
  offered(): void {
    if (this.knocked) this.clear()
    this.door = null
  }

  /** A guest or a column of a party was clicked: it is taken, or the rule says why not. */
  pickGuest(code: string): void {
    const move = this.pick(code)
    if (move) this.p.play(move)
  }

  /** The move that a guest stands for, of some moves or of all: that one follows, or all of that type. */
  private pick(code: string, moves?: Notation[]): Notation | undefined {
    const type = this.column(code)
    if (this.doing === 'take') return this.lore.find('take', { card: code }, moves)
    return type && type !== 'S' ? this.lore.find('choose', { type }, moves) : undefined
  }

  /** Whether a guest may be taken now; and whether clicking it is worth an explanation. */
  mayPick(seat: string, code: string): boolean {
    if (seat !== this.view.door?.revealer) return false
    return this.pick(code, this.p.moves) !== undefined
  }

  picking(seat: string): boolean {
    return (this.doing === 'take' || this.doing === 'choose') && seat === this.view.door?.revealer
  }

  // -- naming ---------------------------------------------------------------------------------------------------------

  say = (key: string, values: Record<string, unknown> = {}): string => this.p.say(key, values)

  player(seat: string): Player {
    return this.p.players.find((one) => one.seat === seat)!
  }

  house(seat: string): TocPlayerShape {
    return this.view.players.find((one) => one.seat === seat)!
  }

  /** What a card is: a brute, a kid … */
  kind(code: string): Kind {
    return this.lore.cards[code]!.facts.kind
  }

  /** The column of a party that a card stands in. */
  column(code: string): Column | null {
    return this.lore.cards[code]!.facts.type
  }

  look(code: string): Look {
    return look(code, this.lore.cards)
  }

  cardName(code: string): string {
    return this.say(`toc-name-${code}`)
  }

  /** What a card is and does. */
  notice(code: string): Notice {
    return { title: this.cardName(code), text: this.say(`card-${code}.rule`), rule: this.lore.ruleOfCard(code), figure: this.look(code).figure }
  }

  /** How the points of a column come about. */
  columnNotice(seat: string, type: Column): Notice {
    const column = this.house(seat).columns.find((one) => one.type === type)!
    const each = column.guests ? column.points / column.guests : 1
    const text = [
      this.say(type === 'S' ? 'toc-column-scarecrows' : each > 1 ? 'toc-column-doubled' : 'toc-column-guests', {
        guests: column.guests,
        points: column.points,
      }),
    ]
    if (column.safe && type !== 'S') text.push(this.say('toc-column-safe'))
    return {
      title: this.say(`toc-column-${type}`),
      text: text.join(' '),
      rule: this.lore.rule(type === 'S' ? 'scarecrow' : each > 1 ? 'musician' : column.safe ? 'brute' : 'party'),
    }
  }

  /** How the points of a party come about. */
  pointsNotice(seat: string): Notice {
    const house = this.house(seat)
    const parts = house.columns
      .filter((one) => one.points)
      .map((one) => this.say('toc-points-part', { type: `toc-column-${one.type}`, guests: one.guests, each: one.points / one.guests, points: one.points }))
    return {
      title: this.say('toc-points', { points: house.points }),
      text: [...parts, this.say('toc-points-how')].join(' '),
      rule: this.lore.rule('party'),
    }
  }
}
