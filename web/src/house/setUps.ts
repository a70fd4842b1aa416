/** What a game has of its own on the set-up page: boards/GAME/SetUp.svelte, loaded when its table is set up. */
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
