// Says phrases as the page does, for a test that compares them with the Python side.
// In: JSON lines, first {language: [catalogue, …]}, then [language, phrase, names]. Out: one JSON string a line.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import ts from 'typescript'

const source = readFileSync(new URL('../src/texts/fluent.ts', import.meta.url), 'utf8')
const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 }
const folder = new URL('../node_modules/.cache/', import.meta.url) // from where its imports are found
mkdirSync(folder, { recursive: true })
const module = new URL(`fluent-${process.pid}.mjs`, folder)
writeFileSync(module, ts.transpileModule(source, { compilerOptions: options }).outputText)
const { Texts } = await import(module)

let texts = null
for await (const line of createInterface({ input: process.stdin })) {
  const given = JSON.parse(line)
  if (!texts) {
    texts = Object.fromEntries(Object.entries(given).map(([language, catalogues]) => [language, new Texts(language, catalogues)]))
    continue
  }
  const [language, phrase, names] = given
  console.log(JSON.stringify(texts[language].say(phrase, names)))
}
