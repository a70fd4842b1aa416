/** How much room there is: a phone, or a window like one, shows one thing at a time behind tabs. */
const query = matchMedia('(max-width: 899px), (max-height: 459px)')
let narrow = $state(query.matches)
query.addEventListener('change', () => (narrow = query.matches))

export const room = {
  get narrow(): boolean {
    return narrow
  },
}
