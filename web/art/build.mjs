// Draws every figure into src/art/, from which the page takes them. `node art/build.mjs` also prints their sizes.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { files as halloweenFigures } from './halloween.mjs'
import { files as halloweenPieces } from './halloween-pieces.mjs'
import { files as spooks } from './spooks.mjs'
import { files as toc } from './toc.mjs'

const games = { toc, spooks, halloween: { ...halloweenFigures, ...halloweenPieces } }
const folder = new URL('../src/art/', import.meta.url)

/** Numbers with one decimal, nothing between tags. */
const tidy = (text) =>
  text.replace(/-?\d*\.\d+/g, (x) => String(+(+x).toFixed(1)).replace(/^(-?)0\./, '$1.')).replace(/>\s+</g, '><')

const written = (file, text) => {
  try {
    if (readFileSync(file, 'utf8') === text) return
  } catch {
    // it is not there yet
  }
  writeFileSync(file, text)
}

/** Returns the gzipped size of each game's figures together. */
export function draw() {
  mkdirSync(folder, { recursive: true })
  const sizes = {}
  for (const [game, figures] of Object.entries(games)) {
    let all = ''
    for (const [name, text] of Object.entries(figures)) {
      const tidied = tidy(text).replace('<svg ', `<svg id="${name}" `) // its name, also where it lies in another file
      all += tidied
      written(new URL(`${name}.svg`, folder), tidied)
    }
    sizes[game] = gzipSync(all).length
  }
  return sizes
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(draw())
