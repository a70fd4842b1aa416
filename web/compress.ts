import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

// What the house compresses for browsers (files.py), except the page itself, which it completes before it sends it.
const TEXT = /\.(css|js|json|svg|txt|webmanifest)$/
const pack = promisify(brotliCompress)

// Beside every file that is text: the same as small as brotli makes it. It takes its time once here, and none in the house.
export function compress(): Plugin {
  let folder = ''
  return {
    name: 'compress',
    apply: 'build',
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    async closeBundle() {
      const names = await readdir(folder, { recursive: true })
      await Promise.all(names.filter((name) => TEXT.test(name)).map((name) => write(join(folder, name))))
    },
  }
}

async function write(file: string): Promise<void> {
  const content = await readFile(file)
  const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const packed = await pack(content, { params }) // at its best quality, unless told otherwise
  if (packed.length < content.length) await writeFile(`${file}.br`, packed)
}
