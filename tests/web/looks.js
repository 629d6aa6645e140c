// Looks at a page: which texts are cut off or run out of their frames, and which are no messages.
window.looks = (() => {
  const STRAY = 1.5

  /** Every piece of text that can be seen, with its element and the place where it stands. */
  function* texts() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const element = node.parentElement
      if (!node.data.trim() || !element || element.closest('script, style, option, .visually-hidden')) continue
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      if (box.width > 0 && box.height > 0) yield { text: node.data.trim(), element, box }
    }
  }

  const nameOf = (element) =>
    element.tagName.toLowerCase() + (typeof element.className === 'string' && element.className ? '.' + element.className.replace(/ ?svelte-\w+/g, '').trim().replaceAll(' ', '.') : '')

  /** What cuts a text off, or null: a frame that hides, the edge of a drawing, the edge of the window. */
  function cutBy(element, box) {
    // What scrolls in a direction cuts nothing off in it, and neither does what is around it.
    let across = true
    let down = true
    // A letter is lower than the box that fonts give it.
    const air = STRAY + 0.3 * parseFloat(getComputedStyle(element).fontSize)
    for (let frame = element; frame && frame !== document.documentElement; frame = frame.parentElement) {
      const { overflowX, overflowY, display, position } = getComputedStyle(frame)
      if (/auto|scroll/.test(overflowX)) across = false
      if (/auto|scroll/.test(overflowY)) down = false
      const edge = frame.getBoundingClientRect()
      // Text for the ears only.
      if (edge.width <= 2 || edge.height <= 2) return null
      const wide = across && /hidden|clip/.test(overflowX) && (box.left < edge.left - STRAY || box.right > edge.right + STRAY)
      const long = down && /hidden|clip/.test(overflowY) && (box.top < edge.top - air || box.bottom > edge.bottom + air)
      if (display !== 'inline' && (wide || long)) return frame
      if (position === 'fixed') return null
    }
    return across && (box.right > innerWidth + STRAY || box.left < -STRAY) ? document.documentElement : null
  }

  const frame = () => new Promise((done) => requestAnimationFrame(done))

  /** What is cut off as the page is now, by day and by night. */
  async function cut() {
    // A window that has just changed its size is drawn once more by what listens to it.
    await document.fonts.ready
    await frame()
    await frame()
    const root = document.documentElement
    const found = new Set()
    const chosen = root.dataset.theme
    for (const theme of ['light', 'dark']) {
      root.dataset.theme = theme
      for (const { text, element, box } of texts()) {
        const cutter = cutBy(element, box)
        if (cutter) found.add(`${theme}: ${nameOf(cutter)} cuts ${nameOf(element)} "${text.slice(0, 60)}"`)
      }
      if (root.scrollWidth > innerWidth + 1) found.add(`${theme}: the page is ${root.scrollWidth} wide`)
    }
    if (chosen === undefined) delete root.dataset.theme
    else root.dataset.theme = chosen
    return [...found]
  }

  /** Words with vowels that no message has disguised; `known` are names that are nobody's message. */
  function undisguised(known) {
    const isKnown = new RegExp(known.map((one) => `\\b${one}\\b`).join('|') || '(?!)', 'g')
    const found = new Set()
    const judge = (text, where) => {
      // Ids of rules, and the names that spaces have in print, are of no language.
      const rest = text.replace(isKnown, '').replace(/\b[A-Z][A-Z0-9]*(-[A-Z0-9]+)+\b|\b[A-Za-z]{1,2}\d+(c\d)?\b/g, '')
      if (/[A-Za-z]{3}/.test(rest) && /[aeiouAEIOU]/.test(rest)) found.add(`${where}: ${text.slice(0, 80)}`)
    }
    for (const { text, element } of texts()) judge(text, nameOf(element))
    for (const attribute of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
      for (const element of document.querySelectorAll(`[${attribute}]`)) judge(element.getAttribute(attribute), `${nameOf(element)}[${attribute}]`)
    judge(document.title, 'title')
    return [...found]
  }

  return { cut, undisguised }
})()
