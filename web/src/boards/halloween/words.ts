/** A move in few words, where the bar already says what it is about. */
import type { Hall } from './hall.svelte'
import type { Word } from './notation'

export function short(hall: Hall, word: Word): string {
  const said = inShort(hall, word)
  if (!said) return hall.label(word.notation)
  const used = word.uses.map((number) => hall.say(`card-${number}`))
  const text = used.length ? hall.say('board-using', { move: said, cards: hall.props.texts.join(used) }) : said
  return text.charAt(0).toLocaleUpperCase(hall.props.texts.language) + text.slice(1)
}

function inShort(hall: Hall, word: Word): string {
  const { building, colours, sections } = word
  const alone = building !== undefined && hall.remaining.every((one) => !one.building || one.building === building)
  switch (word.verb) {
    case 'figure':
    case 'target':
    case 'swap':
      return alone
        ? hall.ghost(colours[0]!)
        : hall.say('board-ghost-at', { ghost: hall.ghost(colours[0]!), building: hall.building(building!) })
    case 'to':
      return hall.building(building!)
    case 'haunt': {
      const window = hall.say('board-haunt-at', { building: hall.building(building!), window: hall.window(colours[0]!) })
      return word.kind === 'common' ? hall.say('board-haunt-common', { window, kind: hall.say('haunt-common') }) : window
    }
    case 'from-to':
      return hall.say('board-from-to', { from: hall.building(building!), to: hall.building(word.to!) })
    case 'section':
      return hall.say('board-section', { n: sections[0]! })
    case 'disc':
      return hall.say('board-disc', { n: sections[0]!, action: hall.action(word.action!) })
    case 'fortune':
      return String(word.count)
    default:
      return ''
  }
}
