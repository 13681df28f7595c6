import type { PageView } from '@studio/shared/contracts/page'
import type { Figure } from '@studio/shared/contracts/price'
import type { PriceUnit } from '@studio/shared/price-book'
import type { Address } from '@/features/routing/address'
import { canonicalUrl } from './alternates'
import type { JsonLdNode } from './json-ld'
import { organizationId } from './organization'

type Money = Extract<Figure, { kind: 'money' }>

/** UN/CEFACT codes of what an amount pays for; a spot or a package is one piece. */
const UNIT_CODES: Partial<Record<PriceUnit, string>> = {
  hour: 'HUR',
  firstHour: 'HUR',
  extraHour: 'HUR',
  day: 'DAY',
  fullDay: 'DAY',
}

/** The page's service with each offer that has a price in money. */
export function serviceOffers(view: PageView, address: Address): JsonLdNode | null {
  if (!view.service) return null
  const { name, description, offers } = view.service
  const priced = offers.flatMap(({ name: offer, figure }) =>
    figure.kind === 'money' ? [toOffer(offer, figure)] : [],
  )
  return {
    '@type': 'Service',
    name,
    description,
    url: canonicalUrl(view, address),
    provider: { '@id': organizationId() },
    ...(priced.length > 0 ? { offers: priced } : {}),
  }
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

/** Minor units as schema.org wants them: `498.75`, without grouping. */
function majorUnits(minor: number): string {
  return (minor / 100).toFixed(2)
}
