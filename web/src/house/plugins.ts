/** What a game has of its own outside its table: boards/GAME/SetUp.svelte and RuleCard.svelte, loaded when they are needed. */
import type { Component } from 'svelte'
import type { OptionValues } from '../net/api'
import type { Texts } from '../texts/texts.svelte'
import type { Value } from './options'

export interface SetUpProps {
  texts: Texts
  seats: number
  values: OptionValues
  set: (key: string, value: Value) => void
  lens: (rule: string) => void
}

interface SetUp {
  default: Component<SetUpProps>
  handles: string[] // the options that it lets people choose in its own way
}

const found = import.meta.glob<SetUp>('../boards/*/SetUp.svelte')

export const setUpOf = async (game: string): Promise<SetUp | null> => (await found[`../boards/${game}/SetUp.svelte`]?.()) ?? null

/** How a card of a game looks on its rules page: boards/GAME/RuleCard.svelte. */
type RuleCard = Component<{ card: string }>

const faces = import.meta.glob<{ default: RuleCard }>('../boards/*/RuleCard.svelte')

export const ruleCardOf = async (game: string): Promise<RuleCard | null> =>
  (await faces[`../boards/${game}/RuleCard.svelte`]?.())?.default ?? null
