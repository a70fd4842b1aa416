/** The sentence that is being said: it may begin with any of its words, and nothing is done before it is whole. */
import type { Notation } from '../../net/lore'
import type { Sentence } from '../../net/sentences'
import type { HalloweenLore, HalloweenShape } from '../../net/types'
import type { BoardProps } from '../../table/board'
import { nextOf, optionOf, paidWith, pays, under, usual, type Next, type Option, type Pick } from './meaning'
import { coloursOf, type Word } from './moves'
import { isSoul, kindOf, spot, type Spot } from './spots'

type Props = BoardProps<HalloweenShape, HalloweenLore>

const RETRY = 1500 // ms, where the house was asked too often

export class Choosing {
  private readonly read: () => Props
  private listed = $state.raw<{ for: string; all: Sentence<HalloweenLore>[] }>({ for: '', all: [] })
  private made = $state.raw<{ for: string; picks: Pick[] }>({ for: '', picks: [] })
  /** What the pointer or the focus is on. */
  pointed = $state<Spot | null>(null)
  /** A finger has no pointer: it chooses with a first tap, and does with a second. */
  touch = $state(false)

  constructor(read: () => Props) {
    this.read = read
  }

  readonly key = $derived.by(() => `${this.read().view.turn} ${this.read().view.decision} ${this.read().moves.join()}`)

  /** Asks the house for whole sentences; until they are there, and if it has none, moves are said one by one. */
  ask(): (() => void) | void {
    const { moves, sentences } = this.read()
    const key = this.key
    if (!moves.length || this.listed.for === key) return
    let timer = 0
    const again = (): void =>
      void sentences().then((found) => {
        if (this.key !== key) return
        if (found?.all.length) this.listed = { for: key, all: found.all }
        else if (!found) timer = window.setTimeout(again, RETRY)
      })
    again()
    return () => clearTimeout(timer)
  }

  /** Whether the house has told all that could be said. */
  readonly listing = $derived.by<boolean>(() => this.read().moves.length > 0 && this.listed.for === this.key)

  private readonly all = $derived.by<Option[]>(() => {
    const { moves, lore, hint, view } = this.read()
    const word = (one: Notation) => ({ ...lore.move(one), hint: hint(one), spared: false })
    const single = (one: Notation): Sentence<HalloweenLore> => ({ words: [word(one)], said: [one], whole: false, changes: {} })
    const listed = moves.length && this.listed.for === this.key ? this.listed.all : moves.map(single)
    return listed.map((one) => optionOf(one, view))
  })

  readonly picks = $derived.by<Pick[]>(() => (this.made.for === this.key ? this.made.picks : []))
  /** What can still be meant. */
  readonly left = $derived.by<Option[]>(() => under(this.all, this.picks))
  /** The same with what is chosen already unless one says otherwise: the disc for a card comes from the reserve. */
  readonly meant = $derived.by<Option[]>(() => usual(this.left, this.picks))
  /** The words that come next; none if all that was chosen leaves no choice. */
  readonly next = $derived.by<Next[]>(() => {
    const [only, ...others] = this.meant
    if (only && !others.length && !this.picks.length) return [{ word: only.words[0]!, nth: 0, own: only.places[0]!.own, options: [only] }]
    return nextOf(this.meant)
  })
  /** The one that is left: it waits for a yes. */
  readonly only = $derived.by<Option | null>(() => (this.picks.length && this.meant.length === 1 ? this.meant[0]! : null))
  private readonly open = $derived.by<Set<Spot>>(() => {
    const found = new Set<Spot>()
    for (const one of this.left) for (const place of one.places) for (const own of [...place.own, ...place.also]) found.add(own)
    for (const colour of this.payable(this.picks)) found.add(spot.soul(colour))
    return found
  })
  /** What is lit: the next word's own spots, each with what it would lead to. */
  private readonly bySpot = $derived.by<Map<Spot, Option[]>>(() => {
    const found = new Map<Spot, Option[]>()
    const add = (at: Spot, options: Option[]): void => void found.set(at, [...(found.get(at) ?? []), ...options])
    for (const { own, options, word } of this.next)
      if (word.verb !== 'pay') for (const one of own) add(one, options)
    for (const colour of this.payable(this.picks)) add(spot.soul(colour), this.meant)
    const only = this.only
    if (only) for (const one of only.places.findLast((place) => place.own.length)?.own ?? []) add(one, [only])
    // The disc for a card may come from elsewhere as well.
    for (const one of this.left)
      one.words.forEach((word, at) => (word.verb === 'disc' || word.verb === 'reserve') && one.words[0]!.verb === 'claim' && at > 0 && add(one.places[at]!.own[0]!, [one]))
    return found
  })

  /** Whether nothing has been said, at the start of a turn: then actions are lit, and the rest answers to the pointer. */
  readonly fresh = $derived.by<boolean>(() => this.read().view.decision === 'main' && !this.picks.length)
  /** Ghost or building first: what can be done with it is asked next. */
  readonly asksWhat = $derived.by<boolean>(
    () => this.read().view.decision === 'main' && this.picks.length > 0 && this.next.length > 1 && this.next.some((one) => one.word.verb === 'activate'),
  )

