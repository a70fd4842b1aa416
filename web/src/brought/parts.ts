/** The parts that a package brings, loaded when they are needed. What cannot be shown is left out: every game does without. */
import type { Component } from 'svelte'
import type { RuleCard, SetUp } from '../house/plugins'
import type { Brought } from '../net/types'
import type { Board } from '../table/board'
import { AGREED, type BroughtBoard, type BroughtRuleCard, type BroughtSetUp, type Given, type Mount } from './contract'
import Island from './Island.svelte'

export class Parts {
  private readonly game: string
  private readonly brought: Brought

  constructor(game: string, brought: Brought) {
    this.game = game
    this.brought = brought
  }

  async board(): Promise<Board | null> {
    const part = await this.load<BroughtBoard>('board.js')
    if (!part) return null
    const { component, aside, ...rest } = part
    const fail = (): void => board.onfail?.()
    const board: Board = { ...rest, component: shown(component, fail), ...(aside ? { aside: shown(aside, fail) } : {}) }
    return board
  }

  async setUp(): Promise<SetUp | null> {
    const part = await this.load<BroughtSetUp>('SetUp.js')
    return part && { default: shown(part.component), handles: part.handles }
  }

  async ruleCard(): Promise<RuleCard | null> {
    const part = await this.load<BroughtRuleCard>('RuleCard.js')
    return part && shown(part.component)
  }

  private async load<Part extends { agreed: number }>(file: string): Promise<Part | null> {
    const { at, files } = this.brought
    if (!files.includes(file)) return null
    try {
      const styled = files.includes('style.css') ? styles(`${at}style.css`) : undefined
      const [{ default: part }] = await Promise.all([import(/* @vite-ignore */ at + file) as Promise<{ default: Part }>, styled])
      if (part.agreed === AGREED) return part
      console.warn(`${file} of ${this.game} was built for another page (${part.agreed}, not ${AGREED})`)
    } catch (error) {
      console.warn(`${file} of ${this.game} cannot be loaded`, error)
    }
    return null
  }
}

/** As a component of the page. */
const shown = <Props extends object>(mount: Mount<Given<Props>>, fail?: () => void): Component<Props> =>
  ((internals, props) => Island(internals, { mount: mount as Mount<any>, props, fail })) as Component<Props>

const linked = new Map<string, Promise<void>>()

/** A sheet of styles, once; there when the promise is kept. */
function styles(address: string): Promise<void> {
  let found = linked.get(address)
  if (!found) {
    found = new Promise((done, failed) => {
      const link = document.createElement('link')
      link.rel = 'stylesheet'
      link.href = address
      link.onload = () => done()
      link.onerror = () => failed(new Error(address))
      document.head.append(link)
    })
    found.catch(() => linked.delete(address))
    linked.set(address, found)
  }
  return found
}
