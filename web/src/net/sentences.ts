/** Whole options, where a choice is said word by word: a board that has them can begin with any word. */
import type { Phrase } from '../texts/texts.svelte'
import { offered, type Known, type Lore, type Move, type Notation, type Parts, type Value } from './lore'
import type { SentencesFrame, WordShown } from './types'

/** A word of a sentence: a move, and what it promises. */
export type SaidWord<K extends Known = Known> = Move<K> & {
  hint?: Phrase
  spared: boolean // nobody need say it: there is no other choice
}

export interface Sentence<K extends Known = Known> {
  words: SaidWord<K>[]
  said: Notation[] // what is played: all words but those that are spared
  whole: boolean // false: further words follow, one by one
  changes: Record<string, number> // what it costs and brings at once, in what the game counts; chance is not in it
}

/** What a word must say: any of its parts, and what is done. */
export type Wish<K extends Known = Known> = { verb?: K['move']['verb'] } & Parts<K>

export class Sentences<K extends Known = Known> {
  readonly number: number // of the frame that they answer
  readonly all: Sentence<K>[]

  constructor(number: number, all: Sentence<K>[]) {
    this.number = number
    this.all = all
  }

  static of<K extends Known>(frame: SentencesFrame, lore: Lore<K>): Sentences<K> {
    const found: Sentence<K>[] = []
    const add = (shown: WordShown[], before: SaidWord<K>[], played: Notation[]): void => {
      for (const { move, hint, spared = [], then, unfinished, changes = {} } of shown) {
        const [first, ...others] = offered([move, ...spared]).map((one) => ({ ...lore.move(one), spared: true }))
        const word = { ...first!, ...(hint ? { hint: hint as Phrase } : {}), spared: false }
        const [words, said] = [[...before, word, ...others], [...played, word.notation]]
        if (then) add(then, words, said)
        else found.push({ words, said, whole: !unfinished, changes })
      }
    }
    add(frame.first, [], [])
    return new Sentences(frame.number, found)
  }

  /** Those in which one of the words says all of this: `saying({ building: 'CH' })`, `saying({ verb: 'claim', card: '7' })`. */
  saying(wish: Wish<K>): Sentences<K> {
    return new Sentences(this.number, this.all.filter((one) => one.words.some((word) => fulfils(word, wish))))
  }

  /** What is said for a part, each value once, in the order of the sentences: what could be chosen next. */
  values<N extends keyof Parts<K> & string>(part: N, verb?: K['move']['verb']): NonNullable<Parts<K>[N]>[] {
    const found = new Map<string, Value>()
    for (const { words } of this.all)
      for (const word of words) {
        const value = word.parts[part]
        if (value !== undefined && (!verb || word.verb === verb)) found.set(String(value), value)
      }
    return [...found.values()] as NonNullable<Parts<K>[N]>[]
  }

  /** The one that is left, if there is but one. */
  get only(): Sentence<K> | undefined {
    return this.all.length === 1 ? this.all[0] : undefined
  }
}

function fulfils<K extends Known>(word: Move<K>, { verb, ...parts }: Wish<K>): boolean {
  if (verb !== undefined && word.verb !== verb) return false
  return Object.entries<Value | undefined>(parts).every(([name, value]) => String(word.parts[name]) === String(value))
}
