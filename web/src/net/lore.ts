/** What is known of a game whatever the position: its moves taken apart, its cards, and the rules that boards explain. */
import type { Phrase } from '../texts/texts.svelte'
import type { CardShown, MovesShown, RulesShown } from './types'

/** A move: what is done, and with what. Nobody but the log reads its notation. */
export interface Move {
  notation: string
  verb: string
  parts: Record<string, string | number | string[]>
  secret: boolean // others see less of it
}

export class Lore {
  readonly cards: Record<string, CardShown>
  private readonly shown: MovesShown
  private readonly topics: Record<string, string>
  private readonly made = new Map<string, Move>()

  constructor(moves: MovesShown, rules: RulesShown) {
    this.shown = moves
    this.cards = rules.cards
    this.topics = rules.topics
  }

  /** Every notation that a player's move may have. */
  get notations(): string[] {
    return Object.keys(this.shown.moves)
  }

  move(notation: string): Move {
    let move = this.made.get(notation)
    if (!move) {
      const { verb, parts, secret = false } = this.shown.moves[notation] ?? { verb: notation, parts: {} }
      move = { notation, verb, parts, secret }
      this.made.set(notation, move)
    }
    return move
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
  word(part: string, value: string | number | string[]): string | number | string[] {
    return (typeof value === 'string' && this.shown.words[part]?.[value]) || value
  }

  /** The rule that explains something that a board shows. */
  rule(topic: string): string {
    return this.topics[topic] ?? ''
  }

  ruleOfCard(code: string): string {
    return this.cards[code]?.rule ?? ''
  }
}
