import type { Country } from '@studio/shared/countries'
import { expect, it } from 'vitest'
import type { SiteSetting } from '../../payload-types'
import type { PublishedReader } from '../reader/reader'
import { thirdPartiesFor } from './third-parties'

const THANKS = { id: 7, slug: 'thank-you' }

function services(
  thirdParties: SiteSetting['thirdParties'],
  country: Country = 'us',
): ReturnType<typeof thirdPartiesFor> {
  const reader = {
    viewer: { country, locale: 'ar' },
    linked: (id: unknown) => (id === THANKS.id ? THANKS.slug : null),
  } as unknown as PublishedReader
  return thirdPartiesFor(reader, { thirdParties } as SiteSetting)
}

const OFF = {
  tagManager: null,
  analytics: null,
  socialPixel: null,
  professionalNetwork: null,
  chat: null,
  ads: [],
}

it.each([undefined, {}, { tagManager: '', ads: null }])('an empty id is off: %j', (settings) => {
  expect(services(settings)).toEqual(OFF)
})

it('an invalid id is off, even if it was written directly to the database', () => {
  const script = '"><script>alert(1)</script>'
  const ads = [{ tagId: script }]
  expect(services({ tagManager: script, analytics: 'UA-1', chat: '../x', ads })).toEqual(OFF)
})

it.each([
  ['us', '5f9a1c2b3d4e5f6a7b8c9d0e/elsewhere'],
  ['gr', '5f9a1c2b3d4e5f6a7b8c9d0e/elsewhere'],
  ['uk', '5f9a1c2b3d4e5f6a7b8c9d0e/kingdom'],
] as const)('the chat widget’s property in %s is %s', (country, chat) => {
  const property = '5f9a1c2b3d4e5f6a7b8c9d0e'
  const settings = { chat: `${property}/elsewhere`, chatUk: `${property}/kingdom` }
  expect(services(settings, country).chat).toBe(chat)
})

it('a conversion needs its label and a published page', () => {
  const tagId = 'AW-123456789'
  const ads = [
    { tagId, conversionLabel: 'AbC-D_efG', page: THANKS.id },
    { tagId, conversionLabel: 'AbC-D_efG', page: 99 },
    { tagId, page: THANKS.id },
  ]
  expect(services({ ads }).ads).toEqual([
    { id: tagId, conversion: { label: 'AbC-D_efG', href: '/ar/thank-you' } },
    { id: tagId, conversion: null },
    { id: tagId, conversion: null },
  ])
})
