/** What is agreed between the page and the boards that other packages bring: plain functions, whatever they are made with. */
import type { ComponentProps } from 'svelte'
import type { RuleCard, SetUpProps } from '../house/plugins'
import type { preferences } from '../preferences.svelte'
import type { Board, BoardProps } from '../table/board'
import type { Texts } from '../texts/texts.svelte'

/** Raised when a module that was built before would no longer be shown rightly; then its game is played on its sheet. */
export const AGREED = 1

/** Something that was put into an element: shown anew with other props, until it is taken away. */
export interface Island<Props> {
  update: (props: Props) => void
  destroy: () => void
}

export type Mount<Props> = (element: HTMLElement, props: Props) => Island<Props>

/** What the page tells everything that it puts somewhere, besides its props. */
export interface Ashore {
  preferences: Partial<typeof preferences>
  texts: Texts | null // of the page itself
}
export type Given<Props> = Props & { ashore: Ashore }

/** The default exports of board.js, SetUp.js and RuleCard.js in the web/dist of a package. */
export interface BroughtBoard extends Omit<Board, 'component' | 'aside' | 'ending' | 'pause'> {
  agreed: number
  component: Mount<Given<BoardProps>>
  aside?: Mount<Given<BoardProps>>
}
export interface BroughtSetUp {
  agreed: number
  component: Mount<Given<SetUpProps>>
  handles: string[]
}
export interface BroughtRuleCard {
  agreed: number
  component: Mount<Given<ComponentProps<RuleCard>>>
}
