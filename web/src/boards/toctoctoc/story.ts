/** What events are about: which cards, whose, and what was at the door. */
import type { TocShape } from '../../net/types'
import type { Beat, Told } from '../../table/board'
import type { Phrase } from '../../texts/texts.svelte'

const code = (key: string): string => key.replace('card-', '')

/** The cards that an event names, one by one. */
export function cardsOf(event: Told): string[] {
  const named = (event.cards ?? []) as (string | (Phrase & { card: string; n: number }))[]
  return named.flatMap((one) => (typeof one === 'string' ? [code(one)] : Array<string>(one.n).fill(code(one.card))))
}

export const KNOCKS = ['event-knock', 'event-knock-unseen']
export const ANSWERS = ['event-open', 'event-refuse']
export const EFFECTS = ['event-join', 'event-lure', 'event-flee', 'event-ride', 'event-no-effect']

/** The card that stands in the open door while its effect is told. */
export function revealed(view: TocShape, beat: Beat | null): string | null {
  if (beat && [...ANSWERS, ...EFFECTS].includes(beat.event.key)) {
    const answer = (beat.line.told as Told[]).find((event) => ANSWERS.includes(event.key))
    if (answer) return cardsOf(answer)[0] ?? null
  }
  return view.door?.revealer ? view.door.card : null
}
