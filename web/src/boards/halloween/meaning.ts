/** What can be meant by what was chosen: whole options, in which any word may come first. */
import type { Notation } from '../../net/lore'
import type { Sentence } from '../../net/sentences'
import type { HalloweenLore } from '../../net/types'
import { coloursOf, type Word } from './moves'
import { isSoul, kindOf, placed, spot, type Placed, type Seen, type Spot } from './spots'

/** A whole option with the places of its words. */
export interface Option extends Sentence<HalloweenLore> {
  places: Placed[]
}

/** Something that was chosen: a spot, as what, or a word that has no spot of its own. */
export interface Pick {
  spot?: Spot
  verb?: string // that of its word; none: whatever it may be
  nth?: number // the place of its word in the sentence, if it was chosen as that
  word?: Notation
}

/** The next word, in one of its forms. */
export interface Next {
  word: Word
  nth: number // its place in the sentence
  own: Spot[]
  options: Option[] // that go on with it
}

export const optionOf = (one: Sentence<HalloweenLore>, view: Seen): Option => ({
  ...one,
  places: one.words.map((said, at) => placed(said, one.words.slice(0, at), view)),
})

/** The colours of the ghost tokens that were chosen to pay with. */
export const paidWith = (picks: Pick[]): string[] => picks.map((one) => one.spot ?? '').filter(isSoul).map((one) => one.split(' ')[1]!)

/** Those that all of it can be said of. */
export function under(all: Option[], picks: Pick[]): Option[] {
  const souls = paidWith(picks)
  const others = picks.filter((one) => !one.spot || !isSoul(one.spot))
  return all.filter((one) => others.every((pick) => fits(one, pick)) && (!souls.length || pays(one, souls)))
}

function fits(option: Option, { spot: at, verb, nth: as, word }: Pick): boolean {
  return option.words.some((one, nth) => {
    if (word) return one.notation === word && (as === undefined || as === nth)
    const { own, also } = option.places[nth]!
    if (as !== undefined) return as === nth && own.includes(at!)
    return verb ? one.verb === verb && own.includes(at!) : own.includes(at!) || also.includes(at!)
  })
}

/** Whether it is paid with these tokens, among others. */
export function pays(option: Option, souls: string[]): boolean {
  const tokens = option.words.filter((one) => one.verb === 'pay').flatMap(coloursOf)
  return souls.every((colour) => count(tokens, colour) >= count(souls, colour))
}

const count = (all: string[], colour: string): number => all.filter((one) => one === colour).length

/** With what is chosen already unless one says otherwise: the disc for a card comes from the reserve. */
export function usual(options: Option[], picks: Pick[]): Option[] {
  const discs = options.every((one) => one.words[0]!.verb === 'claim') && !picks.some((one) => one.spot === spot.reserve || kindOf(one.spot ?? '') === 'slot')
  const reserve = discs ? options.filter((one) => !one.words.some((word) => word.verb === 'disc')) : []
  return reserve.length ? reserve : options
}

/** The first word in which they differ, in all of its forms. */
export function nextOf(options: Option[]): Next[] {
  const [first] = options
  if (!first || options.length < 2) return []
  const longest = Math.max(...options.map((one) => one.words.length))
  for (let at = 0; at < longest; at++) {
    if (options.every((one) => one.words[at]?.notation === first.words[at]?.notation)) continue
    const found = new Map<Notation, Next>()
    for (const one of options) {
      const word = one.words[at]
      if (!word) continue
      const known = found.get(word.notation)
      if (known) known.options.push(one)
      else found.set(word.notation, { word, nth: at, own: one.places[at]!.own, options: [one] })
    }
    return [...found.values()]
  }
  return []
}
