import { listHref } from '../../documents/admin/list-query'
import { poolOf } from '../../../platform/database/pool'
import { kindName, type DeskCollection } from '../../documents/documents'
import { kindOf } from '../../../content/kinds'
import { deskTexts, type DeskSource } from '../source'
import { EDITORS } from '../../../platform/access/roles'

const WITH_SAMPLES = ['posts', 'case-studies', 'testimonials'] as const satisfies DeskCollection[]

interface Row {
  collection: (typeof WITH_SAMPLES)[number]
  count: number
}

/** Lists documents that still contain example texts. */
export const samples: DeskSource = {
  key: 'samples',
  title: (texts) => texts.samples.title,
  empty: null,
  roles: EDITORS,
  load: async (req) => {
    const texts = deskTexts(req).samples
    const { rows } = await poolOf(req.payload).query<Row>(
      `SELECT * FROM (${WITH_SAMPLES.map(countIn).join(' UNION ALL ')}) AS counts WHERE count > 0`,
    )
    return {
      items: rows.map(({ collection, count }) => ({
        key: collection,
        title: kindName(req, collection),
        facts: [texts.count(count)],
        at: null,
        target: { href: listHref(collection, { isSample: 'true' }) },
      })),
      total: rows.length,
    }
  },
}

function countIn(collection: (typeof WITH_SAMPLES)[number]): string {
  return `SELECT '${collection}' AS collection, count(*)::int AS count
          FROM ${kindOf(collection).table} WHERE is_sample AND deleted_at IS NULL`
}
