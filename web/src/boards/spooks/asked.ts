/** What may be played now, and what happens to who cannot: always said beside the pile. */
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

export function asked({ view, guide: { rule }, me, moves, hints, lore }: SpooksProps): Asked {
  const key = (name: string, values: Record<string, unknown> = {}): Phrase => ({
    key: `spooks-${name}`,
    you: me !== null && values.player === me ? 'yes' : 'no',
    ...values,
  })
  const mine = me !== null && view.waiting.includes(me)
  const who = view.waiting[0] ?? view.owner ?? ''
  const top = view.top ? face(view.top, lore.cards) : null
  const down = view.order === 'descending'
  const said = (title: Phrase, text: Phrase, rows: Row[], colour: Colour | 'none', icon: IconName): Asked => ({
    colour,
    icon,
    down,
    title,
    text,
    rule,
    rows,
  })
  /** What the rules promise to who makes a move. */
  const hint = (move: string | undefined): Phrase | undefined => (move ? hints[move] : undefined)
  const cat = (topic: 'cat-on-blue' | 'cat-on-red'): Row => ({
    label: key('cat'),
    text: hint(lore.find('lay', { card: 'CAT' }, moves)) ?? key('cat-fits'),
    rule: lore.rule(topic),
    icon: 'cat',
  })
  switch (view.decision) {
    case 'lead':
      return said(
        mine ? key('lead-you') : key('lead', { player: who }),
        key('lead-text'),
        [
          { label: key('blue'), text: key(down ? 'blue-starts-down' : 'blue-starts'), rule: lore.rule('blue'), icon: MARKS.blue },
          { label: key('green'), text: key('green-starts'), rule: lore.rule('green'), icon: MARKS.green },
          { label: key('red'), text: key('red-starts'), rule: lore.rule('red'), icon: MARKS.red },
        ],
        'none',
        'flag',
      )
    case 'follow-blue': {
      const rank = view.answers?.rank
      const promise = hint(lore.find('pass', {}, moves))
      const every: Row = { label: key('all-pass'), text: key('leads', { player: view.owner }), rule: lore.rule('all-pass'), first: true }
      const pass: Row[] = mine && promise ? [{ label: key('if-pass'), text: promise, rule: lore.rule('pass'), first: true }] : [every]
      if (promise?.key === 'hint-pass') pass.push({ ...every, first: false })
      const spider: Row = { label: key('spider-master'), text: key('spider-master-fits'), rule: lore.rule('spider-master'), icon: 'spider' }
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
        [{ label: key('no-answer'), text: victim, rule: lore.rule(stunned ? 'stun' : 'bite'), first: true }, cat('cat-on-red')],
        'red',
        'link',
      )
    }
    case 'prank':
      return said(
        key('prank-title'),
        key(down ? 'prank-text-down' : 'prank-text'),
        [
          { label: key('no-winner'), text: key('leads', { player: view.inLine }), rule: lore.rule('no-winner'), first: true },
          { label: key('other-card'), text: key('hides'), rule: lore.rule('no-goblin') },
        ],
        'green',
        'burst',
      )
    case 'pass-along':
      return said(
        key('pass-along-title'),
        key('pass-along-text'),
        view.neighbour ? [{ label: key('your-card'), text: key('goes-to', { player: view.neighbour }), rule: lore.rule('neighbour'), first: true }] : [],
        'blue',
        'spook',
      )
    case 'build-run':
      return said(
        key('stunned-title', { player: view.victim }),
        mine ? key('run-text-you') : key('run-text', { player: who }),
        [{ label: key('then'), text: key('faces', { player: view.victim }), rule: lore.rule('after-run'), first: true }],
        'red',
        'skeleton',
      )
    case 'bite':
      return said(
        key('bitten-title', { player: view.victim }),
        key('bite-text', { player: view.victim }),
        [
          { label: key('still-giving'), text: key('list', { players: view.givers }), rule: lore.rule('giving'), first: true },
          { label: key('then'), text: key('leads', { player: view.victim }), rule: lore.rule('after-bite') },
        ],
        'red',
        'bat',
      )
    case 'pick-recipient':
    case 'gift':
      return said(
        key('gift-title'),
        view.victim ? key('gift-text', { player: who, other: view.victim }) : key('recipient-text', { player: who }),
        [{ label: key('then'), text: key('prank-follows'), rule: lore.rule('after-gift'), first: true }],
        'green',
        'goblin',
      )
    case 'over':
      return said(key('over-title', { players: view.winners }), key('over-text'), [], 'none', 'door')
    default:
      return said(key('dealing'), key('dealing-text'), [], 'none', 'cards')
  }
}
