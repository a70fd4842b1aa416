/** What a game has of its own outside its table: SetUp.svelte and RuleCard.svelte of its board, loaded when they are needed. */
import type { Component } from 'svelte'
import type { OptionValues } from '../net/api'
import type { Texts } from '../texts/texts.svelte'
import { broughtBy } from './games'
import type { Value } from './options'

export interface SetUpProps {
  texts: Texts
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

export const setUpOf = async (game: string): Promise<SetUp | null> =>
  (await found[`../boards/${game}/SetUp.svelte`]?.()) ?? (await broughtBy(game))?.setUp() ?? null

/** How a card of a game looks on its rules page. */
export type RuleCard = Component<{ card: string }>

const faces = import.meta.glob<{ default: RuleCard }>('../boards/*/RuleCard.svelte')

export const ruleCardOf = async (game: string): Promise<RuleCard | null> =>
  (await faces[`../boards/${game}/RuleCard.svelte`]?.())?.default ?? (await broughtBy(game))?.ruleCard() ?? null
