/** A move's notation taken apart, once: every board element asks for parts, nobody else reads notations. */

export const COLOURS = ['b', 'g', 'y', 'o', 'r'] as const
export type Colour = (typeof COLOURS)[number]
export const BUILDINGS = ['CH', 'SC', 'HO', 'MA', 'PS', 'TH'] as const
export type Code = (typeof BUILDINGS)[number]
export const SLOTS = ['summon', 'scare', 'evolve', 'move', 'fight', 'haunt'] as const
export type Slot = (typeof SLOTS)[number]

export interface Word {
  notation: string
  verb: string // as the engine calls it; a word that is its own verb: itself; 'unknown' for what we cannot read
  sections: number[] // from 1
  action?: string // of a section: one with a slot, rest or recover
  building?: string
  to?: string // another building
  colours: string[] // of figures or ghost tokens
  card?: number
  token?: string
  die?: string
  kind?: string // of haunt token
  count?: number // announced, or how often something is used
  raises?: number
  player?: number // from 0
  uses: number[] // cards that it uses up
}

const building = '(?<building>CH|SC|HO|MA|PS|TH)'
const colour = '(?<colour>[bgyor])'
const kind = '(?<kind>own|common)'
const section = 'S(?<section>[1-9])'
const token = '(?<token>T\\d\\d)'

/** In this order: the first form that fits. */
const FORMS: [verb: string, form: RegExp][] = (
  [
    ['activate', `${section} (?<action>[a-z]+)`],
    ['section', section],
    ['sections', `${section}\\+S(?<section2>[1-9])`],
    ['disc', `${section}\\.(?<action>[a-z]+)`],
    ['figure', `${building} ${colour}`],
    ['target', `${colour} ${building}`],
    ['swap', `${building}\\.${colour}`],
    ['mixed', `${building} ${colour}\\+(?<colour2>[bgyor])`],
    ['haunt', `${building} ${colour} ${kind}`],
    ['haunt-there', `${building} ${kind}`],
    ['from-to', `${building} (?<to>CH|SC|HO|MA|PS|TH)`],
    ['to', building],
    ['colour', colour],
    ['pay', '(?<pay>[bgyor]{2,3})'],
    ['change', `${colour}>(?<colour2>[bgyor])`],
    ['claim', 'claim (?<card>\\d+)'],
    ['card', 'card (?<card>\\d+)'],
    ['token', `token ${token}`],
    ['replace', `replace ${token}`],
    ['raise', `${token} x(?<raises>\\d)`],
    ['fortune', `${token} x(?<raises>\\d) n (?<count>\\d+)`],
    ['add', '(?<token>T11) (?<die>[a-z]+)'],
    ['again', `${token} (?<die>[a-z]+)`],
    ['again', '(?<card>\\d+) (?<die>[a-z]+)'],
    ['roller', 'player (?<player>\\d)'],
  ] as [string, string][]
).map(([verb, form]) => [verb, new RegExp(`^${form}$`)])

const PLAIN = new Set(['end', 'yes', 'no', 'accept', 'decline', 'stop', 'hp', 'reserve', 'slot', 'discard'])

const number = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text))
const listed = (...texts: (string | undefined)[]): string[] => texts.filter((one) => one !== undefined)

export function parse(notation: string): Word {
  const [said, used] = notation.split(' uses:')
  const uses = used ? used.split(',').map(Number) : []
  if (PLAIN.has(said!)) return { notation, verb: said!, sections: [], colours: [], uses }
  for (const [verb, form] of FORMS) {
    const parts = form.exec(said!)?.groups
    if (parts) return { notation, verb, uses, ...read(parts) }
  }
  return { notation, verb: 'unknown', sections: [], colours: [], uses }
}

function read(parts: Record<string, string | undefined>): Omit<Word, 'notation' | 'verb' | 'uses'> {
  return {
    sections: listed(parts.section, parts.section2).map(Number),
    action: parts.action,
    building: parts.building,
    to: parts.to,
    colours: parts.pay ? [...parts.pay] : listed(parts.colour, parts.colour2),
    card: number(parts.card),
    token: parts.token,
    die: parts.die,
    kind: parts.kind,
    count: number(parts.count),
    raises: number(parts.raises),
    player: number(parts.player),
  }
}

/** A figure as views write it: a building and a colour. */
export function place(text: string | null): { building: string; colour: string } | null {
  if (!text) return null
  const [building, colour] = text.split(' ')
  return { building: building!, colour: colour! }
}

export const levelOf = (colour: string): number => COLOURS.indexOf(colour as Colour) + 1
