import { expect } from '@playwright/test'
import { LOCALES } from '../../packages/shared/src/locales'
import { publicPath } from '../../packages/shared/src/paths'
import { sharedPictureOf } from '../support/shared-picture'
import { stackUnderTest } from '../support/stack-under-test'
import { test } from '../support/test'
import { visit } from '../support/visit'

const web = (path: string) => `${stackUnderTest().webUrl}${path}`

for (const locale of LOCALES) {
  test(`a page shared in ${locale} has a cacheable picture of 1200 × 630`, async ({ page }) => {
    const address = await sharedPictureOf(publicPath(locale, '2d-animatics'))
    expect(address).toMatch(/^\/media\/shared\/[0-9a-f-]+\/us\/[a-z]{2}\/2d-animatics\.jpg$/)
    const answer = await fetch(web(address))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await answer.arrayBuffer()).byteLength).toBeLessThan(300_000)
    const known = { 'if-none-match': answer.headers.get('etag') ?? '' }
    expect((await visit(web(address), known)).status).toBe(304)

    await page.goto('/robots.txt')
    const size = await page.evaluate(async (url) => {
      const { width, height } = await createImageBitmap(await (await fetch(url)).blob())
      return { width, height }
    }, web(address))
    expect(size).toEqual({ width: 1200, height: 630 })
  })
}
