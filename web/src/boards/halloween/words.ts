/** A move in few words, where the bar already says what it is about. */
import type { Hall } from './hall.svelte'
import { partsOf, type Word } from './moves'

export function short(hall: Hall, word: Word): string {
  const said = inShort(hall, word)
  if (!said) return hall.label(word)
  const used = (partsOf(word).uses ?? []).map((card) => hall.say(`card-${card}`))
  const text = used.length ? hall.say('board-using', { move: said, cards: hall.props.texts.join(used) }) : said
  return text.charAt(0).toLocaleUpperCase(hall.props.texts.language) + text.slice(1)
}

function inShort(hall: Hall, { verb, parts }: Word): string {
  switch (verb) {
    case 'figure':
    case 'target':
    case 'swap':
      return hall.choosing.next.every(({ word }) => (partsOf(word).building ?? parts.building) === parts.building)
        ? hall.ghost(parts.colour)
        : hall.say('board-ghost-at', { ghost: hall.ghost(parts.colour), building: hall.building(parts.building) })
    case 'to':
      return hall.building(parts.building)
    case 'haunt': {
      const window = hall.say('board-haunt-at', { building: hall.building(parts.building), window: hall.window(parts.colour) })
      return parts.kind === 'common' ? hall.say('board-haunt-common', { window, kind: hall.say('haunt-common') }) : window
    }
    case 'from-to':
      return hall.say('board-from-to', { from: hall.building(parts.building), to: hall.building(parts.other) })
    case 'section':
      return hall.say('board-section', { n: parts.section })
    case 'disc':
      return hall.say('board-disc', { n: parts.section, action: hall.action(parts.action) })
    case 'fortune':
      return String(parts.n)
    default:
      return ''
  }
}
