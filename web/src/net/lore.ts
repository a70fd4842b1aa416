/** What is known of a game whatever the position: its moves taken apart, its cards, and the rules that boards explain. */
import type { Phrase } from '../texts/texts.svelte'
import type { CardShown, MovesShown, RulesShown } from './types'

export type Value = string | number | string[]

/** A move as the log has it. To boards it is a thing, not a text: `lore` says what it is, and nobody else makes one. */
export interface Notation {
  readonly [written]: true
}
declare const written: unique symbol

/** What the house sends: the moves that it offers. */
export const offered = (moves: string[]): Notation[] => moves as unknown as Notation[]
/** What is typed, sent and written into the log. */
export const textOf = (notation: Notation): string => notation as unknown as string

/** What types.ts says of a game; this is what is true of any. */
export interface Known {
  move: { verb: string; parts: Record<string, Value> }
  card: Record<string, any>
  topic: string
  facts: Record<string, any>
}

/** A move: what is done, and with what. Nobody but the log reads its notation. */
export type Move<K extends Known = Known> = K['move'] & Own
type Own = { notation: Notation; secret: boolean } // secret: others see less of it
type Of<K extends Known, V> = Extract<K['move'], { verb: V }>

type Named<P> = P extends unknown ? (string extends keyof P ? never : keyof P) : never
type Valued<P, N> = P extends unknown ? (N extends keyof P ? P[N] : never) : never
/** The parts of a move of which one does not know what it does: each may be there or not. */
export type Parts<K extends Known = Known> = { [N in Named<K['move']['parts']>]?: Valued<K['move']['parts'], N> }

export type Cards<K extends Known = Known> = Record<string, Omit<CardShown, 'facts'> & { facts: K['card'] }>

export class Lore<K extends Known = Known> {
  readonly cards: Cards<K>
  readonly facts: K['facts']
  readonly rules: string[] // their ids, in the order of the rules page
  private readonly topics: Record<string, string>
  private readonly words: MovesShown['words']
  private readonly phrases: MovesShown['phrases']
  private readonly moves = new Map<Notation, Move<K>>()
  private readonly texts = new Map<Notation, string>() // the key of the text that says a move, with its parts by their names

  constructor(moves: MovesShown, rules: RulesShown) {
    this.cards = rules.cards
    this.topics = rules.topics
    this.facts = rules.facts
    this.rules = rules.rules
    this.words = moves.words
    this.phrases = moves.phrases
    for (const { verb, text, notations, parts, secret = false } of moves.forms)
      offered(notations).forEach((notation, row) => {
        const own = Object.entries(parts).map(([name, column]) => [name, column[row]!] as const)
        this.moves.set(notation, { notation, verb, secret, parts: Object.fromEntries(own) } as Move<K>)
        this.texts.set(notation, text)
      })
  }

  /** Every notation that a player's move may have. */
  get notations(): Notation[] {
    return [...this.moves.keys()]
  }

  move(notation: Notation): Move<K> {
    return this.moves.get(notation) ?? ({ notation, verb: textOf(notation), secret: false, parts: {} } as Move<K>)
  }

  /** Of some moves those that do one thing. */
  of<V extends K['move']['verb']>(verb: V, moves: Notation[]): (Of<K, V> & Own)[] {
    return moves.map((one) => this.move(one)).filter((one): one is Of<K, V> & Own => one.verb === verb)
  }

  /** The move that does this with these parts: of those that are offered, or of all that the game knows. */
  find<V extends K['move']['verb']>(verb: V, parts: Partial<Of<K, V>['parts']>, moves = this.notations): Notation | undefined {
    const wanted = Object.entries<Value | undefined>(parts)
    return this.of(verb, moves).find((one) => wanted.every(([name, value]) => String(one.parts[name]) === String(value)))?.notation
  }

  /** A move in words; undefined if the game knows no such move. */
  phrase(notation: Notation): Phrase | undefined {
    const move = this.moves.get(notation)
    if (!move) return undefined
    const said = this.phrases[textOf(notation)]
    if (said) return said as Phrase
    const parts = Object.entries(move.parts).map(([name, value]) => [name, this.word(name, value)] as const)
    return { key: this.texts.get(notation)!, ...Object.fromEntries(parts) }
  }

  /** What a value of a part is called: the key of a text, a seat's letter, or a number. */
  word(part: string, value: Value): Value {
    const words = this.words[part]
    if (!words) return value
    return Array.isArray(value) ? value.map((one) => words[one] ?? one) : (words[value] ?? value)
  }

  /** The value of a part that is called so: of what an event tells, which names things by the keys of texts. */
  code(part: string, said: unknown): string | undefined {
    const words = this.words[part] ?? {}
    return Object.keys(words).find((value) => words[value] === said)
  }

  /** The rule that explains something that a board shows. */
  rule(topic: K['topic']): string {
    return this.topics[topic] ?? ''
  }

  ruleOfCard(code: string): string {
    return this.cards[code]?.rule ?? ''
  }
}
