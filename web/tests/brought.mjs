// Modules of the page for tests that run without a browser: what they import of each other is brought first.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import ts from 'typescript'

const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 }
const folder = new URL('../node_modules/.cache/', import.meta.url) // from where packages are found
mkdirSync(folder, { recursive: true })
const place = (path) => `./${path.replaceAll('/', '-')}-${process.pid}.mjs`

/** A module by its path under src, without its ending. */
export async function brought(path) {
  const source = readFileSync(new URL(`../src/${path}.ts`, import.meta.url), 'utf8')
  const written = ts.transpileModule(source, { compilerOptions: options }).outputText
  const module = new URL(place(path), folder)
  const beside = path.slice(0, path.lastIndexOf('/'))
  const needed = []
  const mended = written.replace(/ from '\.\/(\w+)'/g, (_, name) => {
    needed.push(`${beside}/${name}`)
    return ` from '${place(`${beside}/${name}`)}'`
  })
  for (const one of needed) await brought(one)
  writeFileSync(module, mended)
  return import(module)
}

/** What a test hands in: JSON, a value a line. */
export async function* given() {
  for await (const line of createInterface({ input: process.stdin })) yield JSON.parse(line)
}

/** What it gets back. */
export const answer = (value) => console.log(JSON.stringify(value))
