import { DEFAULT_LOCALE } from '@studio/shared/locales'
import type { PayloadRequest } from 'payload'
import { wordsIn } from '../../../platform/admin-language/admin-words'
import {
  type AskedTime,
  type Outcome,
  scheduleTogether,
} from '../../../editor/schedule/change-release'
import { bulkPriceWords } from './admin/words'
import { checkChanges, type Refused } from './apply-price-changes'
import type { PriceChanges } from './book'

/**
 * Schedules new amounts of many prices as one release, which changes all of them or none. A list
 * that somebody has open is no conflict, because a release keeps later changes by others.
 */
export function schedulePriceChanges(
  req: PayloadRequest,
  { lists }: PriceChanges,
  time: AskedTime,
): Promise<Outcome | { stopped: Refused }> {
  return scheduleTogether<Refused>(req, time, async (system) => {
    const checked = await checkChanges(system, lists, { changesOpenLists: true, i18n: req.i18n })
    if (checked.kind !== 'changed') return { stopped: checked }
    const { BULK_TEXTS } = wordsIn(bulkPriceWords, req.i18n)
    return {
      name: BULK_TEXTS.releaseName(lists.length),
      items: checked.groups.map(({ group, items }) => ({
        collection: 'price-groups',
        document: group.id,
        action: 'change' as const,
        languages: [DEFAULT_LOCALE],
        form: { locale: DEFAULT_LOCALE, data: { items } },
      })),
    }
  })
}
