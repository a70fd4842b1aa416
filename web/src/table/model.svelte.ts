/** A table as this browser sees it: a line for each of its seats, the board, the texts, and what is shown at the moment. */
import { api, Refusal } from '../net/api'
import { Link } from '../net/link.svelte'
import { Lore, offered, textOf, type Notation } from '../net/lore'
import { Sentences } from '../net/sentences'
import type { GameFrame, TableShown } from '../net/types'
import { preferences } from '../preferences.svelte'
import { sounds } from '../sound/sounds'
import { rulesOf, type Language, type Names, type Phrase, type Texts } from '../texts/texts.svelte'
import { boardOf, sheetBoard, spokenAt, type Board, type Player } from './board'
import { Director } from './director.svelte'
import { SYMBOLS } from './symbols'
import { standingOf, takeable, type Back } from './takeable'

export { SYMBOLS }

const SOON = 100 // ms in which a house that is near has answered

/** A line and what is told of it. Who holds several seats keeps a line for each, so that nobody counts as gone. */
interface Line {
  link: Link
  director: Director
}

export class TableModel {
  board = $state.raw<Board>()!
  readonly game: string
  link = $state.raw<Link>()!
  director = $state.raw<Director>()!
  held = $state.raw<string[]>([]) // the seats of this browser
  asked = $state<string | null>(null) // the seat that who looks on has asked for
  unveiled = $state<string | null>(null) // of several people at one screen, the one who said to be there
  texts = $state.raw<Texts>()!
  refusal = $state.raw<Refusal | null>(null) // shown until it is dismissed
  notice = $state.raw<Phrase | null>(null) // something good to know, shown for a while
  sent = $state<string | null>(null) // the move that was sent a while ago and not yet answered
  played = $state(false) // something was done here
  private underway = false // one was sent just now
  private listed: { link: Link; number: number; asked: Promise<Sentences | null> } | null = null
  readonly lore: Lore
  private lines = new Map<string | null, Line>()

  private constructor(table: TableShown, held: string[], board: Board, texts: Texts, lore: Lore) {
    this.game = table.game
    this.held = held
    this.board = board
    this.texts = texts
    this.lore = lore
    board.onfail = () => void this.doWithout(board)
    this.connect(table)
    this.look(held[0] ?? null)
  }

  static async open(code: string): Promise<TableModel> {
    const id = await api.coded(code)
    const [table, held] = await Promise.all([api.table(id), api.mine(id)])
    const board = await boardOf(table.game)
    const [texts, moves, rules] = await Promise.all([
      spokenAt(table.game, board, preferences.language),
      api.moves(table.game),
      api.rules(table.game),
    ])
    return new TableModel(table, held, board, texts, new Lore(moves, rules))
  }

  close(): void {
    for (const line of this.lines.values()) this.hangUp(line)
    this.lines.clear()
  }

  // -- lines ----------------------------------------------------------------------------------------------------------

  /** A line for every seat that is ours, and for nothing else. */
  private connect(table: TableShown): void {
    const wanted: (string | null)[] = this.held.length ? this.held : [null]
    for (const [seat, line] of this.lines)
      if (!wanted.includes(seat)) {
        this.hangUp(line)
        this.lines.delete(seat)
      }
    for (const seat of wanted) if (!this.lines.has(seat)) this.lines.set(seat, this.dial(table, seat))
  }

  /** A board that has failed is put away, and the game goes on upon its sheet, over lines that bring it. */
  private async doWithout(board: Board): Promise<void> {
    const sheet = await sheetBoard()
    if (this.board !== board) return
    this.board = sheet
    const { table, me } = this
    this.close()
    this.connect(table)
    this.look(me)
  }

  private dial(table: TableShown, seat: string | null): Line {
    const link = new Link(table.id, seat, this.board.sheet)
    const director = new Director(this.board, this.lore)
    link.table = table
    link.onframe = (frame, before) => this.took({ link, director }, frame, before)
    director.onshow = (frame, before) => {
      const mine = (one: GameFrame | null) => seat !== null && !!one?.waiting.includes(seat)
      if (mine(frame) && !mine(before)) sounds.play('turn')
      if (frame.over && !before?.over) sounds.play('win')
    }
    director.onsound = (sound, line) => sounds.play(sound, 'ABCDEFGHIJ'.indexOf(line.seat))
    return { link, director }
  }

  private hangUp(line: Line): void {
    line.link.onframe = null
    line.link.close()
    line.director.close()
  }

