/** Tells what happened one event after the other, and paces everything that speaks of it: the caption, the guest book,
 * sounds and who reads aloud say an event when its picture shows it. What is shown may lag behind what is true, never the
 * reverse. */
import type { Lore } from '../net/lore'
import type { GameFrame, StoryLine } from '../net/types'
import { pace } from '../preferences.svelte'
import type { Beat, Board, Flight, Noise, Scene, Told } from './board'

const LONGEST_QUEUE = 6 // frames: more are not told, only shown
const CROWDED = 3 // frames: told twice as fast
const USUAL = 600 // ms of an event
const LONGEST = 1500 // ms of an event, whatever a board wishes

interface Act {
  event: Told
  line: StoryLine
  scene: Scene
  from: number // the event's place in its line
  to: number // and the place after those that follow it without a scene: they are said with it
}

/** How far the story has been said: all lines before a number, and so many events of the line of that number. */
interface Voice {
  number: number
  events: number
}

const upTo = (frame: GameFrame): Voice => ({ number: frame.number, events: Infinity })

export class Director {
  shown = $state.raw<GameFrame | null>(null)
  voice = $state.raw<Voice>({ number: 0, events: 0 })
  beat = $state.raw<Beat | null>(null)
  said = $state.raw<Told | null>(null) // the event of the beat, from the moment that it may be spoken of
  last = $state.raw<Told | null>(null) // the last event that was worth a word
  flights = $state.raw<Flight[]>([])
  busy = $state(false)
  onsound: ((sound: Noise, line: StoryLine) => void) | null = null
  onshow: ((frame: GameFrame, before: GameFrame | null) => void) | null = null // a frame whose story was told is on the table

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
    const { number } = this.voice
    const joins = frame.since <= number && number <= frame.number // else it is another moment, or the first
    this.last = this.latest(frame) ?? (joins ? this.last : null)
    this.shown = frame
    this.voice = upTo(frame)
  }

  /** The story as far as it has been said. */
  heard(story: StoryLine[]): StoryLine[] {
    const { number, events } = this.voice
    if (!this.shown) return story
    const whole = story.filter((line) => line.number <= number)
    const last = whole.at(-1)
    if (last?.number === number && events < last.told.length) whole.splice(-1, 1, { ...last, told: last.told.slice(0, events) })
    return whole
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
    this.bring(last)
    this.voice = upTo(last)
    this.last = acts.findLast((act) => this.worth(act.event))?.event ?? this.last
    const loudest = acts.findLast((act) => act.scene.sound)
    if (loudest && !document.hidden) this.onsound?.(loudest.scene.sound!, loudest.line)
  }

  /** Nothing is told any more. */
  close(): void {
    this.queue = []
    this.onsound = null
    this.onshow = null
    this.end()
  }

  private end(): void {
    this.run++
    this.wake?.()
    this.wake = null
    this.beat = null
    this.said = null
    this.flights = []
    this.busy = false
  }

  /** Puts a frame on the table. */
  private bring(frame: GameFrame): void {
    const before = this.shown
    if (before === frame) return
    this.shown = frame
    this.onshow?.(frame, before)
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
      for (const [from, event] of (line.told as Told[]).entries()) {
        const scene = this.board.scene?.(event, line, frame.view, this.lore)
        if (scene) found.push({ event, line, scene, from, to: from + 1 })
        else if (found.at(-1)?.line === line) found.at(-1)!.to = from + 1
      }
    return found
  }

  private async play(): Promise<void> {
    const run = ++this.run
    this.busy = true
    while (this.queue.length && run === this.run) {
      const frame = this.queue[0]!
      for (const act of this.acts(frame)) {
        if (!act.scene.before) this.bring(frame)
        await this.act(act, run)
        if (run !== this.run) return
      }
      this.bring(frame)
      this.voice = upTo(frame)
      this.queue.shift()
    }
    if (run === this.run) this.end()
  }

  /** One event: what is seen of it begins at once, and it is spoken of as soon as that has shown enough. */
  private async act({ event, line, scene, from, to }: Act, run: number): Promise<void> {
    const ms = Math.min(scene.ms ?? USUAL, LONGEST) * pace() * (this.queue.length >= CROWDED ? 0.5 : 1)
    const silent = ms * (scene.says ?? 0)
    this.voice = { number: line.number, events: from }
    this.said = null
    this.beat = { event, line, ms }
    this.flights = scene.flights ?? []
    if (scene.noise) this.onsound?.(scene.noise, line)
    if (silent) await this.wait(silent)
    if (run !== this.run) return
    this.voice = { number: line.number, events: to }
    this.said = event
    if (this.worth(event)) this.last = event
    if (scene.sound) this.onsound?.(scene.sound, line)
    await this.wait(ms - silent)
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
