// Halloween's small pieces: bonus tokens, ghost tokens, scare, and the players' seals. Each is a coin of 64 with one sign.
import { c, cut, dot, fill, line, rays, start, svg } from './kit.mjs'
export const files = {}

const COIN = 'M32 2a30 30 0 1 1 0 60 30 30 0 1 1 0-60z'
const INNER = 'M32 8a24 24 0 1 1 0 48 24 24 0 1 1 0-48z'
const piece = (name, title, body) => { start(name); files[`halloween-${name}`] = svg(title, body(), '0 0 64 64') }
const coin = (ground, sign) => cut(COIN, '#c9953f', '#7b5524', '', { rim: '#ffe7ad', dark: 6 }) + fill(INNER, c.ink) + `<g transform="translate(1 1)">${fill(INNER, ground, ' transform="translate(32 32) scale(.94) translate(-32 -32)"')}</g>` + rays(32, 32, 20, '#fff3cf', 6, '1 5', .18) + sign
const LEVEL = [['#8fc0d8', '#4f839c'], ['#a9c36a', '#65803a'], ['#efd05a', '#b08a24'], ['#ee9a50', '#a95a20'], ['#d6564a', '#8a2620']]
const GHOST = 'M32 14q13 0 13 16v19l-5-4-4 5-4-5-4 5-4-5-5 4V30q0-16 13-16z'
const soul = level => cut(GHOST, ...LEVEL[level - 1], '', { dark: 6 }) + dot(28, 30, 2.800, c.ink) + dot(37, 30, 2.800, c.ink) + `<ellipse cx="32.500" cy="38" rx="2.500" ry="3.200" fill="${c.ink}"/>`
const plus = (x, y) => fill(`M${x - 2} ${y - 7}h4v5h5v4h-5v5h-4v-5h-5v-4h5z`, c.candle)

// ---- bonus tokens, by their code ---------------------------------------------------------------------
piece('T01', 'Spirit Board', () => coin(c.umber, cut('M32 52Q14 36 18 24q3-9 14-8 11-1 14 8 4 12-14 28z', c.straw, '#8f6425', '', { dark: 6 }) + dot(32, 28, 6.500, c.ink) + dot(32, 28, 4.500, c.fog)))
piece('T02', 'Green Soul', () => coin(c.night, soul(2) + plus(48, 20)))
piece('T03', 'Quick Hands', () => coin(c.wine, cut('M22 50q-8-8-9-18 0-4 4-3l5 5-3-16q1-4 5-2l4 13-1-15q2-4 5 0l3 15 3-13q4-2 4 2l-1 15 4-6q4-2 4 2-2 13-8 21z', c.fog, c.fogDark, '', { dark: 5 }) + line('M48 14q6 6 6 14M53 11q7 8 7 17', c.candle, 2.400)))
piece('T04', 'Double Fright', () => coin(c.night, [[24, 27, 11], [39, 38, 12]].map(([x, y, r]) => dot(x, y, r + 1.500, c.ink) + dot(x, y, r, c.paper) + `<ellipse cx="${x - 4}" cy="${y - 3}" rx="2" ry="2.800" fill="${c.ink}"/><ellipse cx="${x + 4}" cy="${y - 3}" rx="2" ry="2.800" fill="${c.ink}"/><ellipse cx="${x}" cy="${y + 5}" rx="2.800" ry="3.600" fill="${c.ink}"/>`).join('')))
piece('T05', 'Yellow Soul', () => coin(c.night, soul(3) + plus(48, 20)))
piece('T06', 'Bigger Bone', () => coin(c.wine, `<g transform="rotate(-38 32 32)">${cut('M18 26q-6-6-1-9 5-2 7 3 0 5-1 7h18q-1-2-1-7 2-5 7-3 5 3-1 9 6 6 1 9-5 2-7-3 0-3 1-3H23q1 0 1 3-2 5-7 3-5-3 1-9z', c.paper, '#b99b6c', '', { dark: 5 })}</g>` + fill('M46 10l8 9h-4v7h-8v-7h-4z', c.candle)))
piece('T07', 'Eerie Whisper', () => coin(c.leaf, cut('M32 15l5 12 13 1-10 8 3 13-11-7-11 7 3-13-10-8 13-1z', c.candle, '#b8823a', '', { dark: 5, rim: c.paper }) + line('M12 22q4 3 0 7M52 22q-4 3 0 7', c.paper, 2.200)))
piece('T08', 'Twist of Fate', () => coin(c.umber, `<g transform="rotate(12 32 34)">${cut('M22 24h20v20H22z', c.paper, '#b99b6c', '', { dark: 5 })}${[[27, 29], [37, 39], [32, 34]].map(([x, y]) => dot(x, y, 2.200, c.ink)).join('')}</g>` + line('M14 38a19 19 0 0 1 30-20', c.candle, 3.200) + fill('M40 10l11 7-10 8z', c.candle)))
piece('T09', 'Crypt Nap', () => coin(c.night, cut('M20 50V28q0-12 12-12t12 12v22z', '#8fa09b', '#5a6b68', '', { dark: 6 }) + line('M26 30q3 3 6 0M34 30q3 3 6 0', c.ink, 2) + line('M28 39h9', c.ink, 2) + line('M46 12h7l-7 8h7M40 8h4l-4 5h4', c.candle, 2.200) + fill('M14 50h36v4H14z', c.ink)))
piece('T10', 'Blue Soul', () => coin(c.umber, soul(1) + plus(48, 20)))
piece('T11', 'Fury', () => coin('#3d1a16', cut('M32 10q2 10 9 15 1-5-1-8 12 9 12 21-2 16-20 16T12 38q0-8 6-14 0 5 3 6 1-12 11-20z', c.ember, '#93421f', '', { dark: 6 }) + fill('M32 30q9 6 9 14-2 8-9 8t-9-8q0-4 3-7 1 3 3 3 0-5 3-10z', c.candle)))
piece('T12', 'Blink', () => coin(c.leaf, `<g transform="translate(-6 4) scale(.86)" opacity=".45">${soul(2)}</g><g transform="translate(16 2) scale(.84)">${cut(GHOST, c.fog, c.fogDark, '', { dark: 6 })}${dot(28, 30, 3, c.ink)}${dot(37, 30, 3, c.ink)}</g>` + line('M16 52h26', c.candle, 3, ' stroke-dasharray="1 6"') + fill('M42 46l10 6-10 6z', c.candle)))

