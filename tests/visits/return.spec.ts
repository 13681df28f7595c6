import { expect, test, type Page } from '@playwright/test'
import { whenInteractive } from '../support/when-interactive'
import { whenWhole } from '../support/when-whole'

test.use({ viewport: { width: 360, height: 800 } })

/** Where a heading far down the page stands on the screen. */
const topOf = (page: Page) =>
  page
    .locator('main > section:nth-of-type(6) h2')
    .evaluate((heading) => heading.getBoundingClientRect().top)

/** Opens a page, reads on to its sixth part and says where that stands. */
async function readOn(page: Page, path: string): Promise<number> {
  await page.goto(path)
  await whenWhole(page)
  await page.locator('main > section:nth-of-type(6) h2').scrollIntoViewIfNeeded()
  await page.waitForTimeout(300)
  return topOf(page)
}

async function expectAt(page: Page, top: number) {
  await whenWhole(page)
  await expect.poll(async () => Math.abs((await topOf(page)) - top)).toBeLessThan(4)
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

  test(`whoever comes back to ${path} within the app is where they were`, async ({ page }) => {
    const top = await readOn(page, path)
    const link = page.getByRole('contentinfo').locator('a[href$="/faq"]')
    await link.evaluate((element: HTMLElement) => element.click())
    await expect(page).toHaveURL(/\/faq$/)
    await page.goBack()
    await expectAt(page, top)
  })
}

test('a new page is laid out part by part, one that is loaded once more at once', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: (string | undefined)[] = []
    const footer = () => document.querySelector('footer.site-footer')?.checkVisibility() === true
    new MutationObserver(() => {
      const { rest } = document.documentElement.dataset
      if (seen.at(-1) !== rest) seen.push(rest)
      if (rest !== 'footer' && rest !== 'all' && footer()) seen.push('footer too early')
    }).observe(document, { attributes: true, attributeFilter: ['data-rest'], subtree: true })
    Object.assign(window, { seen })
  })
  const seen = () => page.evaluate(() => Reflect.get(window, 'seen') as unknown)
  await page.goto('/pricing')
  await whenInteractive(page)
  await expect.poll(seen).toEqual(['first', 'second', 'third', 'footer', 'all'])
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.reload()
  await whenInteractive(page)
  await page.waitForTimeout(500)
  expect(await seen()).toEqual([])
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('nothing on a phone’s screen shifts while the rest is laid out', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')))
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { shifts })
  })
  for (const path of ['/', '/ar/pricing']) {
    await page.goto(path)
    await whenWhole(page)
    const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as number[])
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01)
  }
})

test('whoever goes on after coming back has the next page’s first screens first', async ({
  page,
}) => {
  const returned = page.locator('html[data-returning]')
  await page.goto('/faq')
  await whenInteractive(page)
  await expect(returned).toHaveCount(0)
  await page.reload()
  await whenInteractive(page)
  await expect(returned).toHaveCount(1)
  await page.getByRole('contentinfo').locator('a[href$="/pricing"]').click()
  await expect(page).toHaveURL(/\/pricing$/)
  await expect(returned).toHaveCount(0)
})
