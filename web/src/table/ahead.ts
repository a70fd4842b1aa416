import type { TableModel } from './model.svelte'

/** What may be wanted at any moment, also when the line is lost, and what everybody comes to: fetched when one has begun to
 * play, so that nobody waits for it before. */
export function ahead(model: TableModel): void {
  void Promise.allSettled([model.rules(), import('./End.svelte'), model.board.ending?.()])
}
