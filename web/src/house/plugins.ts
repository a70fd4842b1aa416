/** What a game has of its own outside its table: SetUp.svelte and RuleCard.svelte of its board, loaded when they are needed. */
import type { Component } from 'svelte'
import { api, type OptionValues } from '../net/api'
import type { Cards, Known } from '../net/lore'
import type { RulesShown } from '../net/types'
import type { Language, Texts } from '../texts/texts.svelte'
import { broughtBy } from './games'
import type { Value } from './options'

/** What RulesShown says of a game, as far as types.ts knows it. */
export interface Rules<K extends Known = Known> extends RulesShown {
  cards: Cards<K>
  topics: Record<K['topic'], string>
  facts: K['facts']
}

export interface SetUpProps<K extends Known = Known> {
  texts: Texts
  rules: Rules<K>
  seats: number
  values: OptionValues
  set: (key: string, value: Value) => void
  lens: (rule: string) => void
}

export interface SetUp {
  default: Component<SetUpProps>
  handles: string[] // the options that it lets people choose in its own way
}

const found = import.meta.glob<SetUp>('../boards/*/SetUp.svelte')

export async function setUpOf(game: string): Promise<(SetUp & { rules: Rules }) | null> {
  const load = found[`../boards/${game}/SetUp.svelte`]
  const [setUp, rules] = await Promise.all([load ? load() : broughtBy(game).then((board) => board?.setUp() ?? null), api.rules(game)])
  return setUp && { ...setUp, rules }
}

/** How a card of a game looks on its rules page. */
export type RuleCard = Component<{ card: string; cards: Cards }>

const faces = import.meta.glob<{ default: RuleCard }>('../boards/*/RuleCard.svelte')

export const ruleCardOf = async (game: string): Promise<RuleCard | null> =>
  (await faces[`../boards/${game}/RuleCard.svelte`]?.())?.default ?? (await broughtBy(game))?.ruleCard() ?? null

const said = import.meta.glob<string>('../boards/*/*.ftl', { query: '?raw', import: 'default' })

/** What the board of a game says, for whoever tells of the game elsewhere: to its players it says "you". */
export const boardTexts =
  (game: string) =>
  async (language: Language): Promise<string> =>
    (await said[`../boards/${game}/${language}.ftl`]?.()) ?? ''
