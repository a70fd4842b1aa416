/** What a board is: it is shown a view, and reports the move that somebody chose. It knows no rules. */
import type { Component } from 'svelte'
import { broughtBy } from '../house/games'
import type { Refusal } from '../net/api'
import type { Known, Lore, Move, Notation } from '../net/lore'
import type { Sentences } from '../net/sentences'
import type { GameFrame, Guide, StoryLine, TableShown } from '../net/types'
import { rulesOf, textsOf, type Language, type Phrase, type Texts } from '../texts/texts.svelte'
import type { IconName } from '../ui/icons'
import type { Part, Place } from './ending'

/** Something that happened, with the rule that made it happen. */
export interface Told extends Phrase {
  rule: string
}

/** One event while it is being told: the board may light up what it is about. */
export interface Beat {
  event: Told
  line: StoryLine
  ms: number
}

/** A piece that flies over the table while an event is told, between elements with `data-anchor="…"`: of several
 *  anchors, with spaces between them, the first that is in sight. */
export interface Flight {
  from: string
  to: string
  face: string // an address of a picture, as figure() gives it
  back?: boolean
  delay?: number // ms at the usual pace, before it takes off
  ms?: number // of the flight itself; 250 if it is not said
  width?: number // px; as wide as the place where it lands if it is not said
  piece?: boolean // a coin, a token, a figure: it flies as it is, at its own width, and not as a card
  lane?: string // an anchor: it turns into that lane, and out of it
  arc?: boolean // over the roofs
  times?: number // it stands for so many
}

/** How a board wants one event to be shown. Durations are at the usual pace. */
export interface Scene {
  ms?: number
  says?: number // 0 … 1, the part of its time after which the picture shows what it is: nothing speaks of it before
  flights?: Flight[]
  sound?: Noise // when it is said
  noise?: Noise // when it begins
  before?: boolean // the table still shows how it was before this move
}
export type Noise = 'knock' | 'hinge' | 'reveal' | 'card' | 'thud' | 'win' | 'tear' | 'dice' | 'coin'

export interface Player {
  seat: string // its letter
  name: string
  symbol: string // an icon: candle, moon, key …
  colour: number // 0 … 9, of the seat
  level: string // of a bot
  kind: 'empty' | 'person' | 'bot'
  presence: 'here' | 'away' | 'gone'
  standIn: string
  me: boolean
}

type AnyView = GameFrame['view']

export interface BoardProps<View = AnyView, K extends Known = Known> {
  table: TableShown
  players: Player[] // clockwise, from me
  me: string | null // my seat; null: I only watch
  view: View
  waiting: string[]
  moves: Notation[] // what may be done now; empty for who only watches or looks back
  hint: (move: Notation) => Phrase | undefined // what a move promises, by the rules
  beat: Beat | null
  said?: Told | null // the event of the beat, as soon as the picture has shown enough of it to be spoken of
  last?: Told | null // the last event that was worth a word
  story?: StoryLine[] // all that has been said
  guide: Guide // what helps to follow the game: the rule of the decision, who was asked
  lore: Lore<K> // the game's moves taken apart, its cards, and the rules that a board explains
  texts: Texts // of the house, the game and the board
  say: (phrase: Phrase | string, values?: Record<string, unknown>) => string // with the players' names
  tell: (phrase: Phrase) => string // of what happened: to who sits here
  label: (move: Notation) => string // a move in words
  play: (said: Notation | Notation[]) => void // a move, or all the words of an option: once, what is offered; the house says why not to anything else
  sentences: () => Promise<Sentences<K> | null> // all that could be said now, whole; asked of the house, once a decision
  why: (move: Notation) => Promise<Refusal | null> // the house does not offer it
  refuse: (what: Notation | Refusal | undefined) => Promise<void> // says so to who tried, with the rule
  lens: (rule: string) => void // shows a rule
  confirmed: boolean // ask before what cannot be taken back
  pane?: string // on a narrow screen: the part of the board that is shown; none: all of it
  turnTo?: (pane: string) => void // brings another part forward, on a narrow screen
  undo?: () => void // takes the last deed back; not there if that is not possible
  busy: boolean // a story is being told
  writing?: Writing // where the board writes on the status sheet; not there when looking back
  sheet?: Panel[] // the position in words, for a game without a board
  narrow: boolean // a phone, or a window like one: the rest is behind tabs
  hand: boolean // false: my hand is not to be seen; what has `data-hand` is covered by the shell as well
}

/** The status sheet, for a board that writes on it. */
export interface Writing {
  at: HTMLElement // its second line: what the board puts there stands between the question and the table
  ask: (question: string | null) => void // a question of its own in place of the status, as long as a move is half said
}

/** Rows under a title, as the terminal shows them. */
export interface Panel {
  title: Phrase
  seat: string | null
  lines: Row[]
}

export interface Row {
  label: Phrase
  items: Phrase[]
  secret: boolean // what only this seat knows: to be covered
}

