import { poolOf } from '../../../platform/database/pool'
import { findMissedPaths } from '../missed-paths'
import { deskTexts, MAX_ITEMS, type DeskSource } from '../source'
import { EDITORS } from '../../../platform/access/roles'

/** Lists addresses that visitors asked for but that do not exist. */
export const missedPaths: DeskSource = {
  key: 'missed',
  title: (texts) => texts.missed.title,
  empty: (texts) => texts.missed.empty,
  roles: EDITORS,
  load: async (req) => {
    const texts = deskTexts(req).missed
    const found = await findMissedPaths(poolOf(req.payload), MAX_ITEMS)
    return {
      items: found.map(({ path, times, suggestion }) => ({
        key: path,
        title: `/${path}`,
        facts: [texts.times(times), ...(suggestion === null ? [] : [texts.similar(suggestion)])],
        at: null,
        target: null,
        missedPath: { path, suggestion },
      })),
      total: found[0]?.total ?? 0,
      all: { href: '/admin/collections/redirects', label: texts.all },
    }
  },
}
