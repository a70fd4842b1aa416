/** A table as this browser sees it: the line of its seat, the board, the texts, and what is shown at the moment. */
import { api, Refusal } from '../net/api'
import { Link } from '../net/link.svelte'
import type { TableShown } from '../net/types'
import { preferences } from '../preferences.svelte'
import { textsOf, type Language, type Names, type Phrase, type Texts } from '../texts/texts.svelte'
import { boardOf, type Board, type Player } from './board'
import { Director } from './director.svelte'

export const SYMBOLS = ['candle', 'moon', 'key', 'bell', 'leaf', 'star', 'crow', 'hat', 'spoon', 'boot'] as const

export class TableModel {
  readonly board: Board | null
  link = $state.raw<Link>()!
  director = $state.raw<Director>()!
  held = $state.raw<string[]>([]) // the seats of this browser
  texts = $state.raw<Texts>()!
  refusal = $state.raw<Refusal | null>(null) // shown until it is dismissed
  sent = $state<string | null>(null) // the move that was sent and not yet answered
  moves: Record<string, Phrase> = {}
  private readonly game: string

  private constructor(table: TableShown, held: string[], board: Board | null, texts: Texts, moves: Record<string, Phrase>) {
    this.game = table.game
    this.held = held
    this.board = board
    this.texts = texts
    this.moves = moves
    this.open(table, held[0] ?? null)
  }

  static async open(code: string): Promise<TableModel> {
    const id = await api.coded(code)
    const [table, held] = await Promise.all([api.table(id), api.mine(id)])
    const board = await boardOf(table.game)
    const [texts, moves] = await Promise.all([
      textsOf(preferences.language, table.game, board?.texts),
      api.moves(table.game),
    ])
    return new TableModel(table, held, board, texts, moves)
  }

  private open(table: TableShown, seat: string | null): void {
    const director = new Director(this.board)
    this.director = director
    this.link = new Link(table.id, seat)
    this.link.table = table
    this.link.onframe = (frame) => director.tell(frame)
  }

  close(): void {
    this.link.close()
  }

  /** Goes on as another of this browser's seats, or as nobody's. */
  sitAt(seat: string | null): void {
    if (seat === this.me) return
    this.link.close()
    this.open(this.table, seat)
  }

  /** After a seat was taken or given up: which ones are ours now, and the one to go on with. */
  async seatsChanged(wanted: string | null = this.me): Promise<void> {
    this.held = await api.mine(this.table.id)
    this.sitAt(wanted && this.held.includes(wanted) ? wanted : (this.held[0] ?? null))
  }

  async speak(language: Language): Promise<void> {
    this.texts = await textsOf(language, this.game, this.board?.texts)
  }

  get table(): TableShown {
    return this.link.table!
  }

  get me(): string | null {
    return this.link.seat
  }

  /** What the board shows: the newest frame, or the one whose story is being told. */
  get frame() {
    return this.director.shown ?? this.link.game
  }

  get players(): Player[] {
    const seats = this.table.seats
    const from = Math.max(0, seats.findIndex((one) => one.seat === this.me))
    return seats.map((_, place) => {
      const index = (from + place) % seats.length
      const one = seats[index]!
      return {
        seat: one.seat,
        name: one.name,
        symbol: SYMBOLS[index]!,
        colour: index,
        level: one.level,
        kind: one.kind,
        presence: one.presence,
        standIn: one.standIn,
        me: one.seat === this.me,
      }
    })
  }

  get names(): Names {
    return Object.fromEntries(this.table.seats.map((one) => [one.seat, one.name || one.seat]))
  }

  say = (phrase: Phrase | string, values: Record<string, unknown> = {}): string =>
    typeof phrase === 'string' ? this.texts.text(phrase, values, this.names) : this.texts.say(phrase, this.names)

  label = (notation: string): string => {
    const phrase = this.moves[notation]
    return phrase ? this.say(phrase) : notation
  }

  /** Once: while a move is on its way, no other is sent. */
  play = (notation: string): void => {
    if (this.sent !== null || !this.link.online || !this.link.game?.moves.includes(notation)) return
    this.sent = notation
    this.director.skip()
    this.link
      .move(notation)
      .then(() => (this.refusal = null))
      .catch((refusal: Refusal) => (this.refusal = refusal))
      .finally(() => (this.sent = null))
  }

  undo = (): void => {
    if (this.sent !== null) return
    this.sent = 'undo'
    this.link
      .undo()
      .then(() => (this.refusal = null))
      .catch((refusal: Refusal) => (this.refusal = refusal))
      .finally(() => (this.sent = null))
  }

  why = (notation: string): Promise<Refusal | null> => this.link.why(notation)

  explain = (refusal: Refusal): void => {
    this.refusal = refusal
  }
}
