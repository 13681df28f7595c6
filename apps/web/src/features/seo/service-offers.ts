import type { PageView } from '@studio/shared/contracts/page'
import type { Figure, PriceGroup } from '@studio/shared/contracts/price'
import type { PriceUnit } from '@studio/shared/price-book'
import type { Address } from '@/lib/address'
import { canonicalUrl } from './alternates'
import type { JsonLdNode } from './json-ld'
import { organizationId } from './page-nodes'

type Money = Extract<Figure, { kind: 'money' }>

/** UN/CEFACT unit codes. Spots and packages are counted as pieces, which need no code. */
const UNIT_CODES: Partial<Record<PriceUnit, string>> = {
  hour: 'HUR',
  firstHour: 'HUR',
  extraHour: 'HUR',
  day: 'DAY',
  fullDay: 'DAY',
}

/**
 * @returns the amounts in the page's price tables as offers of the page's service. On a page
 * without a service, a catalog by price list
 */
export function serviceOffers(view: PageView, address: Address): JsonLdNode | null {
  const lists = offeredLists(view)
  const url = canonicalUrl(view, address)
  const provider = { '@id': organizationId() }
  if (view.service) {
    const { name, description } = view.service
    const offers = lists.flatMap(offersOf)
    return {
      '@type': 'Service',
      name,
      description,
      url,
      provider,
      ...(offers.length > 0 ? { offers } : {}),
    }
  }
  if (lists.length === 0) return null
  return {
    '@type': 'OfferCatalog',
    name: view.title,
    url,
    provider,
    itemListElement: lists.map((list) => ({
      '@type': 'OfferCatalog',
      name: list.title,
      itemListElement: offersOf(list),
    })),
  }
}

/** @returns the price lists on the page, each once, without prices of other providers */
function offeredLists({ blocks }: PageView): PriceGroup[] {
  const shown = blocks.flatMap((block) => (block.type === 'priceTable' ? block.groups : []))
  const byKey = new Map(shown.map((list) => [list.key, list]))
  return [...byKey.values()].filter((list) => list.isOffer && offersOf(list).length > 0)
}

function offersOf({ rows }: PriceGroup): JsonLdNode[] {
  return rows.flatMap(({ label, figure }) =>
    figure.kind === 'money' ? [toOffer(label, figure)] : [],
  )
}

function toOffer(name: string, figure: Money): JsonLdNode {
  const { currency, min, unit } = figure
  const price: JsonLdNode = isExact(figure)
    ? { price: majorUnits(min), priceCurrency: currency }
    : {}
  return {
    '@type': 'Offer',
    name,
    ...price,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceCurrency: currency,
      ...bounds(figure),
      unitCode: UNIT_CODES[unit] ?? 'C62',
    },
  }
}

function bounds(figure: Money): JsonLdNode {
  if (isExact(figure)) return { price: majorUnits(figure.min) }
  return {
    minPrice: majorUnits(figure.min),
    ...(figure.max === null ? {} : { maxPrice: majorUnits(figure.max) }),
  }
}

function isExact({ isFrom, min, max }: Money): boolean {
  return !isFrom && (max === null || max === min)
}

/** Formats minor units for schema.org: `498.75`, without grouping. */
function majorUnits(minor: number): string {
  return (minor / 100).toFixed(2)
}
