import type { Locale } from '@studio/shared/locales'
import type { PayloadRequest } from 'payload'
import { hasRole } from '../../platform/access/roles'
import { wordsIn } from '../../platform/admin-language/admin-words'
import { poolOf } from '../../platform/database/pool'
import { fold } from '../../platform/lib/fold'
import { findActions, saysHref } from './actions'
import { findWords } from './admin/words'
import { bringTextsUpToDate } from './bring-up-to-date'
import { cutAround } from './cut-around'
import { hrefOfDocument, kindOfDocument, labelOfPlace, titleOfDocument } from './document-names'
import { findInquiries, findPeople, findProjects } from './find-people'
import { MAX_HITS, type Found, type Hit, type HitGroup } from './hit'
import type { FoundStatus, FoundText, Stands } from './read-documents'

const MAX_WORDS = 8
/** If every word is shorter, texts are not searched: the index stores pieces of three letters. */
const MIN_INDEXED = 3
const MIN_LETTERS = 2

const FILES = ['media', 'downloads']

/** Finds everything that contains all words and that the staff member may read, in groups. */
export async function find(req: PayloadRequest, query: string): Promise<Found> {
  const words = fold(query).split(' ').filter(Boolean).slice(0, MAX_WORDS)
  const isComplete = await bringTextsUpToDate(req.payload)
  if (words.join('').length < MIN_LETTERS) {
    return { groups: withoutEmpty([await findActions(req, query)]), isComplete }
  }
  const isEditor = hasRole(req.user, 'editor', 'admin')
  const [actions, texts, ...others] = await Promise.all([
    findActions(req, query),
    findTexts(req, words),
    ...(isEditor ? [findInquiries(req, query), findProjects(req, query)] : []),
    ...(hasRole(req.user, 'admin') ? [findPeople(req, query)] : []),
  ])
  const found = [...texts, ...others]
  // Enter opens the first hit. Actions come first only if the query matches the name of one.
  const isFirst = actions.hits.some(({ href }) => href !== saysHref(query.trim()))
  const groups = isFirst ? [actions, ...found] : [...found, actions]
  return { groups: withoutEmpty(groups), isComplete }
}

function withoutEmpty(groups: HitGroup[]): HitGroup[] {
  return groups.filter(({ hits }) => hits.length > 0)
}

type TextGroup = 'documents' | 'prices' | 'texts' | 'pictures'

interface Row {
  group: TextGroup
  document: string
  no: number
  kind: FoundText['kind']
  place: string
  label: string
  locale: Locale | null
  stands: Stands
  text: string
  title: string
  address: string | null
  status: FoundStatus
  total: number
}

const GROUPS: TextGroup[] = ['documents', 'prices', 'texts', 'pictures']

async function findTexts(req: PayloadRequest, words: string[]): Promise<HitGroup[]> {
  const isShort = words.every((word) => word.length < MIN_INDEXED)
  const conditions = words.map((_, index) => `text.folded LIKE $${index + 3}`)
  const { rows } = await poolOf(req.payload).query<Row>(
    `WITH matches AS (
       SELECT document, no,
         CASE WHEN split_part(document, ':', 1) = ANY ($2) THEN 'pictures'
              WHEN text.kind = 'price' THEN 'prices'
              WHEN text.kind IN ('title', 'address') THEN 'documents'
              ELSE 'texts' END AS "group",
         CASE WHEN text.folded = $1 THEN 0
              WHEN text.folded LIKE $1 || '%' THEN 1
              WHEN text.folded LIKE '% ' || $1 || '%' THEN 2
              ELSE 3 END AS rank,
         length(text.text) AS length
       FROM editor_texts AS text
       WHERE ${conditions.join(' AND ')} ${isShort ? "AND text.kind <> 'text'" : ''}
     ), best AS (
       SELECT DISTINCT ON ("group", document, CASE WHEN "group" = 'prices' THEN no END) *
       FROM matches
       ORDER BY "group", document, CASE WHEN "group" = 'prices' THEN no END, rank, no
     ), numbered AS (
       SELECT *, (count(*) OVER (PARTITION BY "group"))::int AS total,
         row_number() OVER (PARTITION BY "group" ORDER BY rank, length, document, no) AS position
       FROM best
     )
     SELECT "group", document, no, text.kind, text.place, text.label, text.locale, text.stands, text.text,
            known.title, known.address, known.status, total
     FROM numbered
     JOIN editor_texts AS text USING (document, no)
     JOIN editor_documents AS known USING (document)
     WHERE position <= ${MAX_HITS} ORDER BY position`,
    [words.join(' '), FILES, ...words.map((word) => `%${word}%`)],
  )
  const { FIND_TEXTS } = wordsIn(findWords, req.i18n)
  return GROUPS.map((key) => {
    const own = rows.filter(({ group }) => group === key)
    return {
      key,
      title: FIND_TEXTS.groups[key],
      hits: own.map((row) => hitOf(req, row, words)),
      total: own[0]?.total ?? 0,
    }
  })
}

function hitOf(req: PayloadRequest, row: Row, words: string[]): Hit {
  const { group, document, no, kind, place, label, locale, stands, text, status } = row
  const texts = wordsIn(findWords, req.i18n).FIND_TEXTS
  const isPrice = group === 'prices'
  const title = titleOfDocument(req, row)
  return {
    key: `${group} ${document} ${no}`,
    title: isPrice ? label : title,
    facts: [
      isPrice ? title : kindOfDocument(req, document),
      ...(kind === 'text' ? [labelOfPlace(label, req.i18n.language)] : []),
      ...(row.address && row.address !== title ? [row.address] : []),
      texts.status[status],
      ...(stands === 'both' ? [] : [texts.stands[stands]]),
    ].filter(Boolean),
    excerpt: kind === 'title' && text === title ? '' : cutAround(text, words, locale),
    locale,
    href: hrefOfDocument(document, locale, kind === 'address' ? undefined : place),
  }
}
