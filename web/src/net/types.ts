// Written by tools/web_types.py from the server's classes: change those, and run it again.

/** A game in a few words of one language. */
export interface About {
  title: string
  pitch: string
  time: string
}

/** A move that was asked about could be made. */
export interface AllowedFrame {
  type: 'allowed'
  id: string
}

/** To somebody who asks for a seat. */
export interface Answer {
  name: string
  welcome: boolean
}

/** Somebody who would like to have a seat of a game that has begun, and who said yes. */
export interface AskerShown {
  seat: string
  name: string
  agreed: string[]
}

/** What a game of another package brings to the page. */
export interface Brought {
  at: string
  files: string[]
}

/** What is printed on a card: its rule, and what clients sort or draw it by. */
export interface CardShown {
  rule: string
  facts: Record<string, any>
}

/** The last word before the socket is closed for a reason. */
export interface ClosedFrame {
  type: 'closed'
  key: string
  values: Record<string, any>
}

/** A ruling that differs from the printed rules; the text rules-differ-ID says how and why. */
export interface DifferenceShown {
  rule: string
  options: Record<string, string | number | boolean>
}

/** Moves that are said alike: the columns of a table that has a row for each. */
export interface FormShown {
  verb: string
  text: string
  notations: string[]
  parts: Record<string, (string | number | string[])[]>
  secret?: boolean
}

/** The game as one seat (null: a spectator) may know it. */
export interface GameFrame {
  type: 'game'
  seat: string | null
  number: number
  since: number
  view: Record<string, any>
  status: Record<string, any>
  waiting: string[]
  moves: string[]
  undo: boolean
  over: boolean
  guide: Guide
  story: StoryLine[]
  answers?: string
  hints?: Record<string, Record<string, any>>
  forgotten?: number
  result?: Record<string, any>
  sheet?: PanelShown[]
}

export interface GameShown {
  name: string
  version: number
  seats: number[]
  usualSeats: number
  options: Record<string, any>
  levels: string[]
  about: Record<string, About>
  brought?: Brought | null
}

export interface GamesShown {
  games: GameShown[]
}

/** What helps everybody at the table to follow the game. */
export interface Guide {
  rule: string
  asked: string[]
  progress?: ProgressShown
  stages?: StageShown[]
  rests?: number
}

export interface HalloweenBuildingShape {
  bonus: string | null
  building: string
  common: string[]
  figures: Record<string, number>
  haunted: Record<string, string>
  near: string[]
  room: number
}

export interface HalloweenCardShape {
  coloured: boolean
  number: number
  occupied: string[]
  used: boolean
}

export interface HalloweenDieShape {
  added: number
  colour: string
  faces: number
  name: string
  result: number | null
}

export interface HalloweenFigureShape {
  building: string
  colour: string
}

export interface HalloweenFocusShape {
  action: string | null
  card: number | null
  colour: string | null
  dice: HalloweenDieShape[]
  figure: HalloweenFigureShape | null
  level: number | null
  odds: number | null
  paid: string[]
  section: number | null
  target: HalloweenFigureShape | null
  token: string | null
}

export interface HalloweenHauntsShape {
  common: number
  own: number
}

export interface HalloweenLevelShape {
  colour: string
  evolve: number
  faces: number
  haunt: number
  level: number
}

export interface HalloweenLimitsShape {
  bonus: number
  cards: number
  common: number
  discs: number
  emptyPiles: number
  haunts: number
  rounds: number
}

export interface HalloweenPlayerShape {
  blocked: number
  bonus: string[]
  cards: number[]
  haunts: HalloweenHauntsShape
  points: number
  reserve: number
  scare: number
  seat: string
  sections: HalloweenSectionShape[]
  tokens: Record<string, number>
  worth: Record<string, number>
}

export interface HalloweenSectionShape {
  covered: string[]
  discs: number
  done: boolean
  level: number
}

