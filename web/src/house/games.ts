/** The games of the house, asked for once, and which figure stands in the door of each. */
import type { Parts } from '../brought/parts'
import { api } from '../net/api'
import type { GameShown } from '../net/types'
import type { Language } from '../texts/texts.svelte'
import { figure } from '../ui/figures'

let asked: Promise<GameShown[]> | null = null

export function allGames(): Promise<GameShown[]> {
  asked ??= api.games()
  asked.catch(() => (asked = null))
  return asked
}

/** What a package brings with a game; null for the games of the house, which have all they need here. */
export async function broughtBy(game: string): Promise<Parts | null> {
  const found = (await allGames()).find((one) => one.name === game)?.brought
  return found ? new (await import('../brought/parts')).Parts(game, found) : null
}

const FACES: Record<string, string> = {
  toctoctoc: 'toc-vampire-normal',
  spooks: 'spooks-goblin',
  halloween: 'halloween-ghost-5',
}

export const face = (game: GameShown | undefined): string =>
  game?.brought?.files.includes('face.svg') ? `${game.brought.at}face.svg` : figure(FACES[game?.name ?? ''] ?? 'spooks-ghost')

export const about = (game: GameShown, language: Language | undefined) => game.about[language ?? 'en']!

/** The levels that people choose from; the yardsticks of the lab are for programs. */
export const levelsOf = (game: GameShown): string[] => game.levels.filter((one) => one !== 'random' && one !== 'heuristic')

export const USUAL_LEVEL = 'apprentice'
