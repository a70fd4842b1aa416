// Unpacks the Chromium of @sparticuz/chromium, with the libraries and fonts beside it: node unpack-chromium.mjs FOLDER
// Nothing is downloaded, nothing is written elsewhere.
import { execFileSync } from 'node:child_process'
import { chmodSync, createReadStream, createWriteStream, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'

const home = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..', 'bin')
const folder = resolve(process.argv[2])
const unpack = (from, to) =>
  pipeline(createReadStream(join(home, from)), createBrotliDecompress(), createWriteStream(join(folder, to)))

rmSync(folder, { recursive: true, force: true })
mkdirSync(join(folder, 'lib'), { recursive: true })
await Promise.all(
  ['al2023', 'swiftshader', 'fonts'].map(async (name) => {
    await unpack(`${name}.tar.br`, `${name}.tar`)
    execFileSync('tar', ['-xf', join(folder, `${name}.tar`), '-C', folder])
    rmSync(join(folder, `${name}.tar`))
  }),
)
// Its own settings look for fonts where a cloud has them. Without any, text is zero wide and counts as hidden.
const places = [`<dir>${folder}/fonts</dir>`, '<dir prefix="xdg">fonts</dir>', '<dir>/usr/share/fonts</dir>']
writeFileSync(
  join(folder, 'fonts.conf'),
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>${places.join('')}<cachedir>${folder}/fontcache</cachedir></fontconfig>\n`,
)
await unpack('chromium.br', 'chromium')
chmodSync(join(folder, 'chromium'), 0o755)
