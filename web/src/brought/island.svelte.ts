/** Goes into what a package brings: its Svelte components, with their own copy of Svelte, as islands in the page. */
import { flushSync, mount, unmount, type Component } from 'svelte'
import { preferences } from '../preferences.svelte'
import type { Board } from '../table/board'
import { speech, t } from '../texts/texts.svelte'
import Inspector from '../ui/Inspector.svelte'
import { AGREED, type Ashore, type BroughtBoard, type BroughtRuleCard, type BroughtSetUp, type Given, type Mount } from './contract'
import Host from './Host.svelte'

/** What the page knows is known here too: components ask their own copies of its modules. */
function learn({ preferences: theirs, texts }: Ashore): void {
  Object.assign(preferences, theirs)
  speech.texts = texts
}

function island<Props extends object>(shown: Component<any>): Mount<Given<Props>> {
  return (element, first) => {
    let given = $state.raw(first)
    learn(first.ashore)
    const host = mount(Host, {
      target: element,
      props: {
        shown,
        get given() {
          return given
        },
      },
    })
    flushSync()
    return {
      update: (next) =>
        flushSync(() => {
          learn(next.ashore)
          given = next
        }),
      destroy: () => void unmount(host),
    }
  }
}

/** Notices of `inspect` are shown over the whole page, by a sheet of this island's own. */
function withInspector<Props extends { lens: (rule: string) => void }>(show: Mount<Given<Props>>): Mount<Given<Props>> {
  return (element, first) => {
    const board = show(element, first)
    const inspector = mount(Inspector, { target: document.body, props: { lens: first.lens, close: t('house-close') } })
    return {
      update: board.update,
      destroy: () => {
        void unmount(inspector)
        board.destroy()
      },
    }
  }
}

export const board = ({ component, aside, ending: _, pause: __, ...rest }: Board): BroughtBoard => ({
  ...rest,
  agreed: AGREED,
  component: withInspector(island(component)),
  ...(aside ? { aside: island(aside) } : {}),
})

export const setUp = (component: Component<any>, handles: string[]): BroughtSetUp => ({ agreed: AGREED, component: island(component), handles })

export const ruleCard = (component: Component<any>): BroughtRuleCard => ({ agreed: AGREED, component: island(component) })
