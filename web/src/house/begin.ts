/** Ways into a game: make a table, start it, go there. */
import { api } from '../net/api'
import type { NewTable } from '../net/types'
import { preferences } from '../preferences.svelte'
import { route } from '../route.svelte'
import { t } from '../texts/texts.svelte'

/** The name that this browser's player goes by, until another one is given. */
export const myName = (): string => preferences.name.trim() || t('house-somebody')

export async function openTable(wanted: NewTable, start: boolean): Promise<void> {
  const seated = await api.newTable(wanted)
  if (start) await api.start(seated.table)
  route.go(`/t/${seated.code}`)
}
