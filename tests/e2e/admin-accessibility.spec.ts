import { expect } from '@playwright/test'
import { z } from 'zod'
import { accessibilityFaults } from '../support/accessibility'
import { test } from '../support/as-editor'
import type { CmsClient } from '../support/cms-client'
import { inFullOnly } from '../support/depth'
import { stackUnderTest } from '../support/stack-under-test'

const foundSchema = z.object({ docs: z.array(z.object({ id: z.number() })).min(1) })

async function first(cms: CmsClient, collection: string): Promise<string> {
  const found = foundSchema.parse(await cms.call('GET', `/${collection}?limit=1&depth=0`))
  return `/collections/${collection}/${found.docs[0]?.id}`
}

const PAYLOADS_LISTS = ['pages', 'media', 'submissions', 'price-groups', 'redirects']
const FORMS = ['pages', 'posts', 'price-groups', 'videos', 'media']
const OWN_SCREENS = ['', '/languages', '/schedule', '/changes', '/change-prices', '/trash', '/says']

const TURNS = [
  { language: 'en', width: 1366 },
  { language: 'en', width: 390 },
  { language: 'ar', width: 1366 },
  { language: 'ar', width: 390 },
  { language: 'de', width: 1366 },
  { language: 'de', width: 390 },
]

for (const { language, width } of TURNS) {
  const isCore = language === 'en' && width === 1366
  test.describe(`the admin in ${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce', locale: language })

    test(
      'has names for all controls, in lists, forms and its own screens',
      isCore ? { tag: '@core' } : inFullOnly(true),
      async ({ page, cms }) => {
        const { cmsUrl } = stackUnderTest()
        const forms = await Promise.all(FORMS.map((collection) => first(cms, collection)))
        const paths = [
          ...OWN_SCREENS,
          ...PAYLOADS_LISTS.map((collection) => `/collections/${collection}`),
          ...['/globals/menus', '/globals/site-settings', '/account'],
          ...forms,
        ]
        for (const path of paths) {
          await test.step(path || 'the desk', async () => {
            await page.goto(`${cmsUrl}/admin${path}`)
            await expect(page.locator('h1').first()).toBeVisible()
            // The controls get their names shortly after they appear.
            await expect.poll(() => accessibilityFaults(page), { timeout: 20_000 }).toEqual([])
            const wider = await page.evaluate(
              () => document.documentElement.scrollWidth - window.innerWidth,
            )
            expect(wider, path).toBeLessThanOrEqual(0)
          })
        }
      },
    )
  })
}