/** A part of a board that has a tab of its own on a narrow screen. */
export interface Pane {
  name: string
  icon: IconName
  text: string // a key of the board's texts
}

/** What a board brings to the end of its game; all that it leaves out, the page has. */
export interface EndingProps<View = AnyView, K extends Known = Known> {
  view: View
  players: Player[] // clockwise, from me
  places: Place[] // the best first
  me: string | null
  lore: Lore<K>
  say: BoardProps['say']
}
export interface Ending<View = AnyView, K extends Known = Known> {
  /** The winner's moment; beside it, or above it where it is narrow, lies the sheet with the places. */
  picture?: Component<EndingProps<View, K>>
  /** What stands between a name and its points, in place of the points by source. */
  row?: Component<EndingProps<View, K> & { place: Place }>
  /** The sign and the tone of where points come from; without one, it is said in words. */
  mark?: (part: Part) => { icon: IconName; tone: string } | undefined
  /** The sentence above everything, and a quieter one below it, where the page's own do not say it. */
  title?: (view: View, places: Place[], me: string | null) => Phrase | undefined
  sub?: (view: View, places: Place[], me: string | null) => Phrase | undefined
  /** It happens in the house, not before it. */
  indoors?: boolean
  /** What the list of places is called: a key of the board's texts. */
  heading?: (view: View) => string
}

/** What a board shows while a game rests between two of its parts. */
export interface PauseProps<View = AnyView, K extends Known = Known> extends Omit<EndingProps<View, K>, 'places'> {
  table: BoardProps['table']
  story: StoryLine[] // as far as it has been said
  lens: (rule: string) => void
}

export interface Pause<View = AnyView, K extends Known = Known> {
  picture: Component<PauseProps<View, K>>
  sheet: Component<PauseProps<View, K>>
}

export interface Board<View = AnyView, K extends Known = Known> {
  component: Component<BoardProps<View, K>>
  /** Called by the board of a package when it cannot go on: the sheet takes its place. */
  onfail?: () => void
  /** It shows what every view says for reading, and frames have to bring that. */
  sheet?: boolean
  /** It writes on the status sheet: a move that is half said, what it costs and brings. The sheet then has two lines of a
   *  fixed height and holds the tools of the page, and the guest book is folded where the board needs its room. */
  writes?: boolean
  /** What stands for an event on the spine of the folded guest book. */
  emblem?: (event: Told) => IconName | undefined
  /** The board's own texts: en.ftl, fr.ftl, es.ftl beside it. */
  texts?: (language: Language) => Promise<string>
  /** What lies below the guest book: pieces that are out of the game, what was seen. */
  aside?: Component<BoardProps<View, K>>
  /** On a narrow screen the shell has tabs for these, beside the guest book and the rules; the first is where one plays. */
  panes?: Pane[]
  /** The part that the present decision needs: the shell brings it forward when the decision is a new one. */
  needs?: (view: View, me: string | null) => string | undefined
  /** How an event is shown; undefined: told in the guest book only. */
  scene?: (event: Told, line: StoryLine, view: View, lore: Lore<K>) => Scene | undefined
  /** What heads a new part of the guest book, if this line begins one. */
  chapter?: (line: StoryLine, before: StoryLine | undefined, lore: Lore<K>) => Phrase | undefined
  /** With more players than this, a laptop's screen leaves the guest book only its spine until it is wanted. */
  crowd?: number
  /** It says itself what is happening, also where the guest book is behind a tab. */
  captions?: boolean
  /** Loaded when a game ends. */
  ending?: () => Promise<{ default: Ending<View, K> }>
  /** How things stand while the game rests, and what has just come to an end; without it a game does not rest here. */
  pause?: () => Promise<{ default: Pause<View, K> }>
  /** What a move is called that begins a deed: who takes it back takes all back that followed from it. */
  deed?: (move: Move<K>, say: BoardProps['say']) => string | undefined
  /** Its own keys, explained. */
  keys?: [key: string, text: string][]
  /** Events that change nothing worth stopping at, shown faded. */
  minor?: (event: Told) => boolean
  /** A second, quieter sentence for the status sheet. */
  sub?: (view: View, me: string | null) => Phrase | undefined
}

/** Boards are loaded when their game is played. A game without one is shown by its sheet. */
const boards = import.meta.glob<{ default: Board }>('../boards/*/board.ts')

const ours = (game: string) => boards[`../boards/${game}/board.ts`]

export async function boardOf(game: string): Promise<Board> {
  const found = ours(game)
  return found ? (await found()).default : ((await (await broughtBy(game))?.board()) ?? sheetBoard())
}

/** What is said at a table. Our boards leave rules to the lens, which asks for them; those of packages may say any of them. */
export const spokenAt = (game: string, { texts }: Board, language: Language): Promise<Texts> =>
  (ours(game) ? textsOf : rulesOf)(language, game, texts)

/** The board that every game has. */
export const sheetBoard = async (): Promise<Board> => ({ component: (await import('./SheetBoard.svelte')).default, sheet: true })
