import { isDeepStrictEqual } from 'node:util'
import type { GuidePart, GuideSource } from '@studio/shared/api/guide'
import { SEARCH_KINDS } from '@studio/shared/contracts/search'
import { z } from 'zod'
import { STARTS_AT } from '../site-api/content/rich-text'
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

/** A stored answer. It has the keys of figures only, so that outdated amounts are never shown. */
export const storedAnswerSchema = z.object({
  parts: z.array(storedPartSchema),
  sources: z.array(storedSourceSchema),
  isInstead: z.boolean().optional(),
  isOffTopic: z.boolean().optional(),
})

type StoredAnswer = z.infer<typeof storedAnswerSchema>

/** What the price book says today; null where it says nothing any more. */
export function shownPart(part: StoredPart, book: readonly BookRow[]): GuidePart | null {
  if (part.type !== 'figure') return part
  const row = rowOf(part.key, book)
  return row && { type: 'figure', label: row.label, figure: row.figure }
}

/** English that says “starts at” before a price says “from” in its own way. */
export function sayFromOnce(parts: readonly GuidePart[]): GuidePart[] {
  return parts.map((part, at) => {
    const before = parts[at - 1]
    if (part.type !== 'figure' || part.figure.kind !== 'money') return part
    const isSaid = before?.type === 'text' && STARTS_AT.test(before.text)
    return isSaid ? { ...part, figure: { ...part.figure, isFrom: false } } : part
  })
}

/**
 * A kept answer as it can be shown today. A line with a figure that the book does not have, as in
 * another country, or with a page that is not published any more, is left out: it would have a hole.
 *
 * @param published paths, without a place on the page
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

/** Paths that an answer names, without the places on their pages. */
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

/** Null where it was a row that the book does not have any more. */
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

/** The row of the book that a hit is: it has the row's name, and names its list. */
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

/** An answer in words, for people who read it elsewhere; a figure stands as `[list/row]`. */
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