  private took({ link, director }: Line, frame: GameFrame, before: GameFrame | null): void {
    if (!before || link !== this.link) return director.show(frame)
    if (!link.online) {
      // The line was lost meanwhile: what happened is not acted out, only counted.
      director.show(frame)
      const n = frame.story.reduce((sum, line) => sum + line.told.length, 0)
      if (n) this.notice = { key: 'table-back', n }
    } else director.tell(frame)
  }

  private look(seat: string | null): void {
    const line = this.lines.get(seat)!
    this.link = line.link
    this.director = line.director
    if (line.link.game) line.director.show(line.link.game)
  }

  /** Goes on as another of this browser's seats. */
  sitAt(seat: string | null): void {
    if (seat !== this.me && this.lines.has(seat)) this.look(seat)
  }

  /** After a seat was taken or given up: which ones are ours now, and the one to go on with. */
  async seatsChanged(wanted: string | null = this.me): Promise<void> {
    const table = this.table
    this.held = await api.mine(table.id)
    this.connect(table)
    this.look(wanted && this.held.includes(wanted) ? wanted : (this.held[0] ?? null))
  }

  /** Hangs up a line before its seat is given up, so that the house need not. */
  letGo(seat: string): void {
    const line = this.lines.get(seat)
    if (line) this.hangUp(line)
    this.lines.delete(seat)
  }

  /** The table has answered who asked for a seat: it is ours, or it is not. */
  async answered(): Promise<void> {
    const wanted = this.asked
    this.asked = null
    await this.seatsChanged(wanted)
    this.notice = { key: this.me === wanted ? 'table-welcome' : 'table-not-now' }
  }

  /** A line that the house has closed is opened anew, with the seats that we hold now. */
  async comeIn(): Promise<void> {
    const ended = this.me
    const line = this.lines.get(ended)
    if (line) this.hangUp(line)
    this.lines.delete(ended)
    await this.seatsChanged(ended)
  }

  // -- what is shown --------------------------------------------------------------------------------------------------

  async speak(language: Language): Promise<void> {
    this.texts = await spokenAt(this.game, this.board, language)
  }

  /** What the rules say, for who asks. */
  rules = (): Promise<Texts> => rulesOf(this.texts.language, this.game)

  get table(): TableShown {
    return this.link.table!
  }

  get me(): string | null {
    return this.link.seat
  }

  /** What the board shows: the newest frame, or the one whose story is being told. */
  get frame(): GameFrame | null {
    const { shown } = this.director
    return shown && shown.number !== this.link.game?.number ? shown : this.link.game
  }

  /** Whether what is shown is how things stand: only then can anything be chosen. */
  get live(): boolean {
    return this.link.online && this.frame === this.link.game && this.table.phase !== 'frozen'
  }

  get myTurn(): boolean {
    return this.me !== null && !!this.link.game?.waiting.includes(this.me)
  }

  /** Whether the table, as it is shown, waits for me: my turn is not announced before the story has come that far. */
  get awaited(): boolean {
    return this.me !== null && !!this.frame?.waiting.includes(this.me) && this.table.phase !== 'frozen'
  }

  /** While the game rests: who is not ready to go on. Null if it does not rest, or all are. */
  get resting(): string[] | null {
    const rests = this.frame?.guide.rests
    if (!rests || !this.board.pause || this.director.busy || this.table.phase !== 'playing') return null
    const awaited = this.table.seats.filter(
      (one) => one.kind === 'person' && !one.standIn && !one.left && one.presence !== 'gone' && (one.rested ?? 0) < rests,
    )
    return awaited.length ? awaited.map((one) => one.seat) : null
  }

  /** How many people share this screen. */
  get shared(): boolean {
    return this.held.length > 1
  }

  /** Who is to look at the screen next, if the one who looks now must not: hands stay hidden until then. */
  get curtain(): string | null {
    const game = this.link.game
    if (!this.shared || !game || this.table.phase !== 'playing' || this.resting) return null
    const asked = this.held.filter((seat) => game.waiting.includes(seat))
    const next = !asked.length || (this.me && asked.includes(this.me)) ? this.me : this.after(asked)
    if (this.unveiled !== this.me) return next
    return next !== this.me && !this.director.busy ? next : null
  }

  private after(seats: string[]): string {
    return seats.find((seat) => seat > (this.me ?? '')) ?? seats[0]!
  }

  /** Somebody says who sits at the screen now. */
  unveil(seat: string): void {
    this.sitAt(seat)
    this.unveiled = seat
  }

  get players(): Player[] {
    return this.playersFrom(this.me)
  }

