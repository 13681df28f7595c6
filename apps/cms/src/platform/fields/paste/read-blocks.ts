import { splitRuns, textOf, type Block, type Format, type ListItem, type Run } from './blocks'
import { directAddress } from './direct-address'
import { findMarker, readMarker } from './list-marker'

interface Context {
  format: Format
  kind: Block['kind']
  item?: ListItem
  list?: { depth: number; isOrdered: boolean; start: number; isFirst: boolean }
  isPreformatted: boolean
}

export interface Source {
  /** The heading levels begin with 1, which is the title on a page of the site. */
  hasTopHeadings: boolean
  /** Word marks deleted text of tracked changes as `<del>`. */
  isWord: boolean
}

const DROPPED = new Set(
  'style script head title meta link template noscript xml svg select button textarea'.split(' '),
)

const BLOCKS = new Set(
  `address article aside blockquote body caption center dd details dialog div dl dt fieldset
   figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr legend main nav p pre section
   summary`.split(/\s+/),
)

/** Reads the paragraphs, headings and list items of a document in the order of their text. */
export function readBlocks(root: Element, source: Source): Block[] {
  const blocks: Block[] = []
  let open: Block = { kind: 'p', runs: [] }

  function begin({ kind, item }: Context) {
    if (textOf(open.runs).trim() !== '') add(open)
    open = { kind, runs: [], item }
  }

  function add(block: Block) {
    const last = blocks.at(-1)
    if (block.item && last?.item === block.item) {
      last.runs.push({ text: '\n', format: {} }, ...block.runs)
    } else {
      blocks.push(block)
    }
  }

  function readChildren(parent: Element, context: Context) {
    for (const node of parent.childNodes) {
      if (node.nodeType === 3) readText(node.textContent ?? '', context)
      if (node.nodeType === 1) readElement(node as Element, context)
    }
  }

  function readText(text: string, { format, isPreformatted }: Context) {
    const shown = isPreformatted ? text : text.replaceAll(/[ \t\r\n\f\v]+/g, ' ')
    open.runs.push({ text: shown, format })
  }

  function readElement(element: Element, context: Context) {
    const name = element.localName.toLowerCase()
    if (DROPPED.has(name) || isHidden(element) || (source.isWord && name === 'del')) return
    if (name === 'br') {
      open.runs.push({ text: '\n', format: {} })
    } else if (name === 'img') {
      readText(pictogram(element), context)
    } else if (name === 'table') {
      begin(context)
      for (const row of readTable(element, context)) add(row)
      begin(context)
    } else if (name === 'ul' || name === 'ol' || name === 'menu') {
      readList(element, context)
    } else if (name === 'li') {
      readItem(element, context)
    } else if (BLOCKS.has(name) || isHeading(element)) {
      readBlock(element, context)
    } else {
      readChildren(element, { ...context, format: formatOf(element, context.format) })
    }
  }

  function readList(element: Element, context: Context) {
    begin(context)
    const list = {
      depth: (context.list?.depth ?? 0) + 1,
      isOrdered: element.localName.toLowerCase() === 'ol',
      start: Number(element.getAttribute('start') ?? 1) || 1,
      isFirst: true,
    }
    readChildren(element, { ...context, list, item: undefined })
    begin(context)
  }

  function readItem(element: Element, context: Context) {
    const { list } = context
    const level = levelIn(element) ?? list?.depth ?? 1
    const item: ListItem = { level, isOrdered: list?.isOrdered ?? false }
    if (list?.isFirst && list.isOrdered) item.number = list.start
    if (list) list.isFirst = false
    const inner: Context = { ...context, kind: 'p', item, format: formatOf(element, {}) }
    begin(inner)
    readChildren(element, inner)
    begin(context)
  }

  function readBlock(element: Element, context: Context) {
    const kind = kindOf(element, context.kind)
    // A numbered heading of Google Docs is a heading in a list.
    const isHead = kind.startsWith('h') && textOf(open.runs).trim() === ''
    const marked = isHead ? null : markedItem(element)
    const number = isHead ? takeMarker(element) : ''
    const inner: Context = {
      ...context,
      kind,
      item: isHead ? undefined : (marked ?? context.item),
      format: formatOf(element, context.format),
      isPreformatted: context.isPreformatted || element.localName.toLowerCase() === 'pre',
    }
    begin(inner)
    if (readMarker(number).isOrdered) readText(`${number.trim()} `, inner)
    readChildren(element, inner)
    if (kind === 'p' && !inner.item) itemizeOpen(element)
    begin(context)
  }

  function itemizeOpen(element: Element) {
    const found = findMarker(textOf(open.runs))
    if (!found) return
    open.runs = splitRuns(open.runs, found.length)[1]
    open.item = { level: levelByMargin(element), ...readMarker(found.marker) }
  }

  /** Reads each row as a paragraph, unless the table only arranges longer contents. */
  function readTable(table: Element, context: Context): Block[] {
    const isOwn = (part: Element) => part.parentElement?.closest('table') === table
    const parts = [...table.querySelectorAll('caption, tr')].filter(isOwn)
    return parts.flatMap((part): Block[] => {
      const cells = part.localName === 'tr' ? [...part.children] : [part]
      const contents = cells
        .filter((cell) => !isHidden(cell))
        .map((cell) => readCell(cell, context.format))
        .filter((content) => content.length > 0)
      const isRow = contents.flat().every(({ kind, item }) => kind === 'p' && !item)
      if (contents.length < 2 || !isRow) return contents.flat()
      return [{ kind: 'p', runs: joinRuns(contents.map(joinBlocks), ' | ') }]
    })
  }

  function readCell(cell: Element, format: Format): Block[] {
    const inherited = cell.localName === 'th' ? { ...format, isBold: true } : format
    const wrapper = cell.ownerDocument.createElement('div')
    wrapper.append(...cell.childNodes)
    const outside = { blocks: blocks.splice(0), open }
    open = { kind: 'p', runs: [] }
    const context: Context = { format: inherited, kind: 'p', isPreformatted: false }
    readBlock(wrapper, context)
    const content = blocks.splice(0)
    blocks.push(...outside.blocks)
    open = outside.open
    return content
  }

  function kindOf(element: Element, inherited: Block['kind']): Block['kind'] {
    const level = headingLevel(element)
    if (level) {
      const target = Math.min(4, Math.max(2, level + (source.hasTopHeadings ? 1 : 0)))
      return target === 2 ? 'h2' : target === 3 ? 'h3' : 'h4'
    }
    const isQuote = /^blockquote$/i.test(element.localName) || /Mso\w*Quote/.test(element.className)
    return isQuote ? 'blockquote' : inherited
  }

  const outermost: Context = { format: {}, kind: 'p', isPreformatted: false }
  readChildren(root, outermost)
  begin(outermost)
  return blocks
}

