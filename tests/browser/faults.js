/* What is wrong with how a page looks at this moment: an expression, evaluated in the page by faults.py.

   Seen is what is seen without scrolling; what a list that may scroll hides is not looked at. Answers with a list of
   [kind, sentence], and with the numbers of the permissions that were needed. */
({ phone, scrolls, permissions, needs }) => {
    const SMALLEST = 9 // px of letters
    const FINGER = 24 // px of whatever can be touched, and of what is played with
    const HAND = 44
    const found = new Map()
    const needed = new Set()
    const layer = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
    const styles = new Map()
    const style = (one) => styles.get(one) ?? styles.set(one, getComputedStyle(one)).get(one)
    const root = document.documentElement

    const permitted = (kind, one) => {
        const at = permissions.findIndex(([what, mark]) => what === kind && one.matches(mark))
        if (at >= 0) needed.add(at)
        return at >= 0
    }
    const words = (one) => (one.getAttribute('aria-label') ?? one.textContent).replace(/\s+/g, ' ').trim().slice(0, 50)
    const place = (one) => {
        const classes = [...one.classList].filter((name) => !/^(svelte-|_)/.test(name)).slice(0, 2)
        const mark = Object.entries(one.dataset).find(([name]) => /^(anchor|card|seat|move|spot|tab|tile|do)$/.test(name))
        const name = [one.localName, ...classes].join('.') + (mark ? `[data-${mark[0]}="${mark[1]}"]` : '')
        const parent = one.closest('[class]:not(:scope)') ?? one.parentElement
        return parent && !mark && one !== layer ? `${[parent.localName, ...[...parent.classList].filter((name) => !/^(svelte-|_)/.test(name)).slice(0, 1)].join('.')} ${name}` : name
    }
    const say = (kind, one, what) => {
        if (permitted(kind, one)) return
        const page = one === root || one === document.body
        const name = page ? 'the page' : `${words(one) ? `“${words(one)}” ` : ''}(${place(one)})`
        if (!found.has(`${kind} ${name}`)) found.set(`${kind} ${name}`, [kind, `${name} ${what}`])
    }
    /** Not what is only heard, nor what comes into sight when it has the focus. */
    const heard = new Map()
    const isHeard = (one) => {
        if (!one || one === layer) return false
        if (!heard.has(one)) {
            const { clipPath, overflowX } = style(one)
            const tiny = overflowX !== 'visible' && one.offsetWidth <= 1 && one.offsetHeight <= 1
            heard.set(one, tiny || /inset\((50|100)%/.test(clipPath) || one.matches('.skip') || isHeard(one.parentElement))
        }
        return heard.get(one)
    }
    const visible = (one) =>
        one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !one.closest('[inert]') && !isHeard(one)
    /** What moves an element when it is scrolled, if anything does. */
    const mover = (one) => {
        for (let box = one.parentElement; box && box !== document.body; box = box.parentElement)
            if (/auto|scroll/.test(style(box).overflowY) && box.scrollHeight > box.clientHeight + 1) return box
        return scrolls ? root : null
    }
    const stays = (one, within) =>
        one !== null && one !== within && (/fixed|sticky/.test(style(one).position) || stays(one.parentElement, within))
    /** What lies over an element and hides it, if it cannot be scrolled out from below. */
    const above = (one, x, y) => {
        const top = document.elementFromPoint(x, y)
        if (!top || one.contains(top) || top.contains(one) || top.closest('label')?.control === one) return null
        const list = mover(one)
        return list?.contains(top) && stays(top, list) && !stays(one, list) ? null : top
    }

    // -- what of a box can be seen ------------------------------------------------------------------------------------

    const holds = (look) =>
        look.position !== 'static' || look.transform !== 'none' || look.filter !== 'none' || /layout|paint|strict|content/.test(look.contain)

    /** The ancestors that clip what an element shows, from the inside to the outside. */
    const clipping = new Map()
    function clippers(one) {
        if (clipping.has(one)) return clipping.get(one)
        const all = []
        let position = style(one).position
        for (let box = one.parentElement; box && box !== root && box !== document.body; box = box.parentElement) {
            const look = style(box)
            if (position === 'fixed' ? look.transform === 'none' : position === 'absolute' && !holds(look)) continue
            if (look.overflowX !== 'visible' || look.overflowY !== 'visible') all.push(box)
            position = look.position
        }
        clipping.set(one, all)
        return all
    }
    const inner = (box) => {
        const { left, top, right, bottom } = box.getBoundingClientRect()
        const look = style(box)
        const [l, t, r, b] = ['Left', 'Top', 'Right', 'Bottom'].map((side) => parseFloat(look[`border${side}Width`]) || 0)
        return { left: left + l, top: top + t, right: right - r, bottom: bottom - b }
    }
    /** What is left of a rectangle inside of everything that clips it, and what of it is lost without a way to see it. */
    function seen(one, rect, own) {
        const left = { left: rect.left, top: rect.top, right: rect.right, bottom: rect.bottom }
        let lost = 0
        let by = null
        const within = (bounds, box, horizontal, vertical) => {
            const over = {
                x: Math.max(bounds.left - left.left, left.right - bounds.right),
                y: Math.max(bounds.top - left.top, left.bottom - bounds.bottom),
            }
            for (const [axis, free] of [['x', horizontal], ['y', vertical]])
                if (free === 'cuts' && over[axis] > lost) [lost, by] = [over[axis], box]
            if (horizontal) [left.left, left.right] = [Math.max(left.left, bounds.left), Math.min(left.right, bounds.right)]
            if (vertical) [left.top, left.bottom] = [Math.max(left.top, bounds.top), Math.min(left.bottom, bounds.bottom)]
        }
        const how = (overflow) => (overflow === 'visible' ? '' : overflow === 'hidden' || overflow === 'clip' ? 'cuts' : 'scrolls')
        for (const box of [...(own ? [one] : []), ...clippers(one)]) {
            const look = style(box)
            within(inner(box), box, how(look.overflowX), how(look.overflowY))
            if (left.left >= left.right || left.top >= left.bottom) break
        }
        if (left.left < left.right && left.top < left.bottom) {
            // Where the page may be scrolled, only what is above its beginning cannot be seen.
            const top = scrolls ? -scrollY : 0
            const screen = { left: 0, top, right: innerWidth, bottom: scrolls ? Infinity : innerHeight }
            within(screen, root, 'cuts', 'cuts')
        }
        const empty = left.right - left.left < 1 || left.bottom - left.top < 1
        return { ...left, empty, lost, by }
    }
    const cutBy = ({ lost, by }) => (by === root ? `is ${Math.ceil(lost)} px outside of the screen` : `is cut by ${Math.ceil(lost)} px at the edge of ${place(by)}`)

    // -- texts -----------------------------------------------------------------------------------------------------------

    const scale = (one) => {
        const matrix = one.ownerSVGElement && one.getScreenCTM?.()
        if (matrix) return Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c))
        let all = 1
        for (let box = one; box; box = box.parentElement) {
            const { transform } = style(box)
            if (transform === 'none') continue
            const { a, b, c, d } = new DOMMatrixReadOnly(transform)
            all *= Math.sqrt(Math.abs(a * d - b * c))
        }
        return all
    }
    const paints = (one) => {
        const look = style(one)
        return one.matches('img, canvas, svg *') || look.backgroundImage !== 'none' || !/, 0\)|transparent/.test(look.backgroundColor)
    }
    const texts = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const one = node.parentElement
        if (!node.data.trim() || one.closest('script, style, title, desc, option, noscript') || !visible(one)) continue
        const size = parseFloat(style(one).fontSize) * scale(one)
        const range = document.createRange()
        range.selectNodeContents(node)
        let shown = false
        for (const line of range.getClientRects()) {
            if (line.width < 1) continue
            // The box of a letter is higher than what is drawn of it.
            const [ascent, descent] = [0.26 * size, 0.16 * size]
            const rect = { left: line.left + 1, top: line.top + ascent, right: line.right - 1, bottom: line.bottom - descent }
            const sight = seen(one, rect, true)
            if (sight.lost > 1) say(sight.by === root ? 'outside' : 'cut', one, cutBy(sight))
            if (sight.empty) continue
            shown = true
            const [x, y] = [(sight.left + sight.right) / 2, (sight.top + sight.bottom) / 2]
            const top = above(one, x, y)
            const around = one.closest('button, a, label')
            if (top && !(around && around === top.closest('button, a, label')) && paints(top)) say('covered', one, `is covered by ${place(top)}`)
        }
        if (shown && size < SMALLEST - 0.05) say('small', one, `is written with ${size.toFixed(1)} px`)
    }
    for (const one of layer.querySelectorAll('*')) {
        const look = style(one)
        const ends = look.textOverflow === 'ellipsis' && one.scrollWidth > one.clientWidth + 1
        const clamped = look.webkitLineClamp !== 'none' && one.scrollHeight > one.clientHeight + 2
        const typed = one.matches('input:not([type]), input[type=text], input[type=search]') && one.scrollWidth > one.clientWidth + 1
        if ((ends || clamped || typed) && visible(one)) say('cut', one, `ends in dots: ${Math.max(one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight)} px are missing`)
    }

    // -- what must be there ------------------------------------------------------------------------------------------------

    for (const mark of needs) {
        const there = [...layer.querySelectorAll(mark)].some((one) => visible(one) && !seen(one, one.getBoundingClientRect(), false).empty)
        if (!there) found.set(`missing ${mark}`, ['missing', `nothing of ${mark} can be seen`])
    }

    // -- what can be pressed, and what is to be recognised ------------------------------------------------------------------------

    const CONTROLS = 'button, a[href], input, select, textarea, summary, [role=button], [role=tab], [role=switch]'
    const MAIN = '.btn, [data-move], [data-tab], [data-do], [data-tile]' // what a game is played with
    for (const one of layer.querySelectorAll(`${CONTROLS}, [data-card], [data-anchor], [role=img], img[alt]:not([alt=''])`)) {
        if (!visible(one)) continue
        const rect = one.getClientRects()[0] // of a link that is broken into lines the first
        if (!rect || rect.width < 2 || rect.height < 2) continue
        const sight = seen(one, rect, false)
        if (sight.lost > 2 && !(sight.by !== root && sight.by.matches('.card'))) say(sight.by === root ? 'outside' : 'cut', one, cutBy(sight))
        const width = sight.right - sight.left
        const height = sight.bottom - sight.top
        if (sight.empty || !one.matches(CONTROLS) || one.matches(':disabled') || style(one).pointerEvents === 'none') continue
        if (width < 12 || height < 12 || sight.top + height / 2 > innerHeight) {
            if (rect.width >= 12 && rect.height >= 12) continue // most of it is further down in a list
        }
        const reached = (x, y) => above(one, sight.left + x * width, sight.top + y * height)
        const points = [[0.5, 0.5], [0.15, 0.15], [0.85, 0.15], [0.15, 0.85], [0.85, 0.85]]
        const over = points.map(([x, y]) => reached(x, y)).find(Boolean)
        if (over && !permitted('covered', one)) say('covered', one, `is covered by “${words(over)}” (${place(over)})`)
        else if (over) {
            const steps = [0.1, 0.26, 0.42, 0.58, 0.74, 0.9]
            const free = steps.flatMap((x) => steps.map((y) => !reached(x, y))).filter(Boolean).length
            if (free < 6) say('hidden', one, 'can hardly be reached below what covers it')
        }
        if (!phone || style(one).display === 'inline') continue // a link in a sentence is as high as its line
        const least = one.matches(MAIN) ? HAND : FINGER
        const targets = [rect, ...[...(one.labels ?? [])].map((label) => label.getBoundingClientRect())]
        if (targets.every((target) => Math.min(target.width, target.height) < least - 0.6))
            say('finger', one, `is ${Math.round(rect.width)} x ${Math.round(rect.height)} px, too small for a finger (${least})`)
    }

    // -- what scrolls ----------------------------------------------------------------------------------------------------

    if (root.scrollWidth > innerWidth + 1) say('sideways', root, `scrolls sideways by ${root.scrollWidth - innerWidth} px`)
    if (!scrolls && root.scrollHeight > innerHeight + 1) say('scrolls', document.body, `scrolls by ${root.scrollHeight - innerHeight} px`)
    for (const one of layer.querySelectorAll('*')) {
        const look = style(one)
        if (/auto|scroll/.test(look.overflowX) && one.scrollWidth > one.clientWidth + 1 && visible(one))
            say('sideways', one, `scrolls sideways by ${one.scrollWidth - one.clientWidth} px`)
        if (/auto|scroll/.test(look.overflowY) && one.scrollHeight > one.clientHeight + 1 && visible(one))
            say('scrolls', one, `scrolls by ${one.scrollHeight - one.clientHeight} px`)
    }
    return { faults: [...found.values()], needed: [...needed] }
}
