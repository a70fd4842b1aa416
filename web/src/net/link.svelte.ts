/** A seat's line to its table: opened again when it is lost, told nothing twice, and never in doubt what was sent. */
import { Refusal } from './api'
import type { Command, Frame, GameFrame, PresenceFrame, RefusedFrame, SentencesFrame, StoryLine, TableShown } from './types'

const BEAT = 1250 // ms between two looks at the line
const QUIET = 2000 // ms without a word, after which the house is asked for one
const PATIENCE = 2400 // ms without an answer to that, until the line counts as lost
const RETRIES = [300, 700, 1500, 3000, 5000]
const RESTARTS = 1012 // the code of a house that closes while another one opens, or is open already

type Answer = GameFrame | SentencesFrame | null // null: a move that was asked about could be made

interface Waiting {
  command: Command & { id: string }
  done: (answer: Answer) => void
  failed: (why: Refusal) => void
}

export class Link {
  readonly id: string
  readonly seat: string | null
  private readonly sheet: boolean // frames bring the position laid out for reading
  table = $state.raw<TableShown | null>(null)
  game = $state.raw<GameFrame | null>(null)
  story = $state.raw<StoryLine[]>([]) // everything that happened, as this seat may know it
  online = $state(false)
  everOnline = $state(false)
  ended = $state.raw<Refusal | null>(null) // the house has closed this line for a reason

  /** Called with every game frame that is new, before it is shown, and with the one before it. */
  onframe: ((frame: GameFrame, before: GameFrame | null) => void) | null = null

  private socket: WebSocket | null = null
  private waiting: Waiting[] = []
  private tries = 0
  private heard = 0
  private asked = 0 // since when a sign of life is waited for
  private timer = 0
  private count = 0
  private stopped = false
  private readonly mark = Math.random().toString(36).slice(2, 10)

  constructor(id: string, seat: string | null, sheet = false) {
    this.id = id
    this.seat = seat
    this.sheet = sheet
    this.open()
    addEventListener('online', this.hurry)
    addEventListener('offline', this.drop)
    document.addEventListener('visibilitychange', this.seen)
  }

  close(): void {
    this.stopped = true
    clearTimeout(this.timer)
    removeEventListener('online', this.hurry)
    removeEventListener('offline', this.drop)
    document.removeEventListener('visibilitychange', this.seen)
    this.socket?.close()
  }

  /** Plays a move, or all the words of an option; resolves when the house has them on its disk, rejects with a Refusal if
   * nothing changed. */
  move(said: string | string[]): Promise<Answer> {
    return this.ask({ type: 'move', id: this.newId(), number: this.game!.number, move: said })
  }

  /** All that this seat could say now, each option with all of its words. */
  async sentences(): Promise<SentencesFrame> {
    return (await this.ask({ type: 'sentences', id: this.newId() })) as SentencesFrame
  }

  undo(): Promise<Answer> {
    return this.ask({ type: 'undo', id: this.newId(), number: this.game!.number })
  }

  /** Why a move may not be made now; null if it may. */
  async why(notation: string): Promise<Refusal | null> {
    try {
      await this.ask({ type: 'why', id: this.newId(), move: notation })
      return null
    } catch (refusal) {
      return refusal as Refusal
    }
  }

  private newId(): string {
    return `${this.mark}-${++this.count}`
  }

  private ask(command: Command & { id: string }): Promise<Answer> {
    if (!this.online) return Promise.reject(new Refusal({ key: 'page-offline', rule: '', values: {} }))
    return new Promise((done, failed) => {
      this.waiting.push({ command, done, failed })
      this.send(command)
    })
  }

