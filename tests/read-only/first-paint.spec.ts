import { expect, test, type Page } from '@playwright/test'
import { whenInteractive } from '../support/when-interactive'

const CHUNKS = /\/_next\/static\/chunks\/.*\.js/

/** Opens a page and delays its pictures until the test releases them. */
async function openSlowly(page: Page) {
  const scripts: string[] = []
  let letThrough: () => void = () => undefined
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  page.on('request', (request) => {
    if (CHUNKS.test(request.url())) scripts.push(request.url())
  })
  await page.route('**/media/s/**', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/faq', { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  return { scripts, letThrough }
}

test('scripts wait for the first pictures', { tag: '@core' }, async ({ page }) => {
  const { scripts, letThrough } = await openSlowly(page)
  await page.waitForTimeout(500)
  expect(scripts).toEqual([])
  letThrough()
  await expect.poll(() => scripts.some((script) => script.includes('/turbopack-'))).toBe(true)
  await whenInteractive(page)
  expect(scripts.length).toBeGreaterThan(5)
  expect(scripts).toEqual([...new Set(scripts)])
})

test('scripts load at once when a visitor interacts with the page', async ({ page }) => {
  const { scripts } = await openSlowly(page)
  await page.mouse.click(5, 400)
  await expect.poll(() => scripts.length).toBeGreaterThan(5)
})

for (const path of ['/', '/ar/pricing', '/contact']) {
  test(`${path} lays out parts with fields at once, and other parts below when they come near`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto(path)
    const leftForLater = page.locator('main > section, .laid-out-late')
    const holdsField = await leftForLater.evaluateAll((parts) =>
      parts
        .filter((part) => getComputedStyle(part).contentVisibility === 'auto')
        .map((part) => part.querySelector('input:not([type=hidden]), select, textarea') !== null),
    )
    expect(holdsField.length).toBeGreaterThan(2)
    expect(holdsField).not.toContain(true)
    await page.close()
  })
}

test('a link to an anchor far down lays out the whole page', async ({ page }) => {
  await page.goto('/pricing', { waitUntil: 'commit' })
  const id = await page.locator('main > section:nth-of-type(n + 6) [id]').first().getAttribute('id')
  const place = page.locator(`[id="${id ?? ''}"]`)
  await page.goto(`/pricing#${id ?? ''}`)
  await expect(place).toBeInViewport()
  const topOf = () => place.evaluate((element) => element.getBoundingClientRect().top)
  const top = await topOf()
  await page.waitForTimeout(3_000)
  expect(Math.abs((await topOf()) - top)).toBeLessThan(4)
})

test('a page without its stylesheet is still readable', async ({ page }) => {
  await page.route(/\/_next\/static\/chunks\/.*\.css/, (route) => route.abort())
  await page.goto('/pricing')
  await expect(page.locator('h1')).toBeVisible()
})
