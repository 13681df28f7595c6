import { expect, test, type Page } from '@playwright/test'
import { whenInteractive } from '../support/when-interactive'
import { whenFacesAreThere, whenWhole } from '../support/when-whole'

const CHUNKS = /\/_next\/static\/chunks\/.*\.js/

/** Opens a page on a line on which its pictures do not come until they are let through. */
async function openSlowly(page: Page) {
  const scripts: string[] = []
  let letThrough: () => void = () => undefined
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  page.on('request', (request) => {
    if (CHUNKS.test(request.url())) scripts.push(request.url())
  })
  await page.route(/\/_next\/image/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/pricing', { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  return { scripts, letThrough }
}

test('scripts wait for the first pictures', async ({ page }) => {
  const { scripts, letThrough } = await openSlowly(page)
  await page.waitForTimeout(500)
  expect(scripts).toEqual([])
  letThrough()
  // By its name it is put last: it starts the others.
  await expect.poll(() => scripts.some((script) => script.includes('/turbopack-'))).toBe(true)
  expect(scripts.length).toBeGreaterThan(5)
  expect(scripts).toEqual([...new Set(scripts)])
})

test('scripts come at once for whoever touches the page', async ({ page }) => {
  const { scripts } = await openSlowly(page)
  await page.mouse.click(5, 400)
  await expect.poll(() => scripts.length).toBeGreaterThan(5)
})

test('faces of which no first words are made wait for the first pictures', async ({ page }) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) fonts.push(request.url())
  })
  const { letThrough } = await openSlowly(page)
  await page.waitForTimeout(500)
  expect(fonts.filter((font) => /jetbrains|plex/.test(font))).toEqual([])
  letThrough()
  await expect.poll(() => fonts.some((font) => font.includes('jetbrains'))).toBe(true)
  const amount = page.locator('main .amount').first()
  await expect(amount).toHaveCSS('font-family', /Late Mono/)
  await whenFacesAreThere(page)
})

test('the first screens are laid out first, the others soon after', async ({ page }) => {
  const { letThrough } = await openSlowly(page)
  const last = page.locator('main > section').last()
  await expect(last).toHaveCSS('content-visibility', 'auto')
  letThrough()
  await expect(last).toHaveCSS('content-visibility', 'visible')
})

for (const path of ['/', '/ar/pricing', '/contact']) {
  test(`${path} leaves no field for later: browsers look at all fields at once`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto(path)
    const leftForLater = page.locator('main > section, .section-body, .laid-out-late')
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

/** Keeps the browser busy, as it says, until it is let rest. */
async function keepBusy(page: Page) {
  await page.addInitScript(() => {
    const inIdleTime = window.requestIdleCallback.bind(window)
    const waiting: IdleRequestCallback[] = []
    let isBusy = true
    window.requestIdleCallback = (act, options) =>
      isBusy ? waiting.push(act) : inIdleTime(act, options)
    addEventListener('rest', () => {
      isBusy = false
      for (const act of waiting) inIdleTime(act)
    })
  })
  return () => page.evaluate(() => window.dispatchEvent(new Event('rest')))
}

test('what is on the screen stays where it is while the rest is laid out', async ({ page }) => {
  const letRest = await keepBusy(page)
  await page.goto('/pricing')
  await whenInteractive(page)
  const title = page.locator('main > section:nth-of-type(9) h2')
  const place = () =>
    title.evaluate((element) => ({
      onScreen: element.getBoundingClientRect().top,
      onPage: element.getBoundingClientRect().top + scrollY,
    }))
  await title.scrollIntoViewIfNeeded()
  const before = await place()
  await letRest()
  await whenWhole(page)
  const after = await place()
  expect(Math.abs(after.onPage - before.onPage)).toBeGreaterThan(10)
  expect(Math.abs(after.onScreen - before.onScreen)).toBeLessThan(4)
})

test('whoever comes for a place further down has the whole page', async ({ page }) => {
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

test.describe('on a phone without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } })

  test('what is not in the first layout comes by itself', async ({ page }) => {
    await page.goto('/pricing')
    const second = page.locator('main > section').nth(1)
    await expect(page.locator('main > .first-screen')).toBeVisible()
    await expect(second).toHaveCSS('content-visibility', 'visible')
    await expect(page.getByRole('contentinfo')).toHaveCSS('content-visibility', 'visible')
    await expect(second.getByRole('heading').first()).toBeVisible()
  })
})

test.describe('until the stylesheet is there', () => {
  const STYLES = /\/_next\/static\/chunks\/.*\.css/
  const isLaidOut = (page: Page) =>
    page.evaluate(() => document.querySelector('h1')?.checkVisibility() ?? false)

  test('nothing is laid out, whatever the pointer does', async ({ page }) => {
    let letThrough: () => void = () => undefined
    const held = new Promise<void>((resolve) => (letThrough = resolve))
    await page.route(STYLES, async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/pricing', { waitUntil: 'commit' })
    await page.locator('h1').waitFor({ state: 'attached' })
    await page.mouse.move(200, 300)
    expect(await isLaidOut(page)).toBe(false)
    letThrough()
    await expect(page.locator('h1')).toBeVisible()
    expect(await isLaidOut(page)).toBe(true)
  })

  test('a page whose stylesheet does not come can be read all the same', async ({ page }) => {
    await page.route(STYLES, (route) => route.abort())
    await page.goto('/pricing')
    await expect.poll(() => isLaidOut(page)).toBe(true)
  })
})
