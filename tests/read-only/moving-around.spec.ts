import { expect, test, type Page } from '@playwright/test'
import { waitForLayout, whenIdle, whenInteractive } from '../support/when-interactive'

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })

/** Records the pages that the router fetches, including prefetches. */
function watchPages(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.searchParams.has('_rsc')) asked.push(url.pathname)
  })
  return asked
}

/**
 * Waits until there has been no prefetch for a second and a half, because links in view are
 * prefetched a few at a time.
 */
async function whenAllAreAsked(page: Page, asked: string[]): Promise<void> {
  let before = -1
  while (asked.length !== before) {
    before = asked.length
    await page.waitForTimeout(1_500)
  }
}

async function onConnection(page: Page, connection: object): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value })
  }, connection)
}

test('links in view are prefetched once the page is idle, and others when they come into view', async ({
  page,
}) => {
  const asked = watchPages(page)
  await page.goto('/pricing')
  await expect.poll(() => asked).toContain('/contact')
  expect(asked).not.toContain('/pricing')
  await page.waitForTimeout(1_000)
  expect(asked).not.toContain('/terms-conditions')
  await page.locator('footer a[href="/terms-conditions"]').scrollIntoViewIfNeeded()
  await expect.poll(() => asked).toContain('/terms-conditions')
})

for (const [name, connection] of [
  ['data saving', { saveData: true }],
  ['a slow connection', { effectiveType: '2g' }],
  ['a very slow connection', { effectiveType: 'slow-2g' }],
] as const) {
  test(`nothing is prefetched for a visitor with ${name}`, async ({ page }) => {
    await onConnection(page, connection)
    const asked = watchPages(page)
    await page.goto('/pricing')
    await whenIdle(page)
    await footerLink(page, 'Questions').hover()
    await page.waitForTimeout(1_000)
    expect(asked).toEqual([])
    await footerLink(page, 'Questions').click()
    await expect(page).toHaveURL(/\/faq$/)
  })
}

test('the page announces when the network is lost and when it returns', async ({
  page,
  context,
}) => {
  await page.goto('/pricing')
  await whenInteractive(page)
  const status = page.locator('.connection-notice')
  await context.setOffline(true)
  await expect(status).toHaveText(/You are offline/)
  await expect(page.getByRole('status').filter({ hasText: 'offline' })).toBeVisible()
  await context.setOffline(false)
  await expect(status).toHaveText('You are online again.')
  await expect(status).toHaveText('')
})

test(
  'a new page begins at its top, and going back restores the position',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/pricing')
    await waitForLayout(page)
    await footerLink(page, 'Questions').scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    expect(place).toBeGreaterThan(1_000)
    await footerLink(page, 'Questions').click()
    await expect(page).toHaveURL(/\/faq$/)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 200)
  },
)

test('a link to the page itself requests nothing and leaves the history unchanged', async ({
  page,
}) => {
  const asked = watchPages(page)
  await page.goto('/faq')
  await footerLink(page, 'Questions').hover()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  await whenAllAreAsked(page, asked)
  asked.length = 0
  const before = await page.evaluate(() => [history.length, scrollY])
  await footerLink(page, 'Questions').click()
  await footerLink(page, 'Questions').press('Enter')
  await page.waitForTimeout(500)
  expect(asked).toEqual([])
  expect(await page.evaluate(() => [history.length, scrollY])).toEqual(before)
})

test('the menu also closes on a link to the current page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/contact')
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click()
  await page.locator('#site-nav').getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page.locator('#site-nav')).toBeHidden()
})

test(
  'chunk loading failure: the page reloads, once per minute at most',
  { tag: '@core' },
  async ({ page }) => {
    let loads = 0
    page.on('load', () => (loads += 1))
    await page.goto('/faq')
    const failChunk = () =>
      page.evaluate(() => {
        const script = document.createElement('script')
        script.src = '/_next/static/chunks/gone.js'
        document.head.append(script)
      })
    await failChunk()
    await expect.poll(() => loads).toBe(2)
    await failChunk()
    await page.waitForTimeout(1_000)
    expect(loads).toBe(2)

    await page.evaluate(() => sessionStorage.setItem('reloadedAt', String(Date.now() - 61_000)))
    await failChunk()
    await expect.poll(() => loads).toBe(3)
  },
)

test('chunk loading failure of a dialog’s script: the page reloads', async ({ page }) => {
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.goto('/faq')
  await whenInteractive(page)
  await page.waitForLoadState('networkidle')
  await page.route('**/_next/static/chunks/**', (route) => route.fulfill({ status: 404 }), {
    times: 1,
  })
  await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' }).click()
  await expect.poll(() => loads).toBe(2)
})

test('chunk loading failure without a network: the page stays as it is', async ({
  page,
  context,
}) => {
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.goto('/faq')
  await context.setOffline(true)
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.src = '/_next/static/chunks/gone.js'
    document.head.append(script)
  })
  await page.waitForTimeout(1_000)
  expect(loads).toBe(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

for (const [path, title, home] of [
  ['/', 'An error occurred while rendering the page.', 'Go home'],
  ['/de', 'Beim Anzeigen der Seite ist ein Fehler aufgetreten.', 'Zur Startseite'],
  ['/ar', 'حدث خطأ أثناء عرض الصفحة.', 'إلى الصفحة الرئيسية'],
] as const) {
  test(`other navigation or render error on ${path}: its status code and “${title}”`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      // The page breaks when the video starts, because it calls this function.
      Object.defineProperty(window, 'matchMedia', { value: undefined })
    })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.locator('main')).toContainText('500')
    await expect(page.getByRole('link', { name: home })).toHaveAttribute('href', path)
  })
}