export interface HalloweenShape {
  acting: number | null
  active: string | null
  bonusDiscards: string[]
  bonusReserve: string[]
  cards: HalloweenCardShape[]
  decision: string
  detail: Record<string, any>
  first: string | null
  focus: HalloweenFocusShape
  lastRound: boolean
  levels: HalloweenLevelShape[]
  limits: HalloweenLimitsShape
  piles: Record<string, number>
  players: HalloweenPlayerShape[]
  prices: Record<string, number>
  round: number
  seat: string | null
  supply: Record<string, number>
  town: HalloweenBuildingShape[]
  turn: number
  variant: string
  waiting: string[]
}

export interface Health {
  status: string
  version: string
  database: string
  writable: boolean
}

/** Make a move, or all the moves that say an option: they are made together, or none is. The number is that of the
    frame that it answers. */
export interface MoveCommand {
  type: 'move'
  id: string
  number: number
  move: string | string[]
}

/** Every move that players make or see, taken apart, so that nobody need read its notation. */
export interface MovesShown {
  forms: FormShown[]
  words: Record<string, Record<string, string>>
  phrases: Record<string, Record<string, any>>
}

export interface NewAgreement {
  options?: Record<string, string | number | boolean | null> | null
  preset?: string | null
  seats?: number | null
  public?: boolean | null
  newcomers?: 'all' | 'host' | 'nobody' | null
  standIn?: string | null
}

export interface NewBot {
  level: string
}

export interface NewSeat {
  name: string
  salt?: string
}

export interface NewTable {
  game: string
  name: string
  options?: Record<string, string | number | boolean | null>
  preset?: string
  seats?: number | null
  public?: boolean
  bots?: string
  salt?: string
  newcomers?: 'all' | 'host' | 'nobody'
  standIn?: string
}

/** An empty object. */
export interface Nothing {
}

/** Rows under a title; of a player's own panel the seat is said. */
export interface PanelShown {
  title: Record<string, any>
  seat: string | null
  lines: RowShown[]
}

/** Is anybody there? Answered with `pong`. */
export interface PingCommand {
  type: 'ping'
}

export interface Place {
  table: string
}

/** Somebody is there. */
export interface PongFrame {
  type: 'pong'
}

/** A game at some number, as a seat (null: a spectator) saw it; with all hands only after the end. */
export interface PositionShown {
  number: number
  last: number
  seat: string | null
  view: Record<string, any>
  status: Record<string, any>
  sheet: PanelShown[]
  waiting: string[]
  guide: Guide
  story: StoryLine[]
  hands?: Record<string, Record<string, any>> | null
}

/** Whether the player looks at the table. */
export interface PresenceCommand {
  type: 'presence'
  away: boolean
}

/** Who has come or gone since the last frame that said so, and how many look on. */
export interface PresenceFrame {
  type: 'presence'
  seats: Record<string, 'away' | 'gone' | 'here'>
  spectators: number
}

/** Why a request changed nothing. */
export interface Problem {
  key: string
  rule: string
  values: Record<string, any>
}

/** How far the game is. */
export interface ProgressShown {
  part: number
  text: Record<string, any>
}

export interface Readiness {
  ready?: boolean
  salt?: string | null
}

/** `ready`, or why a balancer should send people elsewhere: `starting`, `draining` or `no database`. */
export interface Ready {
  status: string
}

/** A command of this socket changed nothing, and why: a text key with its values, and the rule that says so. */
export interface RefusedFrame {
  type: 'refused'
  id: string | null
  number: number
  key: string
  rule: string
  values: Record<string, any>
}

/** Tell again everything after a number. */
export interface ResyncCommand {
  type: 'resync'
  number: number
}

/** A labelled row. A secret one is what the seat knows and others do not. */
export interface RowShown {
  label: Record<string, any>
  items: Record<string, any>[]
  secret: boolean
}

/** The rules and the cards of a game, in the order of its rules page; the texts have their words. */
export interface RulesShown {
  rules: string[]
  cards: Record<string, CardShown>
  topics: Record<string, string>
  facts: Record<string, any>
  curious: string[]
  differences: DifferenceShown[]
}

export interface SeatOf {
  seat: string
}

export interface SeatShown {
  seat: string
  kind: 'bot' | 'empty' | 'person'
  name: string
  level: string
  ready: boolean
  claimed: boolean
  standIn: string
  left: boolean
  presence: 'away' | 'gone' | 'here'
  rested?: number
}

