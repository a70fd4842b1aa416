/** What is known of a game whatever the position: its moves taken apart, its cards, and the rules that boards explain. */
import type { Phrase } from '../texts/texts.svelte'
import type { CardShown, MovesShown, RulesShown } from './types'

export type Value = string | number | string[]

/** What types.ts says of a game; this is what is true of any. */
export interface Known {
  move: { verb: string; parts: Record<string, Value> }
  card: Record<string, any>
  topic: string
  facts: Record<string, any>
}

/** A move: what is done, and with what. Nobody but the log reads its notation. */
export type Move<K extends Known = Known> = K['move'] & { notation: string }
type Of<K extends Known, V> = Extract<K['move'], { verb: V }>

export type Cards<K extends Known = Known> = Record<string, Omit<CardShown, 'facts'> & { facts: K['card'] }>

export class Lore<K extends Known = Known> {
  readonly cards: Cards<K>
  readonly facts: K['facts']
  readonly rules: string[] // their ids, in the order of the rules page
  private readonly shown: MovesShown
  private readonly topics: Record<string, string>
  private readonly made = new Map<string, Move<K>>()

  constructor(moves: MovesShown, rules: RulesShown) {
    this.shown = moves
    this.cards = rules.cards
    this.topics = rules.topics
    this.facts = rules.facts
    this.rules = rules.rules
  }

  /** Every notation that a player's move may have. */
  get notations(): string[] {
    return Object.keys(this.shown.moves)
  }

  move(notation: string): Move<K> {
    let move = this.made.get(notation)
    if (!move) {
      const { verb, parts } = this.shown.moves[notation] ?? { verb: notation, parts: {} }
      move = { notation, verb, parts } as Move<K>
      this.made.set(notation, move)
    }
    return move
  }

  /** Of some moves those that do one thing. */
  of<V extends K['move']['verb']>(verb: V, moves: string[]): (Of<K, V> & { notation: string })[] {
    return moves.map((one) => this.move(one)).filter((one): one is Of<K, V> & { notation: string } => one.verb === verb)
  }

  /** The move that does this with these parts: of those that are offered, or of all that the game knows. */
  find<V extends K['move']['verb']>(verb: V, parts: Partial<Of<K, V>['parts']>, moves = this.notations): string | undefined {
    const wanted = Object.entries<Value | undefined>(parts)
    return this.of(verb, moves).find((one) => wanted.every(([name, value]) => String(one.parts[name]) === String(value)))?.notation
  }

  /** A move in words; undefined if the game knows no such move. */
  phrase(notation: string): Phrase | undefined {
    const move = this.shown.moves[notation]
    if (!move) return undefined
    if (move.phrase) return move.phrase as Phrase
    const said = Object.entries(move.parts).map(([name, value]) => [name, this.word(name, value)] as const)
    return { key: `move-${move.verb}`, ...Object.fromEntries(said) }
  }

  /** What a value of a part is called: the key of a text, a seat's letter, or a number. */
  word(part: string, value: Value): Value {
    return (typeof value === 'string' && this.shown.words[part]?.[value]) || value
  }

  /** The rule that explains something that a board shows. */
  rule(topic: K['topic']): string {
    return this.topics[topic] ?? ''
  }

  ruleOfCard(code: string): string {
    return this.cards[code]?.rule ?? ''
  }
}
