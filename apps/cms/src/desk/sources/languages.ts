import { LOCALES, type Locale } from '@studio/shared/locales'
import * as qs from 'qs-esm'
import { languageName } from '../../admin-language/language-name'
import { poolOf } from '../../database/pool'
import { DOCUMENTS, kindName, type DeskCollection } from '../documents'
import { deskTexts, MAX_ITEMS, STAFF, type DeskSource } from '../source'

/** Collections whose documents say in which languages they can be read. */
const WITH_READY = [
  'pages',
  'posts',
  'case-studies',
  'jobs',
  'videos',
  'categories',
] as const satisfies DeskCollection[]

interface Row {
  collection: (typeof WITH_READY)[number]
  locale: Locale
  count: number
}

/** Published documents that visitors of a language read in English. */
export const languages: DeskSource = {
  key: 'languages',
  title: (texts) => texts.languages.title,
  empty: (texts) => texts.languages.empty,
  roles: STAFF,
  load: async (req) => {
    const texts = deskTexts(req).languages
    const { rows } = await poolOf(req.payload).query<Row>(
      `${WITH_READY.map(laggingIn).join(' UNION ALL ')} ORDER BY count DESC, collection, locale`,
      [[...LOCALES]],
    )
    return {
      items: rows.slice(0, MAX_ITEMS).map(({ collection, locale, count }) => ({
        key: `${collection}/${locale}`,
        title: texts.without(kindName(req, collection), languageName(locale, req.i18n.language)),
        facts: [texts.count(count)],
        at: null,
        target: { href: listWithout(collection, locale) },
      })),
      total: rows.length,
    }
  },
}

function laggingIn(collection: (typeof WITH_READY)[number]): string {
  const { table } = DOCUMENTS[collection]
  return `
    SELECT '${collection}' AS collection, locale, count(*)::int AS count
    FROM ${table} AS row CROSS JOIN unnest($1::text[]) AS locale
    WHERE row._status = 'published' AND row.deleted_at IS NULL AND NOT EXISTS (
      SELECT FROM ${table}_ready_locales WHERE parent_id = row.id AND value::text = locale
    )
    GROUP BY locale`
}

function listWithout(collection: string, locale: Locale): string {
  const and = [{ readyLocales: { not_in: [locale] } }, { _status: { equals: 'published' } }]
  return `/admin/collections/${collection}?${qs.stringify({ where: { or: [{ and }] }, locale })}`
}
