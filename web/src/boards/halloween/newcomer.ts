/** Whether this browser has ever sat at a table of Halloween: who has not begins with the cards of the first game. */
const KEY = 'manoir-halloween'

export function isNew(): boolean {
  try {
    return !localStorage.getItem(KEY)
  } catch {
    return false
  }
}

export function hasPlayed(): void {
  try {
    localStorage.setItem(KEY, 'played')
  } catch {
    // a browser that keeps nothing is always new
  }
}
