import type { PageView } from '@studio/shared/contracts/page'
import type { Figure } from '@studio/shared/contracts/price'
import { beforeEach, expect, it, vi } from 'vitest'
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

it('offers what has a price in money, in major units and the unit of its code', () => {
  const view = {
    contentLocale: 'en',
    service: {
      name: 'Motion capture',
      description: 'Bodies.',
      offers: [
        { name: 'Body', figure: hour },
        { name: 'From', figure: { ...hour, isFrom: true, unit: 'each' } },
        { name: 'Rush', figure: { kind: 'percent', meaning: 'surcharge', min: 25, max: 50 } },
      ],
    },
  } as unknown as PageView
  const address = { country: 'us', locale: 'en', path: 'motion-capture' } as const
  expect(serviceOffers(view, address)).toMatchObject({
    url: 'https://studio.test/motion-capture',
    offers: [
      {
        price: '498.75',
        priceCurrency: 'USD',
        priceSpecification: { price: '498.75', unitCode: 'HUR' },
      },
      { priceSpecification: { minPrice: '498.75', unitCode: 'C62' } },
    ],
  })
})
