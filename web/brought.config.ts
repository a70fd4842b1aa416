/** How the board of a package is built: BOARD is its web/ folder, GAME its name. `./manoir board GAME` runs this. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { svelte, vitePreprocess } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

const folder = process.env.BOARD!
const game = process.env.GAME!
const house = fileURLToPath(new URL('src', import.meta.url))
const island = join(house, 'brought/island.svelte.ts')

/** What is built of each file that a package may have. */
const WRAPPED: Record<string, [file: string, text: (path: string) => string]> = {
  board: ['board.ts', (path) => `import own from ${path}\nexport default board(own)`],
  SetUp: ['SetUp.svelte', (path) => `import own, { handles } from ${path}\nexport default setUp(own, handles)`],
  RuleCard: ['RuleCard.svelte', (path) => `import own from ${path}\nexport default ruleCard(own)`],
}
const VIRTUAL = 'brought:'
const entries = Object.keys(WRAPPED).filter((name) => existsSync(join(folder, WRAPPED[name]![0])))

const wrapped: Plugin = {
  name: 'brought',
  enforce: 'pre',
  async resolveId(id, importer) {
    if (id.startsWith(VIRTUAL)) return `\0${id}`
    if (!id.endsWith('texts/texts.svelte')) return undefined
    const found = await this.resolve(id, importer, { skipSelf: true })
    return found?.id === join(house, 'texts/texts.svelte.ts') ? join(house, 'brought/speech.svelte.ts') : found
  },
  load(id) {
    if (!id.startsWith(`\0${VIRTUAL}`)) return undefined
    const [file, text] = WRAPPED[id.slice(VIRTUAL.length + 1)]!
    return `import { board, setUp, ruleCard } from ${JSON.stringify(island)}\n${text(JSON.stringify(join(folder, file)))}\n`
  },
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  publicDir: false,
  resolve: { alias: { manoir: house }, dedupe: ['svelte'] },
  plugins: [
    wrapped,
    svelte({
      configFile: false,
      preprocess: vitePreprocess(),
      // Two builds may have the same component in two versions: each has its own styles.
      compilerOptions: { cssHash: ({ hash, css }) => `${game}-${hash(css)}` },
    }),
  ],
  build: {
    target: 'es2022',
    outDir: join(folder, 'dist'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      input: Object.fromEntries(entries.map((name) => [name, VIRTUAL + name])),
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', assetFileNames: '[name][extname]' },
    },
  },
})