  private send(command: Command): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(command))
  }

  private open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const query = `from=${this.game?.number ?? 0}${this.seat ? `&seat=${this.seat}&rest=1` : ''}${this.sheet ? '&sheet=1' : ''}`
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket?${query}`)
    this.socket = socket
    this.heard = performance.now()
    this.asked = 0
    socket.onopen = () => {
      this.tries = 0
      this.seen()
      this.beat(socket)
    }
    socket.onmessage = (event: MessageEvent<string>) => {
      this.heard = performance.now()
      this.asked = 0
      this.take(JSON.parse(event.data) as Frame)
    }
    socket.onclose = (event) => this.lost(socket, event.code === RESTARTS)
  }

  /** A sign of life now and then; a house that does not answer is gone, whatever the socket believes. Who is asked late,
   * because the page slept, may answer late: only time after a question counts. */
  private beat(socket: WebSocket): void {
    if (socket !== this.socket || this.stopped) return
    const now = performance.now()
    if (this.asked && now - this.asked > PATIENCE) return this.drop()
    if (!this.asked && now - this.heard > QUIET) {
      this.asked = now
      this.send({ type: 'ping' })
    }
    this.timer = window.setTimeout(() => this.beat(socket), BEAT)
  }

  /** The line is dead, whatever the socket believes. */
  private drop = (): void => {
    const { socket } = this
    if (!socket) return
    socket.close()
    this.lost(socket)
  }

  private lost(socket: WebSocket, hurry = false): void {
    if (socket !== this.socket || this.stopped) return
    this.socket = null
    this.online = false
    clearTimeout(this.timer)
    if (this.ended) return
    const usual = RETRIES[Math.min(this.tries++, RETRIES.length - 1)]!
    const wait = hurry ? 100 * Math.random() : usual
    this.timer = window.setTimeout(() => this.open(), wait * (0.8 + 0.4 * Math.random()))
  }

  private hurry = (): void => {
    if (this.online || this.stopped || this.ended) return
    clearTimeout(this.timer)
    this.socket?.close()
    this.open()
  }

  private seen = (): void => this.send({ type: 'presence', away: document.hidden })

  private take(frame: Frame): void {
    if (frame.type === 'table') {
      this.table = frame.table
      if (frame.table.phase === 'open') this.connected()
    } else if (frame.type === 'presence') this.takePresence(frame)
    else if (frame.type === 'game') this.takeGame(frame)
    else if (frame.type === 'refused') this.settle(frame.id, (one) => one.failed(refusal(frame)))
    else if (frame.type === 'allowed') this.settle(frame.id, (one) => one.done(null))
    else if (frame.type === 'sentences') this.settle(frame.id, (one) => one.done(frame))
    else if (frame.type === 'closed') this.ended = new Refusal({ key: frame.key, rule: '', values: frame.values })
  }

  /** Who has come or gone; all else of the table is as it was. */
  private takePresence({ seats, spectators }: PresenceFrame): void {
    if (!this.table) return
    const there = this.table.seats.map((one) => ({ ...one, presence: seats[one.seat] ?? one.presence }))
    this.table = { ...this.table, seats: there, spectators }
  }

  private takeGame(frame: GameFrame): void {
    const before = this.game
    if (before && frame.number < before.number) return
    const known = this.story.at(-1)?.number ?? 0
    const told = frame.story.filter((line) => line.number > known)
    if (told.length) this.story = this.story.concat(told)
    this.remember(frame)
    if (!before || frame.number > before.number) this.onframe?.(frame, before)
    this.game = frame
    this.connected()
    if (frame.answers) this.settle(frame.answers, (one) => one.done(frame))
  }

  /** Where the table plays from memory, what is past is put away; when the game is over, all of it is asked for. */
  private remember(frame: GameFrame): void {
    const first = this.story[0]?.number ?? 1
    const from = frame.forgotten ?? 0
    if (first <= from) this.story = this.story.filter((line) => line.number > from)
    if (!frame.over || first === 1) return
    if (frame.since === 0) this.story = frame.story
    else this.send({ type: 'resync', number: 0 })
  }

  /** Whatever was sent and not answered is sent again: the house does it once. */
  private connected(): void {
    if (this.online) return
    this.online = true
    this.everOnline = true
    for (const one of this.waiting) this.send(one.command)
  }

  private settle(id: string | null, how: (one: Waiting) => void): void {
    const at = this.waiting.findIndex((one) => one.command.id === id)
    if (at >= 0) how(this.waiting.splice(at, 1)[0]!)
  }
}

const refusal = (frame: RefusedFrame): Refusal =>
  new Refusal({ key: frame.key, rule: frame.rule, values: frame.values })
