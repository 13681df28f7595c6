import { LOCALES, type Locale } from '@studio/shared/locales'
import type { Pool } from 'pg'
import { z } from 'zod'
import { LANGUAGE_STATES, type LanguageState } from './language-state'

/** The filters of the board. A cell may match several of them. */
export const CELL_FILTERS = ['missing', 'draft', 'scheduled', 'live', 'outdated'] as const

export type CellFilter = (typeof CELL_FILTERS)[number]

/**
 * An SQL condition. It is true if the row belongs to a scheduled release that publishes the
 * language of `cell`.
 */
const IS_SCHEDULED = `release.status = 'scheduled' AND item.action <> 'unpublish'
  AND (item.collection, item.document) = (cell.kind, cell.document_id)
  AND item.languages ? cell.locale`

export const BOARD_SORTS = ['outdated', 'title', 'kind'] as const

/** The SQL conditions for the row `cell` of a language. An unpublished change counts as a draft. */
export const CONDITIONS: Record<CellFilter, string> = {
  missing: `cell.state = 'missing'`,
  draft: `cell.state IN ('draft', 'changed')`,
  scheduled: `EXISTS (
    SELECT FROM release_items item JOIN releases release ON release.id = item.release
    WHERE ${IS_SCHEDULED})`,
  live: `cell.state IN ('live', 'changed') AND cell.changed + cell.untranslated = 0`,
  outdated: `cell.changed + cell.untranslated > 0`,
}

const ORDERS: Record<(typeof BOARD_SORTS)[number], string> = {
  outdated: `(SELECT sum(changed + untranslated) FROM translations cell
              WHERE (kind, document_id) = (document.kind, document.document_id)) DESC`,
  title: 'lower(document.title)',
  kind: 'document.kind',
}

export const ROWS_PER_PAGE = 50

/** The query in the board's URL. Unknown values are ignored. */
export const boardQuerySchema = z.object({
  kind: z.string().max(40).optional().catch(undefined),
  language: z.enum(LOCALES).optional().catch(undefined),
  state: z.enum(CELL_FILTERS).optional().catch(undefined),
  q: z.string().trim().max(120).optional().catch(undefined),
  sort: z.enum(BOARD_SORTS).catch('outdated'),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
})

export type BoardQuery = z.infer<typeof boardQuerySchema>

export interface Cell {
  state: LanguageState
  /** The number of texts whose English text has changed since they were translated. */
  changed: number
  /** The number of English texts that are missing in this public language. */
  untranslated: number
  /**
   * The time at which a schedule or a release makes the language live. If there are several, it is
   * the first.
   */
  scheduled: { at: string; zone: string } | null
}

export interface BoardRow {
  kind: string
  /** The document's id, or 0 for a global. */
  id: number
  title: string
  cells: Record<Locale, Cell>
}

export interface Board {
  rows: BoardRow[]
  total: number
}

const cellSchema = z.object({
  state: z.enum(LANGUAGE_STATES),
  changed: z.number(),
  untranslated: z.number(),
  /** A time in the format of ISO 8601, and the IANA time zone of the person who scheduled it. */
  scheduled: z.object({ at: z.string(), zone: z.string() }).nullable(),
})

const rowSchema = z.object({
  kind: z.string(),
  id: z.number(),
  title: z.string(),
  cells: z.record(z.enum(LOCALES), cellSchema),
  total: z.number(),
})

/** Reads a page of the languages board. Documents in the trash are not included. */
export async function readBoard(pool: Pool, query: BoardQuery): Promise<Board> {
  const { kind, language, state, q, sort, page } = query
  const { rows } = await pool.query(
    `SELECT document.kind, document.document_id AS id, document.title,
       (SELECT jsonb_object_agg(locale, jsonb_build_object(
          'state', state, 'changed', changed, 'untranslated', untranslated, 'scheduled', (
            SELECT jsonb_build_object(
              'at', to_char(release.instant AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
              'zone', release.zone)
            FROM release_items item JOIN releases release ON release.id = item.release
            WHERE ${IS_SCHEDULED}
            ORDER BY release.instant LIMIT 1)))
        FROM translations cell
        WHERE (kind, document_id) = (document.kind, document.document_id)) AS cells,
       count(*) OVER ()::int AS total
     FROM translated_documents document
     WHERE NOT is_deleted
       AND EXISTS (
         SELECT FROM translations cell
         WHERE (cell.kind, cell.document_id) = (document.kind, document.document_id)
           AND ($2::text IS NULL OR cell.locale = $2)
           AND ${state ? `(${CONDITIONS[state]})` : 'true'})
       AND ($1::text IS NULL OR document.kind = $1)
       AND ($3::text IS NULL OR strpos(lower(document.title), lower($3)) > 0)
     ORDER BY ${ORDERS[sort]}, lower(document.title), document.kind, document.document_id
     LIMIT ${ROWS_PER_PAGE} OFFSET $4`,
    [kind || null, language ?? null, q || null, (page - 1) * ROWS_PER_PAGE],
  )
  const found = z.array(rowSchema).parse(rows)
  return {
    rows: found.map(({ kind, id, title, cells }) => ({ kind, id, title, cells })),
    total: found[0]?.total ?? 0,
  }
}

export type BoardCounts = Record<Locale, Record<CellFilter, number>>

/** Counts the documents by language and filter, and lists the kinds of document on the board. */
export async function countBoard(pool: Pool): Promise<BoardCounts> {
  const counts = CELL_FILTERS.map(
    (filter) => `count(*) FILTER (WHERE ${CONDITIONS[filter]})::int AS ${filter}`,
  )
  const { rows } = await pool.query<Record<CellFilter, number> & { locale: Locale }>(
    `SELECT cell.locale, ${counts.join(', ')}
     FROM translations cell
     JOIN translated_documents document USING (kind, document_id)
     WHERE NOT document.is_deleted
     GROUP BY cell.locale`,
  )
  const countsOf = (locale: Locale): Record<CellFilter, number> => {
    const found = rows.find((row) => row.locale === locale)
    return {
      missing: found?.missing ?? 0,
      draft: found?.draft ?? 0,
      scheduled: found?.scheduled ?? 0,
      live: found?.live ?? 0,
      outdated: found?.outdated ?? 0,
    }
  }
  return { en: countsOf('en'), ar: countsOf('ar'), de: countsOf('de') }
}