export interface Seated {
  table: string
  code: string
  seat: string
}

/** The seats of a table that the cookies of who asks hold. */
export interface SeatsHeld {
  seats: string[]
}

/** What could I say now, each option with all of its words? Answered with `sentences`. */
export interface SentencesCommand {
  type: 'sentences'
  id: string
}

/** All that the seat could say at a number, as a tree of words. */
export interface SentencesFrame {
  type: 'sentences'
  id: string
  number: number
  first: WordShown[]
}

/** What fits on the top card, besides the Cat. */
export interface SpooksAnswersShape {
  anyMaster: boolean
  family: string | null
  rank: string | null
  spiderMaster: boolean
}

export interface SpooksPlayerShape {
  got: string[]
  hasNone: string[]
  held: number
  out: boolean
  points: number
  ready: boolean
  seat: string
}

export interface SpooksShape {
  answers: SpooksAnswersShape | null
  below: string | null
  choice: string | null
  deal: number
  dealer: string | null
  decision: string
  direction: string
  follows: Record<string, string[]>
  givers: string[]
  gone: number
  hand: string[]
  idle: number
  inLine: string | null
  lastHands: string[][]
  lastPoints: number[]
  limit: number | null
  memoryAid: boolean
  neighbour: string | null
  order: string
  owner: string | null
  passed: string[]
  phantom: number
  played: string[]
  players: SpooksPlayerShape[]
  revealed: string[]
  revealers: string[]
  run: string[]
  seat: string | null
  top: string | null
  unplayable: Record<string, string>
  victim: string | null
  waiting: string[]
  winners: string[]
}

/** A part of a turn, and whether it is now. */
export interface StageShown {
  text: Record<string, any>
  now: boolean
}

/** All moves of a game, as a seat saw them. */
export interface Story {
  number: number
  seat: string | null
  lines: StoryLine[]
  turning?: number
}

/** One entry of the log as this watcher may know it, and what came of it. */
export interface StoryLine {
  number: number
  seat: string
  move: string | null
  told: (any | Record<string, any>)[]
}

/** The table has changed: its seats, its options. */
export interface TableFrame {
  type: 'table'
  protocol: number
  table: TableShown
}

export interface TableList {
  tables: TableShown[]
}

/** What everybody may know of a table. */
export interface TableShown {
  id: string
  code: string
  game: string
  version: number
  options: Record<string, string | number | boolean | null>
  unusual: string[]
  public: boolean
  phase: 'frozen' | 'open' | 'over' | 'playing'
  seats: SeatShown[]
  host: string | null
  spectators: number
  commitment: string
  salts: string[]
  secret: string | null
  next: string | null
  expires: number | null
  revision: number
  lasted: number | null
  newcomers: 'all' | 'host' | 'nobody'
  standIn: string
  askers: AskerShown[]
  givenUp: boolean
  hurried: boolean
}

export interface TocColumnShape {
  guests: number
  points: number
  safe: boolean
  type: string
}

export interface TocDoorShape {
  card: string | null
  from: string
  revealer: string | null
  rival: string | null
  to: string
}

export interface TocPlayerShape {
  columns: TocColumnShape[]
  held: number
  known: string[]
  party: string[]
  points: number
  seat: string
  unknown: number
}

export interface TocShape {
  actor: string
  decision: string
  door: TocDoorShape | null
  faceUp: boolean
  hand: string[]
  memoryAid: boolean
  pile: number
  players: TocPlayerShape[]
  pool: string[]
  removed: string[]
  seat: string | null
  top: string | null
  turn: number
  turnPlayer: string | null
  turns: number
  unseen: string[]
}

/** Take back the seat's own last move, as far as the game allows it. */
export interface UndoCommand {
  type: 'undo'
  id: string
  number: number
}

/** Why may I not make this move? Answered with `refused`, and with `allowed` if it could be made. */
export interface WhyCommand {
  type: 'why'
  id: string
  move: string
}

/** A word that could be said, what it promises, and the words that could follow; none: it is the last one. */
export interface WordShown {
  move: string
  hint?: Record<string, any>
  spared?: string[]
  then?: WordShown[]
  unfinished?: boolean
  changes?: Record<string, number>
}

