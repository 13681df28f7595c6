import { plainGaps, withoutNeedless } from '@studio/shared/plain-signs'
import { splitRuns, textOf, type Block, type Format, type ListItem, type Run } from './blocks'

/** Writes blocks as HTML that contains only what the editor can store. */
export function writeBlocks(blocks: Block[]): string {
  const tidy = blocks.flatMap(tidyBlock)
  const [only] = tidy
  // Words from the middle of a sentence stay in the sentence into which they are pasted.
  if (tidy.length === 1 && only?.kind === 'p' && !only.item) return writeRuns(only.runs)
  let html = ''
  const lists: OpenList[] = []
  for (const block of tidy) {
    const runs = writeRuns(block.runs)
    if (block.item) {
      html += `${openItem(lists, block.item)}<li>${runs}`
    } else {
      html += `${closeLists(lists, 0)}<${block.kind}>${runs}</${block.kind}>`
    }
  }
  return html + closeLists(lists, 0)
}

interface OpenList {
  tag: 'ol' | 'ul'
  /** The number of the next item. */
  next: number
}

function closeLists(lists: OpenList[], depth: number): string {
  let html = ''
  while (lists.length > depth) html += `</li></${lists.pop()?.tag}>`
  return html
}

/** Closes and opens lists until the item can follow. A level without a level above it moves up. */
function openItem(lists: OpenList[], { level, isOrdered, number }: ListItem): string {
  const tag = isOrdered ? 'ol' : 'ul'
  const depth = Math.min(Math.max(level, 1), lists.length + 1)
  let html = closeLists(lists, depth)
  const last = lists[depth - 1]
  const continues = last?.tag === tag && (number === undefined || number === last.next)
  if (last && continues) {
    html += '</li>'
    last.next += 1
    return html
  }
  html += closeLists(lists, depth - 1)
  const start = number ?? 1
  lists.push({ tag, next: start + 1 })
  return `${html}<${tag}${start === 1 ? '' : ` start="${start}"`}>`
}

/** Makes the blanks plain, and makes paragraphs of texts between empty lines. */
function tidyBlock(block: Block): Block[] {
  const runs = plainBlanks(
    block.runs.map(({ text, format }) => ({ text: withoutNeedless(text), format })),
  )
  if (block.kind !== 'p' || block.item) return trimmed({ ...block, runs: unlined(runs) })
  const paragraphs: Block[] = []
  let rest = runs
  for (;;) {
    const gap = /\n{2,}/.exec(textOf(rest))
    if (!gap) break
    paragraphs.push({ ...block, runs: splitRuns(rest, gap.index)[0] })
    rest = splitRuns(rest, gap.index + gap[0].length)[1]
  }
  return [...paragraphs, { ...block, runs: rest }].flatMap(trimmed)
}

/** Makes protected blanks plain where they are gaps, and removes repeated blanks. */
function plainBlanks(runs: Run[]): Run[] {
  const plain = plainGaps(textOf(runs))
  let offset = 0
  let last = '\n'
  return runs.map((run) => {
    let kept = ''
    for (const sign of plain.slice(offset, offset + run.text.length)) {
      const isSpare = sign === ' ' && /[ \n]/.test(last) && !run.format.isCode
      if (!isSpare) kept += sign
      last = sign
    }
    offset += run.text.length
    return { ...run, text: kept }
  })
}

/** Headings, quotes and list items have no empty lines. */
function unlined(runs: Run[]): Run[] {
  let last = ''
  return runs.map((run) => {
    let text = ''
    for (const sign of run.text) {
      if (sign !== '\n' || last !== '\n') text += sign
      last = sign
    }
    return { ...run, text }
  })
}

function trimmed(block: Block): Block[] {
  const text = textOf(block.runs)
  const end = text.trimEnd().length
  const start = text.length - text.trimStart().length
  if (end <= start) return []
  const runs = splitRuns(splitRuns(block.runs, end)[0], start)[1]
  return [{ ...block, runs: runs.map((run) => plainRun(run, block.kind)) }]
}

/** A heading is bold and a link is underlined anyway. */
function plainRun({ text, format }: Run, kind: Block['kind']): Run {
  const { href, isBold, isUnderlined, ...others } = format
  const isHeading = kind.startsWith('h')
  return {
    text: text.replaceAll(/ +\n/g, '\n'),
    format: {
      ...others,
      href: href ?? null,
      isBold: isBold && !isHeading,
      isUnderlined: isUnderlined && !href && !isHeading,
    },
  }
}

const FORMAT_TAGS = [
  ['isBold', 'strong'],
  ['isItalic', 'em'],
  ['isUnderlined', 'u'],
  ['isStruck', 's'],
  ['isCode', 'code'],
] as const satisfies [keyof Format, string][]

function writeRuns(runs: Run[]): string {
  let html = ''
  let href: string | null | undefined = null
  for (const run of joinAlike(runs)) {
    if (run.format.href !== href) {
      if (href) html += '</a>'
      ;({ href } = run.format)
      if (href) html += `<a href="${escaped(href)}">`
    }
    const tags = FORMAT_TAGS.filter(([name]) => run.format[name]).map(([, tag]) => tag)
    const text = escaped(run.text).replaceAll('\n', '<br>')
    html += tags.reduceRight((inner, tag) => `<${tag}>${inner}</${tag}>`, text)
  }
  return href ? `${html}</a>` : html
}

/** Joins neighbors of one format, so that a word of many parts is one text. */
function joinAlike(runs: Run[]): Run[] {
  const joined: Run[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    const isAlike =
      last?.format.href === run.format.href &&
      FORMAT_TAGS.every(([name]) => Boolean(last?.format[name]) === Boolean(run.format[name]))
    // A format of only blanks cannot be seen.
    const isBlank = run.text.trim() === '' && last?.format.href === run.format.href
    if (last && (isAlike || (isBlank && !run.text.includes('\n')))) last.text += run.text
    else joined.push({ ...run })
  }
  return joined
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\u00a0', '&nbsp;')
}
