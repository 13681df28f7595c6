import { expect, test, type Page } from '@playwright/test'
import { waitForLayout, whenInteractive } from '../support/when-interactive'

/** Milliseconds after which a picture must have replaced the plain color of its place. */
const TIMEOUT_MS = 1_000

/** Scrolls to each picture, and lists those that do not load in time while they are in view. */
function findLatePictures(page: Page): Promise<{ seen: number; late: string[] }> {
  return page.evaluate(async (timeoutMs) => {
    const isInView = (image: Element) =>
      new Promise<boolean>((resolve) => {
        const observer = new IntersectionObserver(([entry]) => {
          observer.disconnect()
          resolve(entry !== undefined && entry.intersectionRatio > 0)
        })
        observer.observe(image)
      })
    let seen = 0
    const late: string[] = []
    for (const image of document.querySelectorAll<HTMLImageElement>('picture img')) {
      image.scrollIntoView({ block: 'center', behavior: 'instant' })
      // In a comparison one picture hides part of the other until the visitor moves the edge.
      if (!(await isInView(image))) continue
      seen += 1
      const began = performance.now()
      const isThere = () => image.complete && image.naturalWidth > 0
      while (!isThere() && performance.now() - began < timeoutMs) {
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      if (!isThere()) late.push(image.currentSrc || image.alt)
    }
    return { seen, late }
  }, TIMEOUT_MS)
}

for (const width of [360, 1366]) {
  for (const [path, least] of [
    ['/', 15],
    ['/pricing', 1],
  ] as const) {
    test(
      `${path} at ${width} px shows each picture within a second of coming into view`,
      { tag: path === '/' && width === 360 ? '@core' : [] },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(path)
        await waitForLayout(page)
        const { seen, late } = await findLatePictures(page)
        expect(seen).toBeGreaterThanOrEqual(least)
        expect(late).toEqual([])
      },
    )
  }
}

test('prefetched links load no pictures of their pages', async ({ page }) => {
  const pictures = new Set<string>()
  const pages: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (request.resourceType() === 'image') pictures.add(pathname)
    if (searchParams.has('_rsc')) pages.push(pathname)
  })
  await page.goto('/thank-you')
  await whenInteractive(page)
  await expect.poll(() => pages.length).toBeGreaterThan(2)
  // Prefetches run a few at a time, but preload hints in them would be followed all at once.
  let before = 0
  while (pages.length !== before) {
    before = pages.length
    await page.waitForTimeout(1_500)
  }
  const own = await page
    .locator('img')
    .evaluateAll((images) =>
      images.map(
        (image) => new URL((image as HTMLImageElement).currentSrc || '/', location.href).pathname,
      ),
    )
  expect([...pictures].filter((picture) => !own.includes(picture))).toEqual([])
})

test('a page’s lead picture is requested before its scripts', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/podcast-studio-rental')
  await whenInteractive(page)
  const lead = page.locator('[data-slot="hero"] picture img')
  await expect(lead).toHaveAttribute('fetchpriority', 'high')
  const address = await lead.evaluate((image) => (image as HTMLImageElement).currentSrc)
  const place = asked.indexOf(new URL(address).pathname)
  const firstScript = asked.findIndex((path) => path.endsWith('.js'))
  expect(place).toBeGreaterThan(-1)
  expect(place).toBeLessThan(firstScript)
})
