import { expect, test, type Page } from '@playwright/test'

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
  await expect.poll(() => scripts.length).toBeGreaterThan(5)
  expect(scripts).toEqual([...new Set(scripts)])
})

test('scripts come at once for whoever touches the page', async ({ page }) => {
  const { scripts } = await openSlowly(page)
  await page.mouse.click(5, 400)
  await expect.poll(() => scripts.length).toBeGreaterThan(5)
})
