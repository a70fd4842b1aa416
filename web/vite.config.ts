import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { draw } from './art/build.mjs'
import { compress } from './compress'
import { noscript } from './noscript'

draw()

// What every table needs travels together: one file is lighter than thirty, and sooner there.
const shared = ['node_modules', 'src/(ui|net|sound)/', 'src/[^/]+\\.ts$', 'src/texts/[^/]+\\.ts$', 'house/(Footer|LanguageSwitch|CodeForm|Trouble|games|options|begin|ruleKeys|arrived)\\.', 'table/(book|keys|options|seen|symbols)\\.']
// Of Halloween's board what any screen needs in one file; the rest comes when a phone or a moment asks for it, and setting up a table
// needs its figures alone.
const halloween = '(?!ghosts|figures|emblems|Emblem|newcomer|SetUp|RuleCard|Ending|ending|Panel|Others|RivalSeals|RecapLine|Trails)\\w+\\.(svelte|ts)'
const groups = [
  { name: 'base', test: new RegExp(shared.join('|').replaceAll('/', '[\\\\/]')) },
  ...['en', 'es', 'fr'].map((language) => ({ name: `texts-${language}`, test: new RegExp(`src[\\\\/]texts[\\\\/]${language}[\\\\/]`) })),
  { name: 'halloween-figures', test: /boards[\\/]halloween[\\/](Emblem|emblems|newcomer|ghosts|figures)\./ },
  { name: 'halloween', test: new RegExp(`boards[\\\\/]halloween[\\\\/]${halloween}`) },
]

// The built page lies beside the server that sends it, and goes into the wheel with it. Browsers that cannot fetch modules ahead
// fetch them when they are wanted.
export default defineConfig({
  plugins: [svelte(), noscript(), compress()],
  build: {
    target: 'es2022',
    outDir: '../src/manoir/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8013', ws: true } } },
})