// ---- ghost tokens: the die's polygon with two eyes; scare: a face that has seen something ------------
const DIE = ['M32 4l30 54H2z', 'M5 5h54v54H5z', 'M32 1l31 31-31 31L1 32z', 'M32 1l31 39-31 23L1 40z', 'M32 1l31 23-12 38H13L1 24z']
DIE.forEach((d, i) => piece(`soul-${i + 1}`, `Ghost token, level ${i + 1}`, () => cut(d, ...LEVEL[i], '', { dark: 7 }) + dot(25, i ? 32 : 42, 4.500, c.ink) + dot(40, i ? 32 : 42, 4.500, c.ink) + dot(23.500, i ? 30 : 40, 1.500, c.paper) + dot(38.500, i ? 30 : 40, 1.500, c.paper)))
piece('scare', 'Scare', () => cut(COIN, c.paper, '#cdb58a', '', { dark: 8 }) + `<ellipse cx="23" cy="25" rx="5" ry="7" fill="${c.ink}"/><ellipse cx="42" cy="25" rx="5" ry="7" fill="${c.ink}"/><ellipse cx="32" cy="45" rx="7" ry="9" fill="${c.ink}"/>`)

// ---- seals: the discs and haunt tokens of the four players -------------------------------------------
const SEALS = {
  candle: ['#ffce6a', '#b8823a', 'M8.5 11h7v12h-7zM12 .5q6 6 0 9.5-6-3.5 0-9.5z'],
  moon: ['#a9d3e0', '#5f8b93', 'M15.5 2A10.5 10.5 0 1 0 22 16.5 9 9 0 0 1 15.5 2z'],
  key: ['#c3cf7c', '#7d8a3c', 'M7 3a5 5 0 0 1 4.9 6L21 18v4h-4v-3h-3v-3l-3.4-2.6A5 5 0 1 1 7 3zm-.5 3a1.8 1.8 0 1 0 .1 0z'],
  bell: ['#f59aa0', '#a9545c', 'M12 1.5q7.5 0 7.5 9.5v5l2.5 3.5H2L4.5 16v-5q0-9.5 7.5-9.500zM9 20.5h6q-.5 2.5-3 2.5t-3-2.5z'],
}
for (const [symbol, [main, dark, d]] of Object.entries(SEALS)) piece(`seal-${symbol}`, `Seal: ${symbol}`, () => cut(COIN, main, dark, '', { dark: 7, rim: c.paper }) + fill(d, c.ink, ' fill-rule="evenodd" transform="translate(14 14) scale(1.500)"'))
