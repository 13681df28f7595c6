import { expect, test, type Locator, type Page } from '@playwright/test'
import { expectNoViolations } from '../support/accessibility'
import { from } from '../support/visit'
import { whenInteractive } from '../support/when-interactive'

const opener = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true })

const inBanner = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true })

/** The direction of the arrow in a button. The original drawing points to the right. */
async function directionOf(button: Locator): Promise<string> {
  return button.locator('.chevron').evaluate((arrow) => {
    const { rotate, scale } = getComputedStyle(arrow)
    if (rotate !== 'none' && rotate !== '0deg') return `turned by ${rotate}`
    return scale.startsWith('-1') ? 'left' : 'right'
  })
}

const openLinks = (page: Page) => page.locator('.menu-panel:popover-open a:visible')

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1366, height: 800 } })

  test(
    'a menu opens, another one replaces it, and a second press, Escape or a click outside closes it',
    { tag: '@core' },
    async ({ page }) => {
      await page.goto('/faq')
      const work = opener(page, 'Work')
      const services = opener(page, 'Services')
      await expect(work).toHaveAttribute('aria-expanded', 'false')
      await work.click()
      await expect(work).toHaveAttribute('aria-expanded', 'true')
      await expect(inBanner(page, '2D animatics')).toBeVisible()
      await services.click()
      await expect(work).toHaveAttribute('aria-expanded', 'false')
      await expect(inBanner(page, 'Green screen studio')).toBeVisible()
      await expect(inBanner(page, '2D animatics')).toBeHidden()
      await services.click()
      await expect(services).toHaveAttribute('aria-expanded', 'false')

      await services.press('Enter')
      await page.keyboard.press('Tab')
      await expect(openLinks(page).first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(services).toBeFocused()
      await expect(services).toHaveAttribute('aria-expanded', 'false')

      await work.click()
      await page.mouse.click(40, 780)
      await expect(work).toHaveAttribute('aria-expanded', 'false')
    },
  )

  test('a menu closes when the focus leaves it and when a link is followed', async ({ page }) => {
    await page.goto('/faq')
    await whenInteractive(page)
    const work = opener(page, 'Work')
    await work.press('Enter')
    await openLinks(page).last().focus()
    await page.keyboard.press('Tab')
    await expect(work).toHaveAttribute('aria-expanded', 'false')
    await work.press('Enter')
    await inBanner(page, 'Boardomatics').click()
    await expect(page).toHaveURL(/\/boardomatics$/)
    await expect(inBanner(page, '3D animatics')).toBeHidden()
    await opener(page, 'Work').click()
    await expect(inBanner(page, 'Boardomatics')).toHaveAttribute('aria-current', 'page')
  })

  for (const address of ['/faq', '/ar/green-screen-studio', '/de']) {
    test(`open menus on ${address} are accessible and within the screen`, async ({ page }) => {
      await page.goto(address)
      const buttons = page.getByRole('banner').locator('button.site-nav-name:visible')
      await expect(buttons).toHaveCount(2)
      for (const button of await buttons.all()) {
        await button.click()
        await expectNoViolations(page, 'header')
        const box = await page.locator('.menu-panel:popover-open').boundingBox()
        expect(box?.x).toBeGreaterThanOrEqual(0)
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1366)
        expect(box?.y).toBeGreaterThan(60)
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        1366,
      )
    })
  }

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

test.describe('on a small screen', () => {
  for (const [address, names] of [
    [
      '/faq',
      { menu: 'Menu', top: 'Services', level: 'Production studios', link: 'Podcast studio' },
    ],
    [
      '/ar/faq',
      {
        menu: 'القائمة',
        top: 'الخدمات',
        level: 'استوديوهات الإنتاج',
        link: 'استوديو البودكاست',
      },
    ],
  ] as const) {
    test(`arrows point in the direction in which a press moves on ${address}`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 780 })
      await page.goto(address)
      await whenInteractive(page)
      const onward = address.startsWith('/ar') ? 'left' : 'right'
      const back = onward === 'left' ? 'right' : 'left'
      await opener(page, names.menu).click()
      expect(await directionOf(opener(page, names.top))).toBe(onward)
      await opener(page, names.top).click()
      expect(await directionOf(opener(page, names.level))).toBe(onward)
      const toTop = page.locator('.menu-panel:popover-open > div > [data-first]')
      expect(await directionOf(toTop)).toBe(back)
    })

    test(
      `the menu slides through its levels and back on ${address}`,
      { tag: '@core' },
      async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 780 })
        await page.goto(address)
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
  }
})

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
