import { LOCALE_NAMES, type Locale } from '@studio/shared/locales'
import { poolOf } from '../../../platform/database/pool'
import { deskTexts, MAX_ITEMS, type DeskSource } from '../source'
import { EDITORS } from '../../../platform/access/roles'
import { documentHref } from '../../documents/documents'

interface Row {
  id: number
  question: string
  times: number
  language: Locale
  at: Date
  total: number
}

/** Lists searches by visitors that found nothing, the most frequent first. */
export const searches: DeskSource = {
  key: 'searches',
  title: (texts) => texts.searches.title,
  empty: (texts) => texts.searches.empty,
  roles: EDITORS,
  load: async (req) => {
    const texts = deskTexts(req).searches
    const { rows } = await poolOf(req.payload).query<Row>(
      `SELECT id, question, times::int, language::text, last_at AS at,
              (count(*) OVER ())::int AS total
       FROM search_misses ORDER BY times DESC, last_at DESC LIMIT ${MAX_ITEMS}`,
    )
    return {
      items: rows.map(({ id, question, times, language, at }) => ({
        key: String(id),
        title: question,
        facts: [texts.times(times), LOCALE_NAMES[language]],
        at: at.toISOString(),
        target: { href: documentHref('search-misses', id) },
      })),
      total: rows[0]?.total ?? 0,
      all: { href: '/admin/collections/search-misses', label: texts.all },
    }
  },
}
