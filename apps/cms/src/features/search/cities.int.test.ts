import { afterAll, beforeAll, expect, it } from 'vitest'
import { startCms, type TestCms } from '../../test-support/start-cms'
import { bringUpToDate } from './bring-up-to-date'
import { searchSite } from './search-site'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})

afterAll(() => cms.stop())

async function firstPath(q: string, locale: 'en' | 'ar' | 'de' = 'en') {
  // The test updates the index itself, because the search would not wait for a long update.
  await bringUpToDate(cms.payload)
  const { hits } = await searchSite(cms.payload, { country: 'us', locale, q })
  return hits[0]?.path
}

it('the contact page of a city is found by the city’s name', async () => {
  expect(await firstPath('contact london')).toBe('contact/london')
  expect(await firstPath('Kontakt Berlin', 'de')).toBe('contact/berlin')
  expect(await firstPath('تواصل ميامي', 'ar')).toBe('contact/miami')
  expect(await firstPath('contact')).toBe('contact')
})

it('a city is found only while the settings contain it', async () => {
  const slug = 'site-settings' as const
  const { cities } = await cms.payload.findGlobal({ slug })
  const leeds = { slug: 'leeds', name: 'Leeds', country: 'uk' as const }
  await cms.payload.updateGlobal({ slug, data: { cities: [...(cities ?? []), leeds] } })
  expect(await firstPath('leeds')).toBe('contact/leeds')
  await cms.payload.updateGlobal({ slug, data: { cities } })
  expect(await firstPath('leeds')).not.toBe('contact/leeds')
})
