/** What was agreed at this table and is not as usual. */
import { choiceName } from '../house/options'
import type { TableModel } from './model.svelte'

/** In words, for everybody to see. */
export const unusualOptions = (model: TableModel): string[] =>
  model.table.unusual.map((name) =>
    model.say('end-option', { option: `option-${name}`, value: choiceName(model.texts, name, model.table.options[name] ?? null) }),
  )