/** The moves of players in toctoctoc: what is done, and with what. */
export type ToctoctocMove =
  | { verb: 'knock'; parts: { card: string; target: string } }
  | { verb: 'open'; parts: Record<string, never> }
  | { verb: 'refuse'; parts: Record<string, never> }
  | { verb: 'take'; parts: { card: string } }
  | { verb: 'choose'; parts: { type: 'G' | 'M' | 'V' } }

/** What is known of toctoctoc whatever the position. */
export interface ToctoctocLore {
  move: ToctoctocMove
  card: {
    kind: 'brute' | 'kid' | 'musician' | 'normal' | 'scarecrow' | 'taxi' | 'vamp'
    type: 'G' | 'M' | 'S' | 'V' | null
    stays: boolean
  }
  topic: 'set-up' | 'pile' | 'turn' | 'party' | 'musician' | 'scarecrow' | 'brute' | 'held' | 'seen'
  facts: {
    decks: { seats: number; cards: number; boxed: ('Gb' | 'Mb' | 'Vb')[]; pile: number; turns: number }[]
  }
}

/** The moves of players in spooks: what is done, and with what. */
export type SpooksMove =
  | { verb: 'lay'; parts: { card: string } }
  | { verb: 'pass'; parts: Record<string, never> }
  | { verb: 'decline'; parts: Record<string, never> }
  | { verb: 'commit'; parts: { card: string } }
  | { verb: 'give'; parts: { card: string } }
  | { verb: 'hand'; parts: { card: string } }
  | { verb: 'run'; parts: { card: string } }
  | { verb: 'enough'; parts: Record<string, never> }
  | { verb: 'to'; parts: { player: string } }
  | { verb: 'aside'; parts: Record<string, never> }
  | { verb: 'all'; parts: Record<string, never> }

/** What is known of spooks whatever the position. */
export interface SpooksLore {
  move: SpooksMove
  card: {
    family: 'BA' | 'GH' | 'GO' | 'SK' | 'SP' | null
    rank: '1' | '10' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'M' | null
    colour: 'blue' | 'green' | 'red' | null
  }
  topic: 'blue' | 'green' | 'red' | 'pass' | 'all-pass' | 'leave' | 'spider-master' | 'cat-on-blue' | 'cat-on-red' | 'stun' | 'bite' | 'other-card' | 'no-winner' | 'your-card' | 'after-run' | 'still-giving' | 'after-bite' | 'series'
  facts: Record<string, never>
}