  /** The words that are buttons: they have no spot, or one that was chosen and does not tell them apart. */
  readonly buttons = $derived.by<Next[]>(() => {
    if (this.asksWhat) return []
    return this.next.filter(({ word, own }) => word.verb !== 'pay' && own.every((one) => this.picked(one)))
  })

  /** For who chooses from a list: the words of the last choice, also while one of them waits for a second tap. */
  readonly rows = $derived.by<Next[]>(() => {
    if (this.next.length || !this.only) return this.next
    return nextOf(usual(under(this.all, this.picks.slice(0, -1)), this.picks.slice(0, -1)))
  })

  // -- what a spot is -------------------------------------------------------------------------------------------------

  lit(at: Spot): Option[] {
    if (this.fresh && !['slot', 'card', 'token'].includes(kindOf(at))) return []
    if (this.asksWhat) return []
    return this.bySpot.get(at) ?? []
  }

  /** All that is lit. */
  get shown(): [Spot, Option[]][] {
    return [...this.bySpot].filter(([at]) => this.lit(at).length)
  }

  /** Whether it can be chosen, be it lit or not. */
  can(at: Spot): boolean {
    return this.open.has(at)
  }

  picked(at: Spot): boolean {
    return this.picks.some((one) => one.spot === at)
  }

  /** Said already, or what follows from it: the words that are the same in all that can still be meant. */
  readonly settled = $derived.by<{ word: Word; own: Spot[] }[]>(() => {
    if (!this.picks.length) return []
    const [first, ...others] = this.meant
    if (!first) return []
    return first.words
      .map((word, at) => ({ word, own: first.places[at]!.own, at }))
      .filter(({ word, at }) => others.every((one) => one.words[at]?.notation === word.notation))
  })

  /** Where a spot would lead, as it is or with what is pointed at. */
  outlook(at: Spot | null = this.pointed): Option[] {
    if (at && this.can(at) && !this.picked(at)) return usual(under(this.all, [...this.picks, this.pickOf(at)]), this.picks)
    return this.picks.length ? this.meant : []
  }

  private payable(picks: Pick[]): string[] {
    if (!this.next.some((one) => one.word.verb === 'pay')) return []
    const paid = paidWith(picks)
    return [...new Set(this.next.flatMap((one) => coloursOf(one.word)))].filter((colour) => this.left.some((one) => pays(one, [...paid, colour])))
  }

  private pickOf(at: Spot): Pick {
    const next = this.next.find((one) => one.own.includes(at))
    return next && !this.fresh && !this.asksWhat ? { spot: at, nth: next.nth } : { spot: at }
  }

  // -- saying it ------------------------------------------------------------------------------------------------------

  choose(at: Spot): void {
    if (this.picked(at) && !isSoul(at)) {
      if (this.isOf(at)) return this.finish()
      const exact = this.next.filter((one) => one.own.includes(at) && one.own.every((own) => this.picked(own)))
      if (exact.length === 1) return this.say(exact[0]!.word.notation)
      return this.step(this.picks.filter((one) => one.spot !== at))
    }
    if (this.isOf(at)) return this.finish()
    if (!this.can(at)) return
    this.step([...this.picks, this.pickOf(at)])
    if (this.only && this.spoken && !this.touch && !this.asks(this.only)) this.finish()
  }

  /** A word that has no place of its own. */
  say(word: Notation): void {
    const next = this.next.find((one) => one.word.notation === word)
    this.step([...this.picks, next ? { word, nth: next.nth } : { word }])
    if (this.only && !(this.touch && this.only.words.length > 1) && !this.asks(this.only)) this.finish()
  }

  /** A row of the list: the first time it is meant, the second time done. */
  tap({ word }: Next): void {
    if (!this.only) return this.say(word.notation)
    if (this.only.words.some((one) => one.notation === word.notation)) return this.finish()
    this.step(this.picks.slice(0, -1))
    this.say(word.notation)
  }

  /** Of a ghost or a building: what it does, and by which section. */
  sayAs(at: Spot, verb: string, slot: Spot): void {
    this.step([...this.picks.map((one) => (one.spot === at ? { spot: at, ...(verb ? { verb } : {}) } : one)), { spot: slot }])
  }

  finish(): void {
    const said = this.only?.said
    this.step([]) // who takes it back begins anew
    if (said) this.read().play(said.length === 1 ? said[0]! : said)
  }

  /** Back to before something was chosen. */
  backTo(nth: number): void {
    this.step(this.picks.slice(0, nth))
  }

  back(): void {
    if (this.picks.length) this.backTo(this.picks.length - 1)
    else this.read().undo?.()
  }

  private step(picks: Pick[]): void {
    this.pointed = null
    this.made = { for: this.key, picks }
  }

  /** Whether it is a lit place of the one option that is left. */
  private isOf(at: Spot): boolean {
    return this.lit(at).length > 0 && !!this.only?.places.some(({ own }) => own.includes(at))
  }

  /** Whether every word was chosen, and none follows by itself: then the last click does it, unless one wants to be asked. */
  private get spoken(): boolean {
    return this.only?.places.every(({ own }) => !own.length || own.some((one) => this.picked(one))) ?? false
  }

  /** Dice cannot be taken back. */
  private asks(option: Option): boolean {
    return this.read().confirmed && option.words.some((word) => word.hint?.key.startsWith('hint-odds'))
  }
}
