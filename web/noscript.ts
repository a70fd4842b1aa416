/** What is said where no script runs: the one text that the built page itself must carry, from the catalogues. */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const LANGUAGES = ['en', 'fr', 'es']

function said(language: string): string {
  const catalogue = readFileSync(new URL(`src/texts/${language}/house.ftl`, import.meta.url), 'utf8')
  const text = /^page-noscript = (.*)$/m.exec(catalogue)?.[1]
  if (!text) throw new Error(`no page-noscript in ${language}`)
  return `<p lang="${language}">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`
}

export const noscript = (): Plugin => ({
  name: 'noscript',
  transformIndexHtml: (html) => html.replace('<!-- noscript -->', LANGUAGES.map(said).join('')),
})