/** The moves of players in halloween: what is done, and with what. */
export type HalloweenMove =
  | { verb: 'end'; parts: Record<string, never> }
  | { verb: 'yes'; parts: Record<string, never> }
  | { verb: 'no'; parts: Record<string, never> }
  | { verb: 'accept'; parts: Record<string, never> }
  | { verb: 'decline'; parts: Record<string, never> }
  | { verb: 'stop'; parts: Record<string, never> }
  | { verb: 'on'; parts: Record<string, never> }
  | { verb: 'hp'; parts: Record<string, never> }
  | { verb: 'reserve'; parts: Record<string, never> }
  | { verb: 'slot'; parts: Record<string, never> }
  | { verb: 'discard'; parts: Record<string, never> }
  | { verb: 'activate'; parts: { section: number; action: 'evolve' | 'fight' | 'haunt' | 'move' | 'recover' | 'rest' | 'scare' | 'summon' } }
  | { verb: 'section'; parts: { section: number } }
  | { verb: 'sections'; parts: { section: number; other: number } }
  | { verb: 'disc'; parts: { section: number; action: 'evolve' | 'fight' | 'haunt' | 'move' | 'scare' | 'summon' } }
  | { verb: 'figure'; parts: { building: 'CH' | 'HO' | 'MA' | 'PS' | 'SC' | 'TH'; colour: 'b' | 'g' | 'o' | 'r' | 'y'; uses?: ('14' | '4')[] } }
  | { verb: 'target'; parts: { building: 'CH' | 'HO' | 'MA' | 'PS' | 'SC' | 'TH'; colour: 'b' | 'g' | 'o' | 'r' | 'y'; uses?: ('14' | '4')[] } }
  | { verb: 'colour'; parts: { colour: 'b' | 'g' | 'o' | 'r' | 'y'; uses?: ('14' | '4')[] } }
  | { verb: 'to'; parts: { building: 'CH' | 'HO' | 'MA' | 'PS' | 'SC' | 'TH'; uses?: ('14' | '4')[] } }
  | { verb: 'mixed'; parts: { building: 'CH' | 'HO' | 'MA' | 'PS' | 'SC' | 'TH'; colour: 'b' | 'g' | 'o' | 'y'; other: 'g' | 'o' | 'r' | 'y'; uses?: ('14' | '4')[] } }
  | { verb: 'haunt'; parts: { building: 'CH' | 'HO' | 'MA' | 'PS' | 'SC' | 'TH'; colour: 'b' | 'g' | 'o' | 'r' | 'y'; kind: 'common' | 'own'; uses?: ('1' | '14' | '4')[] } }
  | { verb: 'haunt-there'; parts: { building: 'CH' | 'HO' | 'MA' | 'PS' | 'SC' | 'TH'; kind: 'common' | 'own'; uses?: '1'[] } }
  | { verb: 'from-to'; parts: { building: 'CH' | 'HO' | 'MA' | 'PS' | 'SC' | 'TH'; other: 'CH' | 'HO' | 'MA' | 'PS' | 'SC' | 'TH' } }
  | { verb: 'swap'; parts: { building: 'CH' | 'HO' | 'MA' | 'PS' | 'SC' | 'TH'; colour: 'b' | 'g' | 'o' | 'r' | 'y' } }
  | { verb: 'change-down'; parts: { colour: 'g' | 'o' | 'r' | 'y'; other: 'b' | 'g' | 'o' | 'y' } }
  | { verb: 'change-up'; parts: { colour: 'b' | 'g' | 'o' | 'y'; other: 'g' | 'o' | 'r' | 'y' } }
  | { verb: 'pay'; parts: { tokens: ('b' | 'g' | 'o' | 'r' | 'y')[] } }
  | { verb: 'claim'; parts: { card: string } }
  | { verb: 'card'; parts: { card: string } }
  | { verb: 'token'; parts: { card: string } }
  | { verb: 'replace'; parts: { card: string } }
  | { verb: 'raise'; parts: { card: string; n: number } }
  | { verb: 'fortune'; parts: { card: string; raises: number; n: number } }
  | { verb: 'again'; parts: { die: 'attack' | 'b' | 'defence' | 'die' | 'g' | 'o' | 'r' | 'y'; card: string } }
  | { verb: 'add'; parts: { die: 'attack' | 'b' | 'defence' | 'die' | 'g' | 'o' | 'r' | 'y'; card: string } }
  | { verb: 'roller'; parts: { player: string } }

/** What is known of halloween whatever the position. */
export interface HalloweenLore {
  move: HalloweenMove
  card: {
    kind: 'end' | 'evolve' | 'fight' | 'free' | 'haunt' | 'move' | 'rest' | 'scare' | 'summon' | 'token'
    time?: 'always' | 'end' | 'once'
    gives?: string
    bears?: ('claim' | 'dice' | 'evolve' | 'fight' | 'haunt' | 'move' | 'recover' | 'rest' | 'scare' | 'summon')[]
    printed?: { card1Mode?: 'free_haunt'; cardText?: 'printed'; t06Basis?: 'section' }
  }
  topic: 'cards' | 'ghost' | 'discs' | 'summon' | 'scare' | 'evolve' | 'building' | 'move' | 'fight' | 'haunt' | 'haunts' | 'rest' | 'recover' | 'lying' | 'held' | 'souls'
  facts: {
    sets: {
      casper: number[]
      jacob_marley: number[]
      brown_lady: number[]
      bloody_mary: number[]
      amityville: number[]
    }
  }
}

export type Command = MoveCommand | UndoCommand | WhyCommand | SentencesCommand | ResyncCommand | PresenceCommand | PingCommand
export type Frame = TableFrame | PresenceFrame | GameFrame | RefusedFrame | AllowedFrame | SentencesFrame | PongFrame | ClosedFrame
