/** What is open around the table: one sheet at a time, one tab at a time. Nothing of the game. */
import type { IconName } from '../ui/icons'
import type { TableModel } from './model.svelte'
import { room } from './room.svelte'

export type SheetName = 'menu' | 'moves' | 'command' | 'keys' | 'leave' | 'end' | 'report' | 'players' | 'settings'

export interface TabShown {
  name: string
  icon: IconName
  text: string
}

export class Shell {
  readonly model: TableModel
  open = $state<SheetName | null>(null)
  rule = $state<string | null>(null) // in the rules lens
  hand = $state(true) // false: nobody shall see my hand from behind
  book = $state(false) // open although the board could use its room
  tab = $state('') // of a narrow screen; '' is where one plays

  constructor(model: TableModel) {
    this.model = model
  }

  get undoable(): boolean {
    return this.model.live && this.model.table.phase === 'playing' && !!this.model.link.game?.undo
  }

  lens = (rule: string): void => {
    this.rule = rule
  }

  /** The rules drawer, open at what the present decision is about. */
  rules(): void {
    const { frame, link } = this.model
    const last = link.story.findLast((line) => line.told.some((event) => event.rule))
    const told = last?.told.findLast((event) => event.rule)?.rule as string | undefined
    this.rule = frame?.guide.rule || told || ''
  }

  /** Whether of the guest book only the spine is in sight. */
  get spine(): boolean {
    return this.folds && !this.book
  }

  /** Whether the open guest book lies over the table, whose places stay where they are. */
  get overlaid(): boolean {
    return this.folds && this.book && !!this.model.board.writes
  }

  /** Whether the board needs the room of the guest book. */
  private get folds(): boolean {
    const { board, table } = this.model
    if (room.narrow) return false
    if (board.writes) return !room.vast
    return room.small && board.crowd !== undefined && table.seats.length > board.crowd
  }

  /** The tabs of a narrow screen: the board's own parts, or the table and its people; then the guest book and the rules. */
  get tabs(): TabShown[] {
    const { board, texts } = this.model
    const parts: TabShown[] = board.panes?.map((pane) => ({ ...pane, text: texts.text(pane.text) })) ?? [
      { name: 'table', icon: 'door', text: texts.text('table-tab-board') },
      { name: 'players', icon: 'people', text: texts.text('table-tab-players') },
    ]
    return [
      ...parts,
      { name: 'book', icon: 'book', text: texts.text('table-tab-book') },
      { name: 'rules', icon: 'help', text: texts.text('table-rules') },
    ]
  }

  get home(): string {
    return this.tabs[0]!.name
  }

  turnTo = (tab: string): void => {
    if (tab === 'rules') this.rules()
    else this.tab = tab === this.home ? '' : tab
  }
}
