/** Whether nothing has the focus any more: what had it is gone, and it fell back to the page or the table as a whole. */
export const adrift = (): boolean => {
  const at = document.activeElement
  return !at || at === document.body || at.id === 'board'
}
