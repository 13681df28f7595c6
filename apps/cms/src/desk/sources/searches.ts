import { LOCALE_NAMES, type Locale } from '@studio/shared/locales'
import { poolOf } from '../../database/pool'
import { documentHref, EDITORS, MAX_ITEMS, type DeskSource } from '../source'
import { DESK_WORDS } from '../words'

const WORDS = DESK_WORDS.searches

interface Row {
  id: number
  question: string
  times: number
  language: Locale
  at: Date
  total: number
}

/** What visitors searched for in vain, the most frequent first. */
export const searches: DeskSource = {
  key: 'searches',
  title: WORDS.title,
  empty: WORDS.empty,
  roles: EDITORS,
  load: async ({ payload }) => {
    const { rows } = await poolOf(payload).query<Row>(
      `SELECT id, question, times::int, language::text, last_at AS at,
              (count(*) OVER ())::int AS total
       FROM search_misses ORDER BY times DESC, last_at DESC LIMIT ${MAX_ITEMS}`,
    )
    return {
      items: rows.map(({ id, question, times, language, at }) => ({
        key: String(id),
        title: question,
        facts: [WORDS.times(times), LOCALE_NAMES[language]],
        at: at.toISOString(),
        target: { href: documentHref('search-misses', id) },
      })),
      total: rows[0]?.total ?? 0,
      all: { href: '/admin/collections/search-misses', label: WORDS.all },
    }
  },
}
