import type { Locale } from '@studio/shared/locales'
import type { PayloadRequest } from 'payload'
import { poolOf } from '../../platform/database/pool'
import { fold } from '../../platform/lib/fold'
import { bringTextsUpToDate } from './bring-up-to-date'
import { hrefOfDocument, kindOfDocument, labelOfPlace, titleOfDocument } from './document-names'
import { findMatches, sentenceAround, type Wanted } from './matches'
import type { FoundStatus, Stands } from './read-documents'

export interface Passage {
  /** The collection and id, such as `pages:7`. */
  document: string
  title: string
  kind: string
  address: string | null
  status: FoundStatus
  stands: Stands
  locale: Locale | null
  place: string
  label: string
  /** The sentence with the first match is split into `before`, `match` and `after`. */
  before: string
  match: string
  after: string
  /** The number of matches in the text. */
  times: number
  href: string
}

export interface Passages {
  passages: Passage[]
  total: number
  /** The number of documents with a match. */
  documents: number
  isComplete: boolean
}

const MAX_PASSAGES = 300

export interface SaysQuery extends Wanted {
  /** The language to search in; null for every language. */
  locale: Locale | null
}

interface Row {
  document: string
  place: string
  label: string
  locale: Locale | null
  stands: Stands
  text: string
  title: string
  address: string | null
  status: FoundStatus
}

/** Finds every text that contains the wanted text, in drafts and in the live states. */
export async function findPassages(req: PayloadRequest, query: SaysQuery): Promise<Passages> {
  const isComplete = await bringTextsUpToDate(req.payload)
  const rows = await candidates(req, query)
  const found = rows.flatMap((row) => {
    const matches = findMatches(row.text, query)
    const [first] = matches
    return first ? [{ row, first, times: matches.length }] : []
  })
  // Only the sentences that are shown are looked for, because this takes most of the time.
  const passages = found.slice(0, MAX_PASSAGES).map(({ row, first, times }) => {
    const sentence = sentenceAround(row.text, first, row.locale)
    const part = (start: number, end: number) => readable(row.text.slice(start, end))
    const { document, place, label, locale, stands, address, status } = row
    return {
      ...{ document, place, locale, stands, address, status, times },
      label: labelOfPlace(label, req.i18n.language),
      title: titleOfDocument(req, row),
      kind: kindOfDocument(req, document),
      before: part(sentence.start, first.start),
      match: part(first.start, first.end),
      after: part(first.end, sentence.end),
      href: hrefOfDocument(document, locale, place),
    }
  })
  return {
    passages,
    total: found.length,
    documents: new Set(found.map(({ row }) => row.document)).size,
    isComplete,
  }
}

/** Replaces the placeholders of prices by a sign that readers can see. */
function readable(text: string): string {
  return text.replaceAll('\uFFFC', '▢')
}

/**
 * Reads texts that may match. The index ignores accents and punctuation, so the caller filters
 * them.
 */
async function candidates(req: PayloadRequest, { text, locale }: SaysQuery): Promise<Row[]> {
  const folded = fold(text)
  if (folded === '') return []
  const { rows } = await poolOf(req.payload).query<Row>(
    `SELECT document, place, label, text.locale, stands, text.text,
            known.title, known.address, known.status
     FROM editor_texts AS text JOIN editor_documents AS known USING (document)
     WHERE text.folded LIKE $1 AND text.kind <> 'price'
       AND ($2::text IS NULL OR text.locale = $2 OR text.locale IS NULL)
     ORDER BY known.title, document, array_position(ARRAY['en', 'ar', 'de'], text.locale), no`,
    [`%${folded}%`, locale],
  )
  return rows
}
