import type { Pool } from 'pg'
import type { PayloadRequest } from 'payload'
import { poolOf } from '../../../platform/database/pool'
import { STUDIO_TIME_ZONE } from '../../../platform/lib/studio-days'
import { LAYOUT_PATH } from '../../../site/page-dependencies'
import type { DeskTexts } from '../admin/words'
import {
  DESK_COLLECTIONS,
  describeDocuments,
  isDeskCollection,
  kindName,
  type Described,
} from '../../documents/documents'
import { deskTexts, MAX_ITEMS, type DeskItem, type DeskSource } from '../source'
import { STAFF } from '../../../platform/access/roles'
import { documentHref } from '../../documents/documents'

const GLOBALS = ['menus', 'site-settings'] as const

type Texts = DeskTexts['live']

interface Row {
  document: string
  /** The document's address before today's first change; `to` is the one after the last change. */
  from: string | null
  to: string | null
  hasAddress: boolean
  at: Date
  isLive: boolean
  pages: number
  isInLayout: boolean
  total: number
}

/** The description of globals, because the author of their last change is not recorded. */
const UNSIGNED: Described = { title: null, address: null, by: null }

/**
 * Lists today's changes to the live site, newest first. The day begins at midnight at the studio.
 * What the setup writes is left out.
 */
export const liveToday: DeskSource = {
  key: 'live',
  title: (texts) => texts.live.title,
  empty: (texts) => texts.live.empty,
  roles: STAFF,
  load: async (req) => {
    const pool = poolOf(req.payload)
    const rows = await changesOfToday(pool)
    const described = await describeDocuments(
      pool,
      rows.map(({ document }) => document),
    )
    return {
      items: rows.map((row) => itemOf(req, row, described.get(row.document))),
      total: rows[0]?.total ?? 0,
    }
  },
}

async function changesOfToday(pool: Pool): Promise<Row[]> {
  const { rows } = await pool.query<Row>(
    `WITH events AS (
       SELECT document, (array_agg(old_slug ORDER BY id))[1] AS "from",
              (array_agg(new_slug ORDER BY id DESC))[1] AS "to",
              bool_or(old_slug IS NOT NULL OR new_slug IS NOT NULL) AS "hasAddress",
              max(created_at) AS at, bool_and(live_at IS NOT NULL) AS "isLive"
       FROM publish_events
       WHERE created_at >= date_trunc('day', now() AT TIME ZONE $1) AT TIME ZONE $1
         AND split_part(document, ':', 1) = ANY ($2)
         AND NOT EXISTS (
           SELECT FROM seed_records
           WHERE split_part(entry, ':', 1) || ':' || document_id = document
             AND created_at <= written_at + interval '5 seconds'
         )
       GROUP BY document
     ), newest AS (
       SELECT *, (count(*) OVER ())::int AS total FROM events ORDER BY at DESC LIMIT ${MAX_ITEMS}
     )
     SELECT newest.*, built.pages, coalesce(built."isInLayout", false) AS "isInLayout"
     FROM newest CROSS JOIN LATERAL (
       SELECT (count(DISTINCT path) FILTER (WHERE path <> $3))::int AS pages,
              bool_or(path = $3) AS "isInLayout"
       FROM site_builds WHERE documents && ARRAY[newest.document]
     ) AS built
     ORDER BY newest.at DESC`,
    [STUDIO_TIME_ZONE, [...DESK_COLLECTIONS, ...GLOBALS], LAYOUT_PATH],
  )
  return rows
}

function itemOf(req: PayloadRequest, row: Row, described: Described | undefined): DeskItem {
  const texts = deskTexts(req)
  const [kind = '', id] = row.document.split(':')
  const global = GLOBALS.find((slug) => slug === kind)
  const item = {
    key: row.document,
    facts: factsOf(texts.live, row, described ?? (global ? UNSIGNED : undefined)),
    at: row.at.toISOString(),
    isLate: !row.isLive,
  }
  if (global) {
    return {
      ...item,
      title: texts.live.globals[global],
      target: { href: `/admin/globals/${global}` },
    }
  }
  const name = isDeskCollection(kind) ? kindName(req, kind) : kind
  const title = described?.title || described?.address || row.from
  return {
    ...item,
    title: `${name}: ${title ?? (described ? texts.untitled : texts.live.deleted)}`,
    target: described ? { href: documentHref(kind, Number(id)) } : null,
  }
}

function factsOf(texts: Texts, row: Row, described: Described | undefined): string[] {
  const { hasAddress, from, to, pages, isInLayout, isLive } = row
  return [
    ...(isLive ? [] : [texts.notYet]),
    described ? actionOf(texts, row) : texts.removed,
    ...(described?.by ? [texts.by(described.by)] : []),
    ...(hasAddress && (to ?? from) !== null ? [`/${to ?? from}`] : []),
    ...whereOf(texts, { isInLayout, pages: hasAddress ? 0 : pages }),
  ]
}

function actionOf(texts: Texts, { hasAddress, from, to }: Row): string {
  if (!hasAddress) return texts.changed
  if (to === null) return texts.removed
  if (from === null) return texts.published
  return from === to ? texts.changed : texts.moved(from)
}

function whereOf(texts: Texts, { isInLayout, pages }: Pick<Row, 'isInLayout' | 'pages'>): string[] {
  if (isInLayout) return [texts.everywhere]
  return pages > 0 ? [texts.pages(pages)] : []
}
