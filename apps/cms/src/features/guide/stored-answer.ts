import { isDeepStrictEqual } from 'node:util'
import type { GuidePart, GuideSource } from '@studio/shared/api/guide'
import { SEARCH_KINDS } from '@studio/shared/contracts/search'
import { z } from 'zod'
import { STARTS_AT } from '../../site/content/says-from'
import type { BookRow } from './price-book'

const storedPartSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('paragraph') }),
  z.object({ type: z.literal('item') }),
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('link'), path: z.string(), title: z.string() }),
  z.object({ type: z.literal('figure'), key: z.string() }),
])

export type StoredPart = z.infer<typeof storedPartSchema>

const storedSourceSchema = z.object({
  kind: z.enum(SEARCH_KINDS),
  path: z.string(),
  title: z.string(),
  excerpt: z.string(),
  figureKey: z.string().nullable(),
})

type StoredSource = z.infer<typeof storedSourceSchema>

/**
 * A stored answer. It contains only the keys of figures, so that outdated amounts are never shown.
 */
export const storedAnswerSchema = z.object({
  parts: z.array(storedPartSchema),
  sources: z.array(storedSourceSchema),
  isInstead: z.boolean().optional(),
  isOffTopic: z.boolean().optional(),
})

type StoredAnswer = z.infer<typeof storedAnswerSchema>

/**
 * Fills in the current figure from the price book.
 *
 * @returns null if the price book no longer has the row
 */
export function shownPart(part: StoredPart, book: readonly BookRow[]): GuidePart | null {
  if (part.type !== 'figure') return part
  const row = rowOf(part.key, book)
  return row && { type: 'figure', label: row.label, figure: row.figure }
}

/** Removes “from” before a price if the English sentence already says “starts at”. */
export function sayFromOnce(parts: readonly GuidePart[]): GuidePart[] {
  return parts.map((part, at) => {
    const before = parts[at - 1]
    if (part.type !== 'figure' || part.figure.kind !== 'money') return part
    const isSaid = before?.type === 'text' && STARTS_AT.test(before.text)
    return isSaid ? { ...part, figure: { ...part.figure, isFrom: false } } : part
  })
}

/**
 * Returns a stored answer in a form that can be shown today. A line is left out if the price book
 * lacks one of its figures, for example in another country, or if it links to a page that is no
 * longer published. Otherwise the line would have a gap.
 *
 * @param published paths of published pages, without anchors
 */
export function shownAnswer(
  { parts, sources }: StoredAnswer,
  book: readonly BookRow[],
  published: ReadonlySet<string>,
): { parts: GuidePart[]; sources: GuideSource[] } {
  const isThere = (path: string) => published.has(pagePath(path))
  const show = (part: StoredPart) =>
    part.type === 'link' && !isThere(part.path) ? null : shownPart(part, book)
  const lines = linesOf(parts).map((line) => line.map(show))
  return {
    parts: sayFromOnce(
      lines.flatMap((line) => line.flatMap((part) => (line.includes(null) ? [] : (part ?? [])))),
    ),
    sources: sources.flatMap((source) =>
      isThere(source.path) ? (shownSource(source, book) ?? []) : [],
    ),
  }
}

/** The paths to which an answer links, without fragments. */
export function pathsOf({ parts, sources }: StoredAnswer): string[] {
  const links = parts.flatMap((part) => (part.type === 'link' ? [part.path] : []))
  return [...links, ...sources.map(({ path }) => path)].map(pagePath)
}

function pagePath(path: string): string {
  return path.split('#', 1)[0] ?? ''
}

function linesOf(parts: readonly StoredPart[]): StoredPart[][] {
  const lines: StoredPart[][] = []
  for (const part of parts) {
    const line = lines.at(-1)
    if (!line || part.type === 'paragraph' || part.type === 'item') lines.push([part])
    else line.push(part)
  }
  return lines
}

/** @returns null for a row that the price book no longer has */
function shownSource(
  { figureKey, ...source }: StoredSource,
  book: readonly BookRow[],
): GuideSource | null {
  if (figureKey === null) return { ...source, figure: null }
  const row = rowOf(figureKey, book)
  return row && { ...source, figure: row.figure }
}

export function storedSource(source: GuideSource, book: readonly BookRow[]): StoredSource {
  const { kind, path, title, excerpt } = source
  const figureKey = keyOfFigure(source, book)
  return { kind, path, title, excerpt, figureKey }
}

/**
 * The key of the row that a search hit shows. The hit's title is the name of the row, and its
 * excerpt is the name of the list.
 */
export function keyOfFigure(
  { title, excerpt, figure }: Pick<GuideSource, 'title' | 'excerpt' | 'figure'>,
  book: readonly BookRow[],
): string | null {
  if (!figure) return null
  const isIt = ({ row, list, ...other }: BookRow) =>
    row === title && excerpt.startsWith(list) && isDeepStrictEqual(other.figure, figure)
  return book.find(isIt)?.key ?? null
}

function rowOf(key: string, book: readonly BookRow[]): BookRow | null {
  return book.find((row) => row.key === key) ?? null
}

/** Writes an answer as text for staff, with `[list/row]` in place of figures. */
export function textOf(parts: readonly StoredPart[]): string {
  const words = parts.map((part) => {
    switch (part.type) {
      case 'paragraph':
        return '\n'
      case 'item':
        return '\n- '
      case 'text':
        return part.text
      case 'link':
        return part.title
      case 'figure':
        return `[${part.key}]`
    }
  })
  return words.join('').trim()
}
