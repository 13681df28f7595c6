import type { PageView } from '@studio/shared/contracts/page'
import type { Figure, PriceGroup } from '@studio/shared/contracts/price'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { serviceOffers } from './service-offers'

beforeEach(() => {
  vi.stubEnv('CMS_URL', 'http://cms.test')
  vi.stubEnv('SITE_URL', 'https://studio.test/')
  vi.stubEnv('PUBLISH_SECRET', 'a-secret-that-is-long-enough-for-this')
})

const hour: Figure = {
  kind: 'money',
  currency: 'USD',
  min: 49_875,
  max: null,
  isFrom: false,
  unit: 'hour',
}

function list(key: string, figures: Record<string, Figure>, isOffer = true): PriceGroup {
  const rows = Object.entries(figures).map(([label, figure]) => ({ key: label, label, figure }))
  return { key, title: key, kind: 'rental', isOffer, rows } as unknown as PriceGroup
}

const capture = list('capture', {
  Body: hour,
  From: { ...hour, isFrom: true, unit: 'each' },
  Span: { ...hour, max: 60_000, unit: 'range' },
  Rush: { kind: 'percent', meaning: 'surcharge', min: 25, max: 50 },
  Session: { kind: 'onRequest' },
})
const others = list('others', { Wall: hour }, false)

const address = { country: 'us', locale: 'en', path: 'capture' } as const

function offersOn(tables: PriceGroup[][], service: PageView['service'] = null) {
  const blocks = tables.map((groups) => ({ type: 'priceTable', groups }))
  return serviceOffers(
    { contentLocale: 'en', title: 'Prices', service, blocks } as unknown as PageView,
    address,
  )
}

const service = { name: 'Motion capture', description: 'Bodies.' }

describe('a page that sells a service', () => {
  it('It offers the amounts in its tables, in major units with the code of their unit', () => {
    const { offers, ...about } = offersOn([[capture]], service) ?? {}
    expect(about).toMatchObject({ '@type': 'Service', url: 'https://studio.test/capture' })
    expect(offers).toMatchObject([
      {
        name: 'Body',
        price: '498.75',
        priceCurrency: 'USD',
        priceSpecification: { price: '498.75', unitCode: 'HUR' },
      },
      { name: 'From', priceSpecification: { minPrice: '498.75', unitCode: 'C62' } },
      { name: 'Span', priceSpecification: { minPrice: '498.75', maxPrice: '600.00' } },
    ])
  })

  it('It has no offers without tables', () => {
    expect(offersOn([], service)).not.toHaveProperty('offers')
    expect(offersOn([[others]], service)).not.toHaveProperty('offers')
  })
})

describe('a page that sells no service', () => {
  it('It is a catalog of its price lists, each once, without other providers’ prices', () => {
    const catalog = offersOn([[capture, others], [capture]])
    expect(catalog).toMatchObject({ '@type': 'OfferCatalog', name: 'Prices' })
    expect(catalog?.itemListElement).toMatchObject([
      { '@type': 'OfferCatalog', name: 'capture', itemListElement: [{}, {}, {}] },
    ])
  })

  it('It has no catalog without amounts', () => {
    expect(offersOn([[others]])).toBeNull()
    expect(offersOn([])).toBeNull()
  })
})
