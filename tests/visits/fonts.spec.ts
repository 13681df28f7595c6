import { expect, test, type Page } from '@playwright/test'
import { stackUnderTest } from '../support/stack-under-test'
import { visit } from '../support/visit'

const LATIN = ['archivo', 'instrument']
const ARABIC = ['archivo-name', 'plex', 'plex']

for (const [path, families] of [
  ['/', LATIN],
  ['/de', LATIN],
  ['/ar', ARABIC],
] as const) {
  test(`${path} loads the faces of its own first words first, each once`, async ({ page }) => {
    const { html } = await visit(`${stackUnderTest().webUrl}${path}`)
    const preloaded = [...html.matchAll(/<link rel="preload"[^>]*as="font"[^>]*>/g)]
      .map(([link]) => /href="([^"]+)"/.exec(link)?.[1] ?? '')
      .sort()
    expect(preloaded).toHaveLength(families.length)
    families.forEach((family, index) => {
      expect(preloaded[index]).toMatch(new RegExp(family))
    })

    const loaded: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'font') loaded.push(new URL(request.url()).pathname)
    })
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    expect(loaded).toEqual(expect.arrayContaining(preloaded))
    const names = loaded.map((file) => (file.split('/').at(-1) ?? '').split('.')[0])
    expect(new Set(names).size).toBe(names.length)
  })
}

/** The sum of layout shifts of a visit on which the page's own Arabic faces come a second late. */
async function shiftWithLateFaces(page: Page, path: string): Promise<number> {
  await page.route(/plex-arabic/, async (route) => {
    await new Promise((resume) => setTimeout(resume, 1000))
    await route.continue()
  })
  await page.addInitScript(() => {
    const shifts: number[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')))
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { shifts })
  })
  await page.goto(path)
  await page.waitForFunction(() => {
    const shown = [...document.fonts].filter(({ status }) => status === 'loaded')
    return ['Site Arabic', 'Late Display'].every((name) =>
      shown.some(({ family }) => family.includes(name)),
    )
  })
  await page.waitForTimeout(500)
  const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as number[])
  return shifts.reduce((sum, shift) => sum + shift, 0)
}

for (const path of ['/ar/pricing', '/ar/2d-animatics']) {
  test(`${path} on a wide screen stays where it is when its faces come late`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 })
    const isMeasured = await page.evaluate(() =>
      new FontFace('installed', "local('DejaVu Sans'), local('Noto Naskh Arabic')").load().then(
        () => true,
        () => false,
      ),
    )
    test.skip(!isMeasured, 'needs DejaVu Sans or Noto Naskh Arabic: apt install fonts-dejavu-core')
    expect(await shiftWithLateFaces(page, path)).toBeLessThan(0.01)
  })
}