  /** Everybody clockwise, beginning with the one through whose eyes the table is seen. */
  playersFrom(eyes: string | null): Player[] {
    const seats = this.table.seats
    const from = Math.max(0, seats.findIndex((one) => one.seat === eyes))
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
        me: one.seat === eyes,
      }
    })
  }

  get names(): Names {
    return Object.fromEntries(this.table.seats.map((one) => [one.seat, one.name || one.seat]))
  }

  say = (phrase: Phrase | string, values: Record<string, unknown> = {}): string =>
    typeof phrase === 'string' ? this.texts.text(phrase, values, this.names) : this.texts.say(phrase, this.names)

  /** The same of something that happened, to who sits here. */
  tell = (phrase: Phrase, open = false): string => this.texts.tell(phrase, this.names, this.me, open)

  label = (move: Notation): string => {
    const phrase = this.lore.phrase(move)
    return phrase ? this.say(phrase) : textOf(move)
  }

  /** What may be done as things stand. */
  get moves(): Notation[] {
    return offered(this.link.game?.moves ?? [])
  }

  /** What a move promises, by the rules. */
  hint = (move: Notation): Phrase | undefined => this.link.game?.hints?.[textOf(move)] as Phrase | undefined

  // -- what is done ---------------------------------------------------------------------------------------------------

  /** A move, or all the words of an option. Once: while one is on its way, no other is sent. Why a move is not offered is
   * asked, and shown. */
  play = (said: Notation | Notation[]): void => {
    const words = Array.isArray(said) ? said : [said]
    if (!this.moves.includes(words[0]!)) return void this.refuse(words[0])
    this.director.skip()
    const sent = words.map(textOf)
    void this.send(sent[0]!, () => this.link.move(sent.length > 1 ? sent : sent[0]!))
  }

  /** All that my seat could say now, each option with all of its words; null if the house does not tell. Asked once. */
  sentences = (): Promise<Sentences | null> => {
    const { link } = this
    const number = link.game?.number ?? 0
    if (this.listed?.link !== link || this.listed.number !== number) {
      const asked = link.sentences().then(
        (frame) => Sentences.of(frame, this.lore),
        () => {
          this.listed = null
          return null
        },
      )
      this.listed = { link, number, asked }
    }
    return this.listed.asked
  }

  /** What I could take back, deed by deed, the latest first. */
  get back(): Back {
    const { board, lore, me } = this
    return takeable(this.link.story, me, board.deed && ((move) => board.deed!(lore.move(move), this.say) ?? ''), this.label)
  }

  /** Takes back the last deed: all of its moves. */
  undo = async (): Promise<void> => {
    for (let left = this.back.deeds[0]?.moves ?? 1; left > 0 && this.link.game?.undo; left--)
      if (!(await this.send('undo', () => this.link.undo()))) return
  }

  /** Takes back all that may be taken back, and says how far that was. */
  restart = async (): Promise<void> => {
    let back = 0
    while (this.link.game?.undo && (await this.send('undo', () => this.link.undo()))) back++
    if (back) this.notice = this.backAt()
  }

  /** Whether there is more to take back than the last move. */
  get begun(): boolean {
    return this.back.deeds.length > 1
  }

  /** What the last entry that stands is about: that is how far one can go back. */
  private backAt(): Phrase {
    const standing = standingOf(this.link.story).map((line) => line.seat)
    const last = standing.at(-1)
    if (last !== 'chance') return last && last !== this.me ? { key: 'restarted-other', player: last } : { key: 'restarted-turn' }
    return { key: standing.findLast((seat) => seat !== 'chance') === this.me ? 'restarted-chance' : 'restarted-turn' }
  }

  private async send(what: string, how: () => Promise<unknown>): Promise<boolean> {
    if (this.underway || !this.link.online) return false
    this.underway = true
    document.body.dataset.sent = what // for who watches the page from outside
    const slow = setTimeout(() => (this.sent = what), SOON) // before that, showing it would only delay the answer
    try {
      await how()
      this.refusal = null
      this.played = true
      return true
    } catch (refusal) {
      this.refusal = refusal as Refusal
      return false
    } finally {
      clearTimeout(slow)
      this.underway = false
      this.sent = null
      delete document.body.dataset.sent
    }
  }

  /** Something asked of the house over HTTP; what it refuses is shown. */
  async request(how: () => Promise<unknown>): Promise<boolean> {
    try {
      await how()
      return true
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal
      this.refusal = refusal
      return false
    }
  }

  why = (move: Notation): Promise<Refusal | null> => this.link.why(textOf(move))

  refuse = async (what: Notation | Refusal | undefined): Promise<void> => {
    const refusal = what instanceof Refusal ? what : what && (await this.why(what))
    if (refusal) this.refusal = refusal
  }
}
