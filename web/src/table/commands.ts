/** Playing by typing: words for what a board shows, and moves by number or notation. The English words work everywhere. */
import { ruleKey } from '../house/ruleKeys'
import { api } from '../net/api'
import { textOf, type Notation } from '../net/lore'
import type { Sentence } from '../net/sentences'
import type { Phrase } from '../texts/texts.svelte'
import type { Panel, Told } from './board'
import { folded } from './book'
import { places } from './ending'
import type { TableModel } from './model.svelte'

export const WORDS = ['help', 'state', 'hand', 'moves', 'last', 'players', 'scores', 'rules', 'undo'] as const
export type Word = (typeof WORDS)[number]

const RECENT = 5 // events that "last" tells

/** The word that was typed, in any of its spellings, and what follows it. */
export function understood(typed: string, say: (key: string) => string): [Word | null, string] {
  const [word = '', ...rest] = typed.trim().split(/\s+/)
  const found = WORDS.find((one) => folded(word) === one || folded(word) === folded(say(`table-word-${one}`)))
  return [typed.trim() === '?' ? 'help' : (found ?? null), rest.join(' ')]
}

/** The move that was typed: its number in the list, its notation in capitals or not, or what it is called. */
export function moveOf(typed: string, moves: Notation[], label: (move: Notation) => string): Notation | undefined {
  if (/^\d+$/.test(typed.trim())) return moves[Number(typed) - 1]
  const wanted = folded(typed.trim().replace(/\s+/g, ' '))
  return moves.find((move) => folded(textOf(move)) === wanted) ?? moves.find((move) => folded(label(move)) === wanted)
}

/** A whole option that was typed, word after word; those that nobody need say may be there or not. */
async function sentenceOf(typed: string, model: TableModel): Promise<Sentence | undefined> {
  const wanted = folded(typed.trim().replace(/\s+/g, ' '))
  const text = (moves: Notation[]): string => folded(moves.map(textOf).join(' '))
  if (!model.moves.some((move) => wanted.startsWith(`${text([move])} `))) return undefined
  const found = await model.sentences()
  return found?.all.find(({ said, words }) => [said, words.map((word) => word.notation)].some((moves) => text(moves) === wanted))
}

/** What is answered, line by line. */
export async function answer(typed: string, model: TableModel): Promise<string[]> {
  const say = (key: string): string => model.say(key)
  const { moves } = model
  const move = moveOf(typed, moves, model.label)
  if (move) {
    model.play(move)
    return [model.say('table-command-played', { move: model.label(move) })]
  }
  const [word, rest] = understood(typed, say)
  switch (word) {
    case 'help':
      return WORDS.map((one) => `${say(`table-word-${one}`)}: ${say(`table-word-${one}.does`)}`).concat(
        say('table-command-help'),
      )
    case 'moves':
      return moves.length ? moves.map((one, at) => numbered(at + 1, one, model)) : [say('table-moves-none')]
    case 'state':
      return [status(model), ...(await sheet(model)).flatMap((panel) => written(panel, model))]
    case 'hand':
      return hand(await sheet(model), model)
    case 'players':
      return people(await sheet(model), model)
    case 'scores':
      return scores(await sheet(model), model)
    case 'last':
      return model.link.story
        .flatMap((line) => line.told as Told[])
        .slice(-RECENT)
        .map((event) => told(event, model))
    case 'rules':
      return [await ruleText(rest || (model.frame && model.frame.guide.rule) || '', model)]
    case 'undo':
      if (!model.link.game?.undo) return [model.say('error-undo', { player: model.me ?? '' })]
      void model.undo()
      return []
    default: {
      const whole = await sentenceOf(typed, model)
      if (!whole) return [await refused(typed, model)]
      model.play(whole.said)
      return [model.say('table-command-played', { move: whole.said.map(model.label).join(', ') })]
    }
  }
}

export const status = (model: TableModel): string => (model.frame ? model.say(model.frame.status as Phrase) : '')

export const told = (event: Told, model: TableModel): string =>
  event.rule ? `${model.tell(event)} [${event.rule}]` : model.tell(event)

const sheet = async (model: TableModel): Promise<Panel[]> =>
  (model.link.game?.sheet ?? (await api.now(model.table.id, model.me)).sheet) as Panel[]

const written = (panel: Panel, model: TableModel): string[] => [
  model.say(panel.title),
  ...panel.lines.map((line) =>
    model.say('table-command-row', {
      label: model.say(line.label),
      items: line.items.map((item) => model.say(item)).join(', ') || '–',
    }),
  ),
]

function numbered(number: number, move: Notation, model: TableModel): string {
  const hint = model.hint(move)
  const text = `${number}. ${model.label(move)}`
  return hint ? `${text} (${model.say(hint)})` : text
}

function hand(panels: Panel[], model: TableModel): string[] {
  const found = panels
    .map((panel) => ({ ...panel, lines: panel.lines.filter((line) => line.secret) }))
    .filter((panel) => panel.lines.length)
  const mine = found.length ? found : panels.filter((panel) => panel.seat !== null && panel.seat === model.me)
  return mine.length ? mine.flatMap((panel) => written(panel, model)) : [model.say('table-watching')]
}

const people = (panels: Panel[], model: TableModel): string[] =>
  model.players.map((player) => {
    const panel = panels.find((one) => one.seat === player.seat)
    const there = player.kind === 'bot' ? model.say('table-bot') : model.say(`table-presence-${player.presence}`)
    return `${panel ? model.say(panel.title) : player.name} · ${there}`
  })

function scores(panels: Panel[], model: TableModel): string[] {
  const game = model.link.game
  const ended = game ? places(game, model.table.seats.map((one) => one.seat)) : []
  if (!ended.length) return panels.filter((panel) => panel.seat !== null).map((panel) => model.say(panel.title))
  return ended.map(
    (place) => `${place.rank}. ${model.names[place.seat]}: ${model.say('table-points', { n: place.score })}`,
  )
}

async function ruleText(rule: string, model: TableModel): Promise<string> {
  const texts = await model.rules().catch(() => null)
  if (!texts) return model.say('page-offline')
  const key = ruleKey(rule.toUpperCase())
  return texts.has(key) ? `${rule.toUpperCase()}: ${texts.text(key)}` : model.say('table-rules-none')
}

/** A move that exists but may not be made now is refused with its reason. */
async function refused(typed: string, model: TableModel): Promise<string> {
  const known = model.lore.notations.find((move) => folded(textOf(move)) === folded(typed.trim()))
  const why = known && model.me ? await model.why(known) : null
  if (why) return `${model.say(why.key, why.values)}${why.rule ? ` [${why.rule}]` : ''}`
  return model.say('table-command-unknown', { typed: typed.slice(0, 40) })
}
