import { expect, test, type Page } from '@playwright/test'
import { whenFontsAreThere, whenInteractive, whenStill } from '../support/when-interactive'

test.use({ viewport: { width: 360, height: 800 } })

/** Where a heading far down the page stands on the screen. */
const topOf = (page: Page) =>
  page
    .locator('main > section:nth-of-type(6) h2')
    .evaluate((heading) => heading.getBoundingClientRect().top)

/** Opens a page, reads on to its sixth part and says where that stands. */
async function readOn(page: Page, path: string): Promise<number> {
  test.setTimeout(120_000)
  await page.goto(path)
  await whenInteractive(page)
  // Screen by screen, as one reads: what nobody has come near has a guessed height.
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

/** @param within pixels */
async function expectAt(page: Page, top: number, within = 4) {
  await whenInteractive(page)
  await expect.poll(async () => Math.abs((await topOf(page)) - top)).toBeLessThan(within)
}

for (const path of ['/', '/ar', '/de/pricing']) {
  test(`whoever loads ${path} once more is where they were`, async ({ page }) => {
    const top = await readOn(page, path)
    await page.reload()
    await expectAt(page, top)
  })

  test(`whoever comes back to ${path} from another document is where they were`, async ({
    page,
  }) => {
    const top = await readOn(page, path)
    await page.goto('/faq')
    await page.goBack()
    await expectAt(page, top)
  })

  test(
    `whoever comes back to ${path} within the app is where they were`,
    { tag: path === '/' ? '@core' : [] },
    async ({ page }) => {
      const top = await readOn(page, path)
      const link = page.getByRole('contentinfo').locator('a[href$="/faq"]')
      await link.evaluate((element: HTMLElement) => element.click())
      await expect(page).toHaveURL(/\/faq$/)
      await page.goBack()
      // The app leads there by the page's height; on the way parts may have had a guessed one.
      await expectAt(page, top, 60)
    },
  )
}

test('nothing on a phone’s screen shifts while the page comes', async ({ page }) => {
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
    // A face that comes late may break a line of the lead anew.
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02)
  }
})
