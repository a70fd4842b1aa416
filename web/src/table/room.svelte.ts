/** How much room there is: a phone, or a window like one, shows one thing at a time behind tabs. */
const query = matchMedia('(max-width: 899px), (max-height: 459px)')
const large = matchMedia('(min-width: 1800px) and (min-height: 1000px)')
let narrow = $state(query.matches)
let vast = $state(large.matches)
query.addEventListener('change', () => (narrow = query.matches))
large.addEventListener('change', () => (vast = large.matches))

const laptop = matchMedia('(max-width: 1365px)')
let small = $state(laptop.matches)
laptop.addEventListener('change', () => (small = laptop.matches))

export const room = {
  /** A laptop, or less. */
  get small(): boolean {
    return small
  },
  get narrow(): boolean {
    return narrow
  },
  /** Everything can lie open side by side. */
  get vast(): boolean {
    return vast
  },
}
