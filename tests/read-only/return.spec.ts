import { expect, test, type Page } from '@playwright/test'
import { whenFontsAreThere, whenInteractive, whenStill } from '../support/when-interactive'

test.use({ viewport: { width: 360, height: 800 } })

/** The distance of a heading far down the page from the top of the window, in pixels. */
const topOf = (page: Page) =>
  page
    .locator('main > section:nth-of-type(6) h2')
    .evaluate((heading) => heading.getBoundingClientRect().top)

/**
 * Opens a page and scrolls to its sixth part.
 * @returns the position of the part's heading
 */
async function readOn(page: Page, path: string): Promise<number> {
  test.setTimeout(120_000)
  await page.goto(path)
  await whenInteractive(page)
  // Scrolls in steps like a reader, because parts that were never near the window have only
  // estimated heights.
  await expect
    .poll(
      async () => {
        await page.evaluate(() => scrollBy({ top: innerHeight / 2, behavior: 'instant' }))
        return topOf(page)
      },
      { intervals: [60], timeout: 60_000 },
    )
    .toBeLessThan(500)
  return whenStill(page, () => topOf(page))
}

/** @param within the allowed deviation in pixels */
async function expectAt(page: Page, top: number, within = 4) {
  await whenInteractive(page)
  await expect.poll(async () => Math.abs((await topOf(page)) - top)).toBeLessThan(within)
}

for (const path of ['/', '/ar', '/de/pricing']) {
  test(`reloading ${path} keeps the position`, async ({ page }) => {
    const top = await readOn(page, path)
    await page.reload()
    await expectAt(page, top)
  })

  test(`coming back to ${path} from another document restores the position`, async ({ page }) => {
    const top = await readOn(page, path)
    await page.goto('/faq')
    await page.goBack()
    await expectAt(page, top)
  })

  test(
    `coming back to ${path} within the app restores the position`,
    { tag: path === '/' ? '@core' : [] },
    async ({ page }) => {
      const top = await readOn(page, path)
      const link = page.getByRole('contentinfo').locator('a[href$="/faq"]')
      await link.evaluate((element: HTMLElement) => element.click())
      await expect(page).toHaveURL(/\/faq$/)
      await page.goBack()
      // The app restores the position by the page's height, which may have included estimated
      // heights.
      await expectAt(page, top, 60)
    },
  )
}

test('nothing on a phone’s screen shifts while the page loads', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')))
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { shifts })
  })
  for (const path of ['/', '/ar/pricing']) {
    await page.goto(path)
    await whenInteractive(page)
    await whenFontsAreThere(page)
    await page.waitForTimeout(1_000)
    const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as number[])
    // A font that arrives late may break a line of the lead paragraph differently.
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02)
  }
})
