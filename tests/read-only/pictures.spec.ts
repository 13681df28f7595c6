import { expect, test, type Page } from '@playwright/test'
import { waitForLayout, whenInteractive } from '../support/when-interactive'

/** How long somebody may look at a picture's colour, in milliseconds. */
const PATIENCE = 1_000

/** Brings each picture into view; which of those that are seen then are not there in time. */
function findLatePictures(page: Page): Promise<{ seen: number; late: string[] }> {
  return page.evaluate(async (patience) => {
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
      // Layers of a comparison lie one above the other until somebody moves their edge.
      if (!(await isInView(image))) continue
      seen += 1
      const began = performance.now()
      const isThere = () => image.complete && image.naturalWidth > 0
      while (!isThere() && performance.now() - began < patience) {
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      if (!isThere()) late.push(image.currentSrc || image.alt)
    }
    return { seen, late }
  }, PATIENCE)
}

for (const width of [360, 1366]) {
  for (const [path, least] of [
    ['/', 15],
    ['/pricing', 1],
  ] as const) {
    test(
      `${path} at ${width} px shows each picture within a second of its coming into view`,
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

test('links that are fetched ahead bring no pictures of the pages that they lead to', async ({
  page,
}) => {
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
  // A few are fetched at a time, and hints in them would be followed at once.
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

test('a page’s own lead picture is asked for before its scripts', async ({ page }) => {
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
