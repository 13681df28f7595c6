import type { Figure } from '@studio/shared/contracts/price'
import { type Country, COUNTRY_FACTS } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import type { Payload } from 'payload'
import type { PriceGroup } from '../../payload-types'
import { groupFor, hasAmountIn } from '../../site/content/figures'
import { asVisitorIn } from '../../site/reader/find-published'

export interface BookRow {
  /** The placeholder `<list>/<row>`, which stands for the figure until the answer is shown. */
  key: string
  list: string
  /** The id of the list that contains the row. */
  listId: number
  /** The ids of that list and of the lists for which it is the substitute. */
  listIds: number[]
  row: string
  /** The name of the list, followed by the name of the row. */
  label: string
  figure: Figure
}

/**
 * Reads the rows of all published lists with the prices for a country. A list without prices in the
 * country's currency is replaced by its substitute, in the same way as on the pages.
 */
export async function readPriceBook(
  payload: Payload,
  country: Country,
  locale: Locale,
): Promise<BookRow[]> {
  const { docs } = await payload.find({ ...asVisitorIn(locale), collection: 'price-groups' })
  const byId = new Map(docs.map((group) => [group.id, group]))
  const shown = new Map<PriceGroup, number[]>()
  for (const group of docs) {
    const list = listIn(country, group, byId)
    shown.set(list, [...(shown.get(list) ?? []), group.id])
  }
  return [...shown].flatMap(([stored, listIds]) => {
    const { key: list, title, isOffer, rows } = groupFor(stored, country)
    if (!isOffer) return []
    return rows.map(({ key, label, figure }) => ({
      key: `${list}/${key}`,
      ...{ list: title, listId: stored.id, listIds },
      row: label,
      label: `${title}: ${label}`,
      figure,
    }))
  })
}

function listIn(
  country: Country,
  named: PriceGroup,
  byId: ReadonlyMap<number, PriceGroup>,
): PriceGroup {
  const { substitute } = named
  const id = typeof substitute === 'object' ? substitute?.id : substitute
  const other = typeof id === 'number' ? byId.get(id) : undefined
  const [own] = COUNTRY_FACTS[country].currencies
  return other && !hasAmountIn(named, own) && hasAmountIn(other, own) ? other : named
}
