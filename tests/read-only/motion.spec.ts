import { expect, test, type Page } from '@playwright/test'
import { waitForLayout, whenInteractive } from '../support/when-interactive'

const bar = (page: Page) => page.locator('.navigation-progress')

const opacity = (page: Page) => bar(page).evaluate((element) => getComputedStyle(element).opacity)

/** The header's distance from the top of the window in pixels. */
const headerTop = (page: Page) =>
  page
    .locator('[data-slot="header"]')
    .evaluate((header) => header.getBoundingClientRect().top + scrollY)

/** Delays the server's answers to navigations within the site. */
async function slowDown(page: Page, milliseconds: number): Promise<void> {
  await page.route(/[?&]_rsc=/, async (route) => {
    await new Promise((done) => setTimeout(done, milliseconds))
    await route.continue()
  })
}

test('a slow navigation shows a progress bar and shifts nothing', async ({ page }) => {
  await slowDown(page, 4_000)
  await page.goto('/pricing')
  await whenInteractive(page)
  await expect(bar(page)).toHaveAttribute('aria-hidden', 'true')
  expect(await opacity(page)).toBe('0')
  const before = await headerTop(page)

  await page.locator('footer a[href="/faq"]').click()
  await expect.poll(() => opacity(page)).toBe('1')
  expect(await headerTop(page)).toBe(before)

  await expect(page).toHaveURL(/\/faq$/)
  await expect.poll(() => opacity(page)).toBe('0')
})

test('a link to an anchor on the same page loads nothing and shows no progress bar', async ({
  page,
}) => {
  await page.goto('/faq')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForTimeout(400)
  expect(await opacity(page)).toBe('0')
})

test('a service’s picture morphs into the picture at the head of its page', async ({ page }) => {
  await page.addInitScript(() => {
    const original = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      sessionStorage.setItem('transitions', `${sessionStorage.getItem('transitions') ?? ''}x`)
      return original(update)
    }
  })
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    // Browsers request the icon themselves after a navigation has replaced the head.
    if (message.location().url.endsWith('/favicon.ico')) return
    if (message.type() === 'error') problems.push(message.text())
  })
  await page.goto('/')
  await whenInteractive(page)
  await page.locator('main a[href="/green-screen-studio"]').first().click()
  await expect(page).toHaveURL(/\/green-screen-studio$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  expect(await page.evaluate(() => sessionStorage.getItem('transitions'))).toBeTruthy()
  await page.goBack()
  await expect(page).not.toHaveURL(/green-screen-studio/)
  expect(problems).toEqual([])
})

/**
 * Reads the page's texts without media controls and clocks, which appear only when their media has
 * loaded.
 */
async function wordsOf(page: Page): Promise<string[]> {
  const texts = await page
    .locator('main :is(h1, h2, h3, dt, dd, li, p):not(.stages *)')
    .allInnerTexts()
  return texts.filter((text) => !/\d\d:\d\d/.test(text))
}

for (const path of ['/', '/ar/pricing']) {
  test(
    `with reduced motion ${path} shows everything without motion`,
    { tag: path === '/' ? '@core' : [] },
    async ({ browser, page }) => {
      await page.goto(path)
      await waitForLayout(page)
      const words = await wordsOf(page)

      const still = await browser.newPage({ reducedMotion: 'reduce' })
      await still.goto(new URL(path, page.url()).href)
      await waitForLayout(still)
      expect(await wordsOf(still)).toEqual(words)
      const moving = await still.evaluate(() =>
        document
          .getAnimations()
          .filter(({ playState }) => playState === 'running')
          .map(({ effect }) => (effect as KeyframeEffect).target?.className),
      )
      expect(moving).toEqual([])
      await still.close()
    },
  )
}
