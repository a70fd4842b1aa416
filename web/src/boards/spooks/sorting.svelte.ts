/** How I like to hold my cards: remembered by this browser, told to nobody. */
import { SORTINGS, type Sorting } from './cards'

const KEY = 'manoir-spooks-sorting'

function kept(): Sorting {
  try {
    return SORTINGS.find((one) => one === localStorage.getItem(KEY)) ?? 'family'
  } catch {
    return 'family'
  }
}

class Order {
  private how = $state<Sorting>(kept())

  get by(): Sorting {
    return this.how
  }

  set by(how: Sorting) {
    this.how = how
    try {
      localStorage.setItem(KEY, how)
    } catch {
      // a browser that keeps nothing forgets it
    }
  }
}

export const sorting = new Order()
