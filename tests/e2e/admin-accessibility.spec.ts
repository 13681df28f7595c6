import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import { expectNoViolations } from '../support/accessibility'
import { test } from '../support/as-editor'
import type { CmsClient } from '../support/cms-client'
import { inFullOnly } from '../support/depth'
import { stackUnderTest } from '../support/stack-under-test'

const foundSchema = z.object({ docs: z.array(z.object({ id: z.number() })).min(1) })

async function first(cms: CmsClient, collection: string): Promise<string> {
  const found = foundSchema.parse(await cms.call('GET', `/${collection}?limit=1&depth=0`))
  return `/collections/${collection}/${found.docs[0]?.id}`
}

/** Paths of the admin, and collections whose first document is opened in its form. */
const DAILY_SCREENS = {
  screens: ['', '/collections/pages'],
  forms: ['pages', 'posts', 'price-groups'],
}

const OTHER_SCREENS = {
  screens: [
    ...['/languages', '/schedule', '/changes', '/change-prices', '/trash', '/says', '/account'],
    ...['media', 'submissions', 'price-groups', 'redirects'].map((kind) => `/collections/${kind}`),
    ...['/globals/menus', '/globals/site-settings', '/collections/users/create'],
  ],
  forms: ['videos', 'media', 'case-studies', 'submissions', 'projects'],
}

async function expectAccessible(
  page: Page,
  cms: CmsClient,
  { screens, forms }: typeof DAILY_SCREENS,
): Promise<void> {
  const documents = await Promise.all(forms.map((collection) => first(cms, collection)))
  for (const path of [...screens, ...documents]) {
    await test.step(path || 'the desk', async () => {
      await page.goto(`${stackUnderTest().cmsUrl}/admin${path}`)
      await expect(page.locator('h1').first()).toBeVisible()
      await expectNoViolations(page)
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      )
      expect(wider, path).toBeLessThanOrEqual(0)
    })
  }
}

for (const language of ['en', 'ar', 'de']) {
  for (const width of [1366, 390]) {
    test.describe(`axe finds nothing in the admin in ${language} at ${width} px`, () => {
      test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce', locale: language })

      const details = language === 'ar' && width === 390 ? { tag: '@core' } : inFullOnly(true)
      test('on the screens that editors use daily', details, async ({ page, cms }) => {
        await expectAccessible(page, cms, DAILY_SCREENS)
      })

      test('on all other screens', inFullOnly(true), async ({ page, cms }) => {
        await expectAccessible(page, cms, OTHER_SCREENS)
      })
    })
  }
}

test('axe finds nothing in the tool that crops a picture, and its fields have names', async ({
  page,
  cms,
}) => {
  const pictures = '/media?limit=1&depth=0&where[mimeType][equals]=image/webp'
  const [picture] = foundSchema.parse(await cms.call('GET', pictures)).docs
  await page.goto(`${stackUnderTest().cmsUrl}/admin/collections/media/${picture?.id}`)
  await page.getByRole('button', { name: 'Edit Image' }).click()
  await expect(page.getByRole('spinbutton', { name: 'Width (px)' })).toBeVisible()
  await expect(page.getByRole('spinbutton', { name: 'X %' })).toBeVisible()
  await expectNoViolations(page)
})

test('axe finds nothing in the login form of the admin', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage()
  await page.goto(`${stackUnderTest().cmsUrl}/admin/login`)
  await expect(page.getByRole('main').getByLabel('Email')).toBeVisible()
  await expectNoViolations(page)
  await page.context().close()
})
