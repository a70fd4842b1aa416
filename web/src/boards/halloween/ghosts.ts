/** Pictures of ghosts by level. On the board the small ones are drawn closer, so that a level 1 is still well seen. */
import { figure } from './figures'

const CROPS = ['24,50,72,94', '17,34,86,110', '8,20,104,124', '0,12,120,132', '0,12,120,132']

export const ghostFace = (level: number): string => figure(`halloween-ghost-${level}`)

export function ghostClose(level: number): string {
  const crop = CROPS[level - 1]
  return ghostFace(level) + (crop ? `#svgView(viewBox(${crop}))` : '')
}

const BUILDING_FIGURES: Record<string, string> = {
  CH: 'church',
  SC: 'school',
  HO: 'hospital',
  MA: 'manor',
  PS: 'police',
  TH: 'theatre',
}
export const buildingFace = (code: string): string => figure(`halloween-${BUILDING_FIGURES[code]}`)
export const tokenFace = (code: string): string => figure(`halloween-${code}`)
export const sealFace = (symbol: string): string => figure(`halloween-seal-${symbol}`)
export const soulFace = (level: number): string => figure(`halloween-soul-${level}`)
export const scareFace = figure('halloween-scare')
