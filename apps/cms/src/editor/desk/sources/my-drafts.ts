import type { PayloadRequest } from 'payload'
import { languageName } from '../../../platform/admin-language/language-name'
import { poolOf } from '../../../platform/database/pool'
import { PARTS, type Part } from '../../documents/edits'
import { nameOf } from '../../saving/note-edits'
import {
  addressSql,
  DRAFTED,
  kindName,
  titleSql,
  type DeskCollection,
} from '../../documents/documents'
import { kindOf } from '../../../content/kinds'
import { deskTexts, MAX_ITEMS, type DeskItem, type DeskSource } from '../source'
import { STAFF } from '../../../platform/access/roles'
import { documentHref } from '../../documents/documents'

interface Row {
  collection: DeskCollection
  id: number
  title: string | null
  address: string | null
  at: Date
  isLive: boolean
  parts: Part[]
  total: number
}

/** Lists documents in which the user made changes that are not live. */
export const myDrafts: DeskSource = {
  key: 'drafts',
  title: (texts) => texts.drafts.title,
  empty: (texts) => texts.drafts.empty,
  roles: STAFF,
  load: async (req) => {
    const { rows } = await poolOf(req.payload).query<Row>(
      `SELECT *, (count(*) OVER ())::int AS total
       FROM (${DRAFTED.map(draftsIn).join(' UNION ALL ')}) AS drafts
       ORDER BY at DESC LIMIT ${MAX_ITEMS}`,
      [nameOf(req)],
    )
    return { items: rows.map((row) => itemOf(req, row)), total: rows[0]?.total ?? 0 }
  },
}

/**
 * SQL for the documents of a collection. A part is included if the user saved it after the live
 * state.
 */
function draftsIn(collection: DeskCollection): string {
  const { table } = kindOf(collection)
  return `
    SELECT '${collection}' AS collection, row.id, ${titleSql(collection, 'version', true)} AS title,
           ${addressSql(collection, 'version', true)} AS address,
           version.version_updated_at AS at, row._status = 'published' AS "isLive", own.parts
    FROM _${table}_v AS version
    JOIN ${table} AS row ON row.id = version.parent_id
    CROSS JOIN LATERAL (
      SELECT array_agg(part.key) AS parts FROM jsonb_each(version.version_edits -> 'parts') AS part
      WHERE part.value ->> 'by' = $1 AND (
        row._status <> 'published'
        OR part.value ->> 'at' IS DISTINCT FROM row.edits -> 'parts' -> part.key ->> 'at'
      )
    ) AS own
    WHERE version.latest AND version.version__status = 'draft' AND row.deleted_at IS NULL
      AND own.parts IS NOT NULL`
}

/** The names of the parts in one text, such as “blocks, pictures or settings, German”. */
function partNames(req: PayloadRequest, parts: Part[]): string {
  const { shared } = deskTexts(req).drafts
  const { language } = req.i18n
  const names = parts.map((part) => (part === 'shared' ? shared : languageName(part, language)))
  return names.join(language === 'ar' ? '، ' : ', ')
}

function itemOf(req: PayloadRequest, row: Row): DeskItem {
  const texts = deskTexts(req)
  const { collection, id, title, address, at, isLive } = row
  const parts = PARTS.filter((part) => row.parts.includes(part))
  const languages = parts.filter((part) => part !== 'shared')
  // If the user wrote in one language only, the form opens in that language.
  const locale = languages.length === 1 ? languages[0] : undefined
  return {
    key: `${collection}/${id}`,
    title: title || address || texts.untitled,
    facts: [
      kindName(req, collection),
      isLive ? texts.drafts.changed : texts.drafts.isNew,
      partNames(req, parts),
    ],
    at: at.toISOString(),
    target: { href: documentHref(collection, id, locale) },
  }
}