function joinBlocks(blocks: Block[]): Run[] {
  return joinRuns(
    blocks.map(({ runs }) => runs.map((run) => ({ ...run, text: run.text.replaceAll('\n', ' ') }))),
    ' ',
  )
}

function joinRuns(parts: Run[][], separator: string): Run[] {
  return parts.flatMap((runs, index) =>
    index === 0 ? runs : [{ text: separator, format: {} }, ...runs],
  )
}

function styleOf(element: Element, property: string): string {
  const style = element.getAttribute('style') ?? ''
  const found = new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, 'i').exec(style)
  return found?.[1]?.trim().toLowerCase() ?? ''
}

/** Notes of colleagues are not part of the text either. */
function isHidden(element: Element): boolean {
  return (
    element.hasAttribute('hidden') ||
    styleOf(element, 'display') === 'none' ||
    styleOf(element, 'mso-hide') === 'all' ||
    styleOf(element, 'mso-element').startsWith('comment') ||
    /\bMsoCommentReference\b|\bmsocomanchor\b|\bmsocomoff\b/.test(element.className)
  )
}

function isHeading(element: Element): boolean {
  return headingLevel(element) !== null
}

function headingLevel(element: Element): number | null {
  const tag = /^h([1-6])$/i.exec(element.localName)?.[1]
  if (tag) return Number(tag)
  if (element.getAttribute('role') === 'heading')
    return Number(element.getAttribute('aria-level')) || 2
  if (!/^p$/i.test(element.localName)) return null
  if (/\bMsoTitle\b/.test(element.className)) return 1
  const outline = /^\d/.exec(styleOf(element, 'mso-outline-level'))?.[0]
  return Number(/\bMsoHeading(\d)/.exec(element.className)?.[1] ?? outline ?? 0) || null
}

