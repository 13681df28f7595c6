import { expect } from '@playwright/test'
import { z } from 'zod'
import { stackUnderTest } from '../support/stack-under-test'
import { test } from '../support/test'
import { visit } from '../support/visit'
import { whenInteractive } from '../support/when-interactive'

const web = (path: string) => `${stackUnderTest().webUrl}${path}`
const html = async (path: string) => (await visit(web(path))).html

const VIDEO = '/automotive-reel/causeway-last-light'

test('a video’s page has structured data about the video and its breadcrumbs', async ({ page }) => {
  await page.goto(VIDEO)
  const data = await page.locator('script[type="application/ld+json"]').textContent()
  const graph = z
    .object({ '@graph': z.array(z.looseObject({ '@type': z.string() })) })
    .parse(JSON.parse(data ?? ''))['@graph']
  const film = graph.find((node) => node['@type'] === 'VideoObject')
  expect(film).toMatchObject({
    duration: 'PT6S',
    contentUrl: expect.stringMatching(/^http.*\.mp4$/),
  })
  const trail = graph.find((node) => node['@type'] === 'BreadcrumbList')
  expect(JSON.stringify(trail)).toContain('/automotive-reel"')
  const sitemap = await html('/sitemap.xml')
  expect(sitemap).toContain(`${VIDEO}</loc>`)
  expect(sitemap).toContain('<video:content_loc>')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the work list is filtered, and the filter is in the address', async ({ page }) => {
    await page.goto('/work')
    const videos = page.locator('#films article')
    const all = await videos.count()
    await page.getByRole('link', { name: 'Beauty reel', exact: true }).first().click()
    await expect(page).toHaveURL(/\/work\/filter\/beauty-reel#films$/)
    await expect(page.locator('#films nav [aria-current="true"]')).toHaveText('Beauty reel')
    const some = await videos.count()
    expect(some).toBeGreaterThan(0)
    expect(some).toBeLessThan(all)
    await page.getByRole('link', { name: 'All', exact: true }).click()
    await expect(page).toHaveURL(/\/work#films$/)
    await expect(videos).toHaveCount(all)
  })
})

test(
  'the filter works with the keyboard, and the page stays where it is',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/work')
    // Until the page is hydrated, a filter is a link that the browser itself follows.
    await whenInteractive(page)
    const choice = page.locator('#films nav').getByRole('link', { name: 'Automotive reel' })
    await choice.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => window.scrollY)
    await choice.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/work\/filter\/automotive-reel/)
    await expect(page.locator('#films nav [aria-current="true"]')).toHaveText('Automotive reel')
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(120)
    await page.goBack()
    await expect(page.locator('#films nav [aria-current="true"]')).toHaveText('All')
  },
)

test('the parameter similar opens a video’s page at the similar work, for the string true alone', async ({
  page,
}) => {
  await page.goto(`${VIDEO}?similar=true`)
  await expect(page.locator('#similar')).toBeFocused()
  await expect(page.locator('#similar')).toBeInViewport()
  for (const query of ['', '?similar=1', '?similar=TRUE', '?similar']) {
    await page.goto(VIDEO + query)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('#similar')).not.toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  }
})
