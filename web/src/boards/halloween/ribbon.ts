/** What a ghost or a building can do, action by action, each with the sections that can do it, the weakest first. */
import type { IconName } from '../../ui/icons'
import type { Option } from './meaning'
import type { Hall } from './hall.svelte'
import { tagOf, type Tag } from './promise'
import { missing } from './reasons'
import { spot, type Spot } from './spots'

export interface Tile {
  id: string
  action: string
  verb: string // as what the spot is meant
  name: string
  tag: Tag | null
  slots: { section: number; spot: Spot }[] // a card or a token has a spot and no section
  why?: string // it cannot be, and this is the reason
}

const ACTIONS = ['summon', 'scare', 'evolve', 'move', 'fight', 'haunt', 'recover', 'card', 'token'] // as on the sections
export const iconOf = (action: string): IconName => (action === 'recover' ? 'undo' : action === 'card' || action === 'token' ? 'cards' : (action as IconName))

const ROLES: Record<string, string> = { target: 'board-role-target', to: 'board-role-bring', 'from-to': 'board-role-bring' }

export function tiles(hall: Hall, at: Spot): Tile[] {
  const found = new Map<string, { tile: Tile; options: Option[] }>()
  for (const option of hall.choosing.meant) {
    const first = option.words[0]!
    const nth = option.places.findIndex((one) => one.own.includes(at))
    const verb = nth >= 0 ? option.words[nth]!.verb : (option.words[option.places.findIndex((one) => one.also.includes(at))]?.verb ?? '')
    const role = verb in ROLES && nth >= 0 ? verb : ''
    const action = first.verb === 'activate' ? first.parts.action : first.verb
    const card = first.verb === 'card' || first.verb === 'token' ? first.parts.card : ''
    const id = [action, card, role].filter(Boolean).join(' ')
    const slot = first.verb === 'activate' ? { section: first.parts.section, spot: spot.slot(first.parts.section, action) } : { section: 0, spot: option.places[0]!.own[0]! }
    const known = found.get(id)
    if (known) {
      known.options.push(option)
      if (!known.tile.slots.some((one) => one.spot === slot.spot)) known.tile.slots.push(slot)
    } else {
      const name = card ? hall.say(`card-${card}`) : role ? hall.say(ROLES[role]!) : hall.action(action)
      found.set(id, { tile: { id, action, verb: nth >= 0 ? verb : '', name, tag: null, slots: [slot] }, options: [option] })
    }
  }
  const level = (section: number): number => (hall.props.me ? (hall.goods(hall.props.me)?.sections[section - 1]?.level ?? 0) : 0)
  const order = (tile: Tile): number => ACTIONS.indexOf(tile.action) * 2 + (tile.id.includes(' ') ? 1 : 0)
  const offered = [...found.values()].map(({ tile }) => tile.action)
  const able = [...found.values()].map(({ tile, options }) => ({
    ...tile,
    tag: tagOf(hall, options),
    slots: tile.slots.toSorted((a, b) => level(a.section) - level(b.section)),
  }))
  const unable = missing(hall, at, offered).map(({ action, why }): Tile => ({ id: action, action, verb: '', name: hall.action(action), tag: null, slots: [], why }))
  return [...able, ...unable].toSorted((a, b) => order(a) - order(b))
}
