import { poolOf } from '../../database/pool'
import { findMissedPaths } from '../missed-paths'
import { EDITORS, MAX_ITEMS, type DeskSource } from '../source'
import { DESK_WORDS } from '../words'

const WORDS = DESK_WORDS.missed

/** Addresses that visitors asked for and that nothing has. */
export const missedPaths: DeskSource = {
  key: 'missed',
  title: WORDS.title,
  empty: WORDS.empty,
  roles: EDITORS,
  load: async ({ payload }) => {
    const found = await findMissedPaths(poolOf(payload), MAX_ITEMS)
    return {
      items: found.map(({ path, times, suggestion }) => ({
        key: path,
        title: `/${path}`,
        facts: [WORDS.times(times), ...(suggestion === null ? [] : [WORDS.similar(suggestion)])],
        at: null,
        target: null,
        missedPath: { path, suggestion },
      })),
      total: found[0]?.total ?? 0,
      all: { href: '/admin/collections/redirects', label: WORDS.all },
    }
  },
}
