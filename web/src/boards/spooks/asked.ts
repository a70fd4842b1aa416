/** What may be played now, and what happens to who cannot: always said beside the pile. */
import type { Notation } from '../../net/lore'
import type { SpooksLore } from '../../net/types'
import type { Phrase } from '../../texts/texts.svelte'
import type { IconName } from '../../ui/icons'
import { face, MARKS, type Colour } from './cards'
import type { SpooksProps } from './choosing.svelte'

export interface Row {
  label: Phrase
  text: Phrase
  rule?: string
  icon?: IconName
  first?: boolean // stays on the smallest screens
}

export interface Asked {
  colour: Colour | 'none'
  icon: IconName
  down: boolean
  title: Phrase
  text: Phrase
  rule: string
  rows: Row[]
}

export function asked({ view, guide: { rule }, me, moves, hint, lore }: SpooksProps): Asked {
  const key = (name: string, values: Record<string, unknown> = {}): Phrase => ({
    key: `spooks-${name}`,
    you: me !== null && values.player === me ? 'yes' : 'no',
    ...values,
  })
  const mine = me !== null && view.waiting.includes(me)
  const who = view.waiting[0] ?? view.owner ?? ''
  const top = view.top ? face(view.top, lore.cards) : null
  const down = view.order === 'descending'
  /** What the rules promise to who makes a move, if it may be made. */
  const promised = (move: Notation | undefined): Phrase | undefined => move && hint(move)
  const said = (title: Phrase, text: Phrase, rows: Row[], colour: Colour | 'none', icon: IconName): Asked => ({
    colour,
    icon,
    down,
    title,
    text,
    rule,
    rows,
  })
  /** With the rule of its topic; `first` stays on the smallest screens. */
  const row = (topic: SpooksLore['topic'], label: string, text: Phrase, icon?: IconName): Row => ({
    label: key(label),
    text,
    rule: lore.rule(topic),
    icon,
    first: !icon,
  })
  const cat = (topic: 'cat-on-blue' | 'cat-on-red'): Row =>
    row(topic, 'cat', promised(lore.find('lay', { card: 'CAT' }, moves)) ?? key('cat-fits'), 'cat')
  const leads = (player: string | null): Phrase => key('leads', { player })
  switch (view.decision) {
    case 'choose-phantom':
      return said(key('phantom-title'), key(mine ? 'phantom-text-you' : 'phantom-text', { player: who }), [], 'none', 'spook')
    case 'lead':
    case 'may-lead': {
      const left = promised(lore.find('pass', {}, moves))
      return said(
        mine ? key('lead-you') : key('lead', { player: who }),
        key('lead-text'),
        [
          ...(left ? [row('leave', 'if-pass', left)] : []),
          row('blue', 'blue', key(down ? 'blue-starts-down' : 'blue-starts'), MARKS.blue),
          row('green', 'green', key('green-starts'), MARKS.green),
          row('red', 'red', key('red-starts'), MARKS.red),
        ],
        'none',
        'flag',
      )
    }
    case 'follow-blue': {
      const rank = view.answers?.rank
      const promise = promised(lore.find('pass', {}, moves))
      const every = row('all-pass', 'all-pass', leads(view.owner))
      const pass = mine && promise ? [row('pass', 'if-pass', promise)] : [every]
      if (promise?.key === 'hint-pass') pass.push({ ...every, first: false })
      const spider = row('spider-master', 'spider-master', key('spider-master-fits'), 'spider')
      return said(
        key(down ? 'blue-down' : 'blue-up'),
        rank ? key('blue-fits', { rank }) : key(view.answers?.spiderMaster ? 'blue-none-spider' : down ? 'blue-none-down' : 'blue-none'),
        [...pass, ...(view.answers?.spiderMaster ? [spider] : []), cat('cat-on-blue')],
        'blue',
        'up',
      )
    }
    case 'follow-red': {
      const stunned = top?.family === 'SK'
      const victim = mine ? key(stunned ? 'stuns-you' : 'bites-you', { player: view.owner }) : key(stunned ? 'stuns' : 'bites', { player: view.owner, other: who })
      return said(
        key('red-title'),
        key(view.answers?.anyMaster ? 'red-fits-wild' : 'red-fits', { kin: { key: `kin-${top?.family}` }, rank: top?.rank }),
        [row(stunned ? 'stun' : 'bite', 'no-answer', victim), cat('cat-on-red')],
        'red',
        'link',
      )
    }
    case 'prank':
      return said(
        key('prank-title'),
        key(down ? 'prank-text-down' : 'prank-text'),
        [row('no-winner', 'no-winner', leads(view.inLine)), { ...row('other-card', 'other-card', key('hides')), first: false }],
        'green',
        'burst',
      )
    case 'pass-along':
      return said(
        key('pass-along-title'),
        key('pass-along-text'),
        view.neighbour ? [row('your-card', 'your-card', key('goes-to', { player: view.neighbour }))] : [],
        'blue',
        'spook',
      )
    case 'build-run':
      return said(
        key('stunned-title', { player: view.victim }),
        mine ? key('run-text-you') : key('run-text', { player: who }),
        [row('after-run', 'then', key('faces', { player: view.victim }))],
        'red',
        'skeleton',
      )
    case 'bite':
      return said(
        key('bitten-title', { player: view.victim }),
        key('bite-text', { player: view.victim }),
        [
          row('still-giving', 'still-giving', key('list', { players: view.givers })),
          { ...row('after-bite', 'then', leads(view.victim)), first: false },
        ],
        'red',
        'bat',
      )
    case 'pick-recipient':
    case 'gift':
      return said(
        key('gift-title'),
        view.victim ? key('gift-text', { player: who, other: view.victim }) : key('recipient-text', { player: who }),
        [row('green', 'then', key('prank-follows'))],
        'green',
        'goblin',
      )
    case 'over':
      return said(key('over-title', { players: view.winners }), key('over-text'), [], 'none', 'door')
    default:
      return said(key('dealing'), key('dealing-text'), [], 'none', 'cards')
  }
}
