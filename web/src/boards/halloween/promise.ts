/** What options cost and bring, told before the click: as a tag of a few signs, and at length on the sheet. */
import type { Phrase } from '../../texts/texts.svelte'
import type { Option } from './meaning'
import type { Hall } from './hall.svelte'

type Range = [least: number, most: number]

export interface Promised {
  odds: Range | null // of winning the fight, in percent
  dice: { attack: number; defence: number; gain: number } | null // their faces and the tokens that are won, if they are the same whatever is chosen next
  aid: { n: number; card: string } | null // the odds with something that I hold
  changes: Record<string, Range> // by what the game counts
  tokens: string[] // bonus tokens that could be had
  level: number | null // to which a section rises
  other: Phrase[] // what else is promised, in words
}

const TOLD = ['hint-odds', 'hint-odds-aided', 'hint-sure', 'hint-points', 'hint-points-lost', 'hint-scare', 'hint-gain', 'hint-token', 'hint-level', 'hint-price-grey', 'hint-price-coloured']

export function promised(hall: Hall, options: Option[]): Promised {
  const hints = options.flatMap((one) => one.words.map((word) => word.hint).filter((hint) => hint !== undefined))
  const of = (key: string): Phrase[] => hints.filter((one) => one.key === key)
  const rolls = hints.filter((one) => one.key.startsWith('hint-odds'))
  const odds = [...rolls.map((one) => Number(one.n)), ...of('hint-sure').map(() => 100)]
  const faces = [...new Set(rolls.map((one) => `${one.attack} ${one.defence} ${one.gain}`))]
  const [attack, defence, gain] = faces.length === 1 ? faces[0]!.split(' ').map(Number) : []
  const changes: Record<string, Range> = {}
  for (const name of new Set(options.flatMap((one) => Object.keys(one.changes)))) changes[name] = range(options.map((one) => one.changes[name] ?? 0))
  const said = new Map(hints.filter((one) => !TOLD.includes(one.key)).map((one) => [JSON.stringify(one), one]))
  return {
    odds: odds.length ? range(odds) : null,
    dice: attack ? { attack, defence: defence!, gain: gain! } : null,
    aid: attack && rolls[0]!.card ? { n: Number(rolls[0]!.most), card: hall.lore.code('card', rolls[0]!.card) ?? '' } : null,
    changes,
    tokens: [...new Set(of('hint-token').map((one) => hall.lore.code('card', one.card)))].filter((one) => one !== undefined),
    level: of('hint-level').length ? Number(of('hint-level')[0]!.n) : null,
    other: said.size === 1 && options.length === 1 ? [...said.values()] : [],
  }
}

const range = (all: number[]): Range => [Math.min(...all), Math.max(...all)]

/** The shortest that can be said of it. */
export interface Tag {
  text: string
  soul?: string // the colour of a ghost token
  token?: string
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

export function tagOf(hall: Hall, options: Option[]): Tag | null {
  if (!options.length || !hall.tells) return null
  const { odds, changes, tokens, level } = promised(hall, options)
  if (odds) return { text: `${odds[0] < odds[1] ? '≤ ' : ''}${odds[1]} %` }
  const { points, scare, discs } = changes
  if (points && points[1] > 0) return { text: signed(points[1]) }
  if (points) return { text: signed(points[0]) }
  if (scare) return { text: signed(scare[1]) }
  const souls = hall.colours.filter((one) => (changes[one]?.[1] ?? 0) > 0)
  if (souls.length) return souls.length === 1 ? { text: '+1', soul: souls[0]! } : { text: '+1' }
  if (tokens.length === 1) return { text: '', token: tokens[0]! }
  if (level) return { text: `→ ${level}` }
  return discs && discs[0] > 0 ? { text: signed(discs[0]) } : null
}
