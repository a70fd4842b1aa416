/** What was agreed at this table and is not as usual. */
import type { TableModel } from './model.svelte'

/** In words, for everybody to see. */
export const unusualOptions = (model: TableModel): string[] =>
  model.table.unusual.map((name) =>
    model.say('end-option', { option: `option-${name}`, value: written(model.table.options[name]) }),
  )

const written = (value: unknown): string => (value === true ? 'on' : value === false ? 'off' : String(value))
