import { expect, test, type Page } from '@playwright/test'
import { from } from '../support/visit'
import { whenInteractive } from '../support/when-interactive'

const opener = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true })

const inBanner = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true })

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1366, height: 800 } })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('menus open, and the footer is there', async ({ page }) => {
      await page.goto('/faq')
      await opener(page, 'Services').click()
      await expect(inBanner(page, 'Podcast studio')).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
    })
  })
})

test(
  'on a phone in Arabic the menu slides through its levels and back',
  { tag: '@core' },
  async ({ page }) => {
    const names = {
      menu: 'القائمة',
      top: 'الخدمات',
      level: 'استوديوهات الإنتاج',
      link: 'استوديو البودكاست',
    }
    await page.setViewportSize({ width: 390, height: 780 })
    await page.goto('/ar/faq')
    await whenInteractive(page)
    await opener(page, names.menu).click()
    await opener(page, names.top).click()
    await opener(page, names.level).click()
    const link = inBanner(page, names.link)
    await expect(link).toBeVisible()
    await expect(link).toBeInViewport({ ratio: 1 })
    const back = page.getByRole('banner').getByRole('button', { name: names.level })
    await expect(back.and(page.locator('[data-first]'))).toBeFocused()

    await page.keyboard.press('Escape')
    await expect(opener(page, names.level)).toBeFocused()
    await page.locator('.menu-panel:popover-open > div > [data-first]').click()
    await expect(opener(page, names.top)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(opener(page, names.menu)).toBeFocused()
    await expect(opener(page, names.top)).toBeHidden()
  },
)

test('in Germany English pages have German names and the country’s own entries', async ({
  browser,
  baseURL,
}) => {
  const viewport = { width: 1366, height: 800 }
  const options = { extraHTTPHeaders: from('gr'), baseURL: baseURL ?? '', viewport }
  const context = await browser.newContext(options)
  const page = await context.newPage()
  await page.goto('/faq')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(opener(page, 'Leistungen')).toBeAttached()
  await expect(inBanner(page, 'Storyboards')).toHaveCount(0)
  await context.close()
})

test('in the United Kingdom the storyboards studio is in header and services', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ extraHTTPHeaders: from('uk'), baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/faq')
  const inLine = page.getByRole('banner').locator('.site-nav-items > li > a')
  await expect(inLine.and(page.locator('[href*="storyboards."]'))).toHaveCount(1)
  await expect(page.getByRole('contentinfo').locator('a[href*="storyboards."]')).toHaveCount(2)
  await context.close()
})

test('the footer comes after the page and shifts nothing', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
      const sum = Number(sessionStorage.getItem('shift') ?? 0)
      const added = shifts.reduce((total, { value }) => total + value, sum)
      sessionStorage.setItem('shift', String(added))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/contact')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.waitForTimeout(500)
  expect(Number(await page.evaluate(() => sessionStorage.getItem('shift')))).toBeLessThan(0.02)
})