/** The level of a list item. Word in a browser puts each item in a list of its own. */
function levelIn(element: Element): number | null {
  const level = element.getAttribute('data-aria-level') ?? element.getAttribute('aria-level')
  return Number(level) || null
}

/** Word writes a list item as a paragraph with the style `mso-list: l0 level2 lfo1`. */
function markedItem(element: Element): ListItem | null {
  const level = /\blevel(\d+)/.exec(styleOf(element, 'mso-list'))?.[1]
  return level ? { level: Number(level), ...readMarker(takeMarker(element)) } : null
}

/** Removes the bullet or number that Word writes for programs without lists, and returns it. */
function takeMarker(element: Element): string {
  const ignored = [...element.querySelectorAll('[style]')].filter(
    (part) => styleOf(part, 'mso-list') === 'ignore',
  )
  const parts: ChildNode[] = ignored.length ? ignored : betweenComments(element)
  const marker = parts.map(({ textContent }) => textContent ?? '').join('')
  for (const part of parts) part.remove()
  return marker
}

/** The nodes between `<!--[if !supportLists]-->` and `<!--[endif]-->`. */
function betweenComments(element: Element): ChildNode[] {
  const found: ChildNode[] = []
  for (const node of element.childNodes) {
    if (node.nodeType === 1) found.push(...betweenComments(node as Element))
    if (node.nodeType !== 8 || !/^\[if !supportLists\]/i.test(node.textContent ?? '')) continue
    let next = node.nextSibling
    while (next && !(next.nodeType === 8 && /^\[endif\]/i.test(next.textContent ?? ''))) {
      found.push(next)
      next = next.nextSibling
    }
  }
  return found
}

/** Programs indent each level by half an inch. */
function levelByMargin(element: Element): number {
  const points: Record<string, number> = { pt: 1, px: 0.75, in: 72, cm: 28.35, mm: 2.835 }
  const margin = styleOf(element, 'margin-left') || styleOf(element, 'margin-right')
  const [, number = '0', unit = 'pt'] = /^([\d.]+)(pt|px|in|cm|mm)/.exec(margin) ?? []
  return Math.max(1, Math.round((Number(number) * (points[unit] ?? 1)) / 36))
}

/** Mail programs show emoji as pictures. */
function pictogram(image: Element): string {
  const text = image.getAttribute('alt') ?? ''
  return /^[\p{Extended_Pictographic}\p{Emoji_Component}]{1,12}$/u.test(text) ? text : ''
}

const TAG_FORMATS: Record<string, Format> = {
  b: { isBold: true },
  strong: { isBold: true },
  i: { isItalic: true },
  em: { isItalic: true },
  u: { isUnderlined: true },
  s: { isStruck: true },
  strike: { isStruck: true },
  del: { isStruck: true },
  code: { isCode: true },
  kbd: { isCode: true },
  samp: { isCode: true },
  tt: { isCode: true },
}

/** Adds the formats of an element. A style outranks the tag: Google Docs writes bold text as both. */
function formatOf(element: Element, inherited: Format): Format {
  const name = element.localName.toLowerCase()
  const format: Format = { ...inherited, ...TAG_FORMATS[name] }
  if (name === 'a') format.href = directAddress(element.getAttribute('href') ?? '')
  const weight = styleOf(element, 'font-weight')
  if (weight) format.isBold = /^bold/.test(weight) || Number.parseInt(weight, 10) >= 600
  const slant = styleOf(element, 'font-style')
  if (slant) format.isItalic = /^(italic|oblique)/.test(slant)
  const line = styleOf(element, 'text-decoration(?:-line)?')
  if (line.includes('underline')) format.isUnderlined = true
  if (line.includes('line-through')) format.isStruck = true
  if (line.startsWith('none')) Object.assign(format, { isUnderlined: false, isStruck: false })
  return format
}
