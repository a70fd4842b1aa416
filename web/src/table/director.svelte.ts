/** Tells what happened one event after the other: what the board shows may lag behind what is true, never the reverse. */
import type { Lore } from '../net/lore'
import type { GameFrame, StoryLine } from '../net/types'
import { pace } from '../preferences.svelte'
import type { Beat, Board, Flight, Scene, Told } from './board'

const LONGEST_QUEUE = 6 // frames: more are not told, only shown
const CROWDED = 3 // frames: told twice as fast
const USUAL = 600 // ms of an event
const LONGEST = 1500 // ms of an event, whatever a board wishes

interface Act {
  event: Told
  line: StoryLine
  scene: Scene
}

export class Director {
  shown = $state.raw<GameFrame | null>(null)
  told = $state(0) // the number of the last entry that has been told
  beat = $state.raw<Beat | null>(null)
  last = $state.raw<Told | null>(null) // the last event that was worth a word
  flights = $state.raw<Flight[]>([])
  busy = $state(false)
  onsound: ((sound: NonNullable<Scene['sound']>, line: StoryLine) => void) | null = null

  private readonly board: Board
  private readonly lore: Lore
  private queue: GameFrame[] = []
  private wake: (() => void) | null = null
  private run = 0

  constructor(board: Board, lore: Lore) {
    this.board = board
    this.lore = lore
  }

  /** A frame to be shown at once: the first one, or one that somebody does not want to wait for. */
  show(frame: GameFrame): void {
    this.queue = []
    this.end()
    const joins = frame.since <= this.told && this.told <= frame.number // else it is another moment, or the first
    this.last = this.latest(frame) ?? (joins ? this.last : null)
    this.shown = frame
    this.told = frame.number
  }

  /** A frame whose story is to be told before the next. */
  tell(frame: GameFrame): void {
    this.queue.push(frame)
    if (document.hidden || pace() === 0 || this.queue.length > LONGEST_QUEUE) this.skip()
    else if (!this.busy) void this.play()
  }

  /** Enough: show how things stand now. */
  skip(): void {
    const last = this.queue.at(-1)
    const acts = this.queue.flatMap((frame) => this.acts(frame))
    this.queue = []
    this.end()
    if (!last) return
    this.shown = last
    this.told = last.number
    this.last = acts.findLast((act) => this.worth(act.event))?.event ?? this.last
    const loudest = acts.findLast((act) => act.scene.sound)
    if (loudest && !document.hidden) this.onsound?.(loudest.scene.sound!, loudest.line)
  }

  /** Nothing is told any more. */
  close(): void {
    this.queue = []
    this.onsound = null
    this.end()
  }

  private end(): void {
    this.run++
    this.wake?.()
    this.wake = null
    this.beat = null
    this.flights = []
    this.busy = false
  }

  private worth(event: Told): boolean {
    return !this.board.minor?.(event)
  }

  /** The last event of a frame's story that is worth a word. */
  private latest(frame: GameFrame): Told | undefined {
    for (const line of frame.story.toReversed())
      for (const event of (line.told as Told[]).toReversed())
        if (this.worth(event) && this.board.scene?.(event, line, frame.view, this.lore)) return event
    return undefined
  }

  private acts(frame: GameFrame): Act[] {
    const found: Act[] = []
    for (const line of frame.story)
      for (const event of line.told as Told[]) {
        const scene = this.board.scene?.(event, line, frame.view, this.lore)
        if (scene) found.push({ event, line, scene })
      }
    return found
  }

  private async play(): Promise<void> {
    const run = ++this.run
    this.busy = true
    while (this.queue.length && run === this.run) {
      const frame = this.queue[0]!
      const acts = this.acts(frame)
      for (const { event, line, scene } of acts) {
        if (!scene.before) this.shown = frame
        const ms = Math.min(scene.ms ?? USUAL, LONGEST) * pace() * (this.queue.length >= CROWDED ? 0.5 : 1)
        this.told = line.number
        this.beat = { event, line, ms }
        if (this.worth(event)) this.last = event
        this.flights = scene.flights ?? []
        if (scene.sound) this.onsound?.(scene.sound, line)
        await this.wait(ms)
        if (run !== this.run) return
      }
      this.shown = frame
      this.told = frame.number
      this.queue.shift()
    }
    if (run === this.run) this.end()
  }

  private wait(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, ms)
      this.wake = () => {
        clearTimeout(timer)
        done()
      }
    })
  }
}
