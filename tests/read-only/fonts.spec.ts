import { expect, test, type Page } from '@playwright/test'
import { stackUnderTest } from '../support/stack-under-test'
import { visit } from '../support/visit'
import { whenFontsAreThere } from '../support/when-interactive'

for (const [path, family] of [
  ['/', /instrument-sans/],
  ['/de', /instrument-sans/],
  ['/ar', /plex-arabic-400/],
] as const) {
  test(`${path} loads the font of its own text first, and each font once`, async ({ page }) => {
    const { html } = await visit(`${stackUnderTest().webUrl}${path}`)
    const preloaded = [...html.matchAll(/<link rel="preload"[^>]*as="font"[^>]*>/g)].map(
      ([link]) => /href="([^"]+)"/.exec(link)?.[1] ?? '',
    )
    expect(preloaded).toEqual([expect.stringMatching(family)])

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

/** Measures the sum of layout shifts of a visit during which some fonts arrive a second late. */
async function shiftWithLateFonts(page: Page, path: string, files: RegExp): Promise<number> {
  await page.route(files, async (route) => {
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
  await page.waitForFunction(
    (names) =>
      names.every((name) =>
        [...document.fonts].some(
          ({ family, status }) => family.replaceAll(/["']/g, '') === name && status === 'loaded',
        ),
      ),
    path.startsWith('/ar') ? ['Site Arabic'] : ['Site Display', 'Site Text'],
  )
  await whenFontsAreThere(page)
  await page.waitForTimeout(500)
  const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as number[])
  return shifts.reduce((sum, shift) => sum + shift, 0)
}

/**
 * The fallback fonts of common systems. The site adjusts the metrics of its fallbacks to its fonts.
 */
for (const { files, installed, packages, size, paths } of [
  {
    files: /plex-arabic/,
    installed: "local('DejaVu Sans'), local('Noto Naskh Arabic')",
    packages: 'fonts-dejavu-core',
    size: { width: 1366, height: 768 },
    paths: ['/ar/pricing', '/ar/2d-animatics'],
  },
  {
    files: /archivo|instrument/,
    installed: "local('Arial Bold'), local('Liberation Sans Bold')",
    packages: 'fonts-liberation',
    size: { width: 360, height: 800 },
    paths: ['/pricing', '/de/2d-animatics'],
  },
]) {
  for (const path of paths) {
    test(`${path} at ${size.width} px does not shift when its fonts come late`, async ({
      page,
    }) => {
      await page.setViewportSize(size)
      const isMeasured = await page.evaluate(
        (source) =>
          new FontFace('installed', source).load().then(
            () => true,
            () => false,
          ),
        installed,
      )
      test.skip(!isMeasured, `needs a font that ours is measured against: apt install ${packages}`)
      expect(await shiftWithLateFonts(page, path, files)).toBeLessThan(0.01)
    })
  }
}
