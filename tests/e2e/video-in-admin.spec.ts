import { expect } from '@playwright/test'
import * as form from '../support/admin-form'
import { test, untilListed } from '../support/as-editor'
import { findMedia } from '../support/media-library'

const CATEGORY = {
  collection: 'categories',
  slug: 'paper-stage',
  listed: {
    '/beauty-reel': 'href="/paper-stage"',
    '/work': 'href="/work/filter/paper-stage',
    '/sitemap.xml': '/paper-stage</loc>',
  },
}
const VIDEO = {
  collection: 'videos',
  slug: 'a-paper-moon',
  listed: {
    '/paper-stage': 'href="/paper-stage/a-paper-moon"',
    '/work': 'href="/paper-stage/a-paper-moon"',
    '/sitemap.xml': '/paper-stage/a-paper-moon</loc>',
  },
}

test('an editor adds a category and a video in the admin: visitors find both, and the work list filters by the category', async ({
  page,
  write,
  cms,
}) => {
  const { filename } = await findMedia(cms, 'library-perfume-final-clip')
  await write(CATEGORY)
  await form.fillFields(page, { title: 'Paper stage', slug: CATEGORY.slug })
  await form.chooseOption(page, 'parent', 'Reels')
  await page.getByRole('checkbox', { name: 'In the filter of the work page' }).check()
  await form.publish(page)

  await write(VIDEO)
  await form.fillFields(page, { title: 'A paper moon', slug: VIDEO.slug })
  await form.chooseOption(page, 'category', 'Paper stage')
  await form.chooseMedia(page, 'film', filename)
  await form.publish(page)

  await untilListed(CATEGORY)
  await untilListed(VIDEO)
  const main = page.getByRole('main')
  const title = page.getByRole('heading', { level: 1 })
  await page.goto('/work')
  await main.getByRole('link', { name: 'Paper stage', exact: true }).click()
  await expect(page).toHaveURL(/\/work\/filter\/paper-stage/)
  await expect(page.locator('#films article')).toHaveCount(1)
  await page.locator('#films').getByRole('link', { name: 'A paper moon' }).click()
  await expect(page).toHaveURL(/\/paper-stage\/a-paper-moon$/)
  await expect(title).toHaveText('A paper moon')
  await main.getByRole('link', { name: 'Paper stage', exact: true }).first().click()
  await expect(page).toHaveURL(/\/paper-stage$/)
  await expect(title).toHaveText('Paper stage')
})
