import { expect, test } from '@playwright/test'
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
