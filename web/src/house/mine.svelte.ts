/** My games: how each of them stands, what awaits me first. */
import { api, Refusal } from '../net/api'
import type { PositionShown, StoryLine, TableShown } from '../net/types'
import { seenUntil } from '../table/seen'
import { textsOf, type Language, type Phrase, type Texts } from '../texts/texts.svelte'
import { keepTable, keptTables } from './kept'
import { boardTexts } from './plugins'

const AGAIN = 15_000 // ms until we look again
const TOLD = 2 // of what happened since I looked

export class MyTable {
  readonly table: TableShown
  readonly seats: string[] // those of this browser
  readonly now: PositionShown | null // null: not begun
  readonly texts: Texts
  private readonly news: Phrase[]

  constructor(table: TableShown, seats: string[], now: PositionShown | null, news: Phrase[], texts: Texts) {
    this.table = table
    this.seats = seats
    this.now = now
    this.news = news
    this.texts = texts
  }

  private get names(): Record<string, string> {
    return Object.fromEntries(this.table.seats.map((one) => [one.seat, one.name || one.seat]))
  }

  private tell = (phrase: Phrase): string => this.texts.tell(phrase, this.names, this.seats[0] ?? null)

  get title(): string {
    return this.texts.text('game-title')
  }

  get over(): boolean {
    return this.table.phase === 'over' || this.table.phase === 'frozen'
  }

  /** Whom it waits for. */
  get waiting(): string[] {
    if (this.now) return this.over ? [] : this.now.waiting
    const { host, seats } = this.table
    const late = seats.filter((one) => one.kind === 'person' && !one.ready && one.seat !== host).map((one) => one.seat)
    return late.length || seats.some((one) => one.kind === 'empty') || host === null ? late : [host]
  }

  get awaited(): boolean {
    return this.waiting.some((seat) => this.seats.includes(seat))
  }

  get status(): string {
    if (this.now) return this.texts.say(this.now.status as Phrase, this.names)
    const taken = this.table.seats.filter((one) => one.kind !== 'empty').length
    return this.texts.text('running-lobby', { taken, seats: this.table.seats.length })
  }

  /** In few words, while it is not my turn. */
  get thinking(): string {
    const names = this.waiting.map((seat) => this.names[seat])
    return this.now && names.length ? this.texts.text('running-thinks', { names, n: names.length }) : this.status
  }

  /** How it ended: the last thing that was said. */
  get outcome(): string {
    const last = this.now?.story.at(-1)?.told.at(-1)
    return last ? this.tell(last as Phrase) : this.status
  }

  get progress(): string {
    const progress = this.over ? undefined : this.now?.guide.progress
    return progress ? this.tell(progress.text as Phrase) : ''
  }

  get since(): string {
    return this.news.map(this.tell).join(' ')
  }
}

/** What others did since I looked: their last deeds. */
function deeds(lines: StoryLine[], seats: string[], seen: number): Phrase[] {
  const others = lines.filter((line) => line.number > seen && line.seat !== 'chance' && !seats.includes(line.seat) && line.move !== null)
  return others
    .flatMap((line) => line.told.slice(0, 1) as Phrase[])
    .slice(-TOLD)
}

async function look({ id, code }: { id: string; code: string }, language: Language): Promise<MyTable | null> {
  try {
    const [table, seats] = await Promise.all([api.table(id), api.mine(id)])
    const mine = table.seats.find((one) => seats.includes(one.seat))
    if (!mine || mine.left) {
      keepTable({ id, code }, false)
      return null
    }
    const texts = await textsOf(language, table.game, boardTexts(table.game))
    if (table.phase === 'open' || table.phase === 'frozen') return new MyTable(table, seats, null, [], texts)
    let now = await api.now(id, seats[0]!)
    const asked = seats.find((seat) => now.waiting.includes(seat))
    if (asked && asked !== seats[0]) now = await api.now(id, asked)
    const seen = seenUntil(id)
    const missed = asked && seen !== undefined && seen < now.number
    const news = missed ? deeds((await api.story(id, asked)).lines, seats, seen) : []
    return new MyTable(table, seats, now, news, texts)
  } catch (problem) {
    const gone = problem instanceof Refusal && ['error-table', 'error-game', 'error-version'].includes(problem.key)
    if (!gone) throw problem
    keepTable({ id, code }, false)
    return null
  }
}

export class MyTables {
  all = $state.raw<MyTable[] | null>(null) // null: not looked yet
  error = $state.raw<unknown>(null)

  /** In a component: it follows the language, and looks again now and then. */
  constructor(language: () => Language) {
    $effect(() => {
      const wanted = language()
      let current = true
      const again = async (): Promise<void> => {
        try {
          const found = await Promise.all(keptTables().map((one) => look(one, wanted)))
          if (current) [this.all, this.error] = [found.filter((one) => one !== null), null]
        } catch (problem) {
          if (current) this.error = problem
        }
      }
      void again()
      const timer = setInterval(() => document.hidden || again(), AGAIN)
      return () => {
        current = false
        clearInterval(timer)
      }
    })
  }

  get awaiting(): MyTable[] {
    return (this.all ?? []).filter((one) => one.awaited)
  }

  get others(): MyTable[] {
    return (this.all ?? []).filter((one) => !one.over && !one.awaited)
  }

  get over(): MyTable[] {
    return (this.all ?? []).filter((one) => one.over)
  }

  get running(): boolean {
    return (this.all ?? []).some((one) => !one.over)
  }
}
