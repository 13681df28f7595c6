import { expect, test } from '@playwright/test'
import { whenInteractive } from '../support/when-interactive'

const STATIC = /\/_next\/static\//

test('scripts, styles and fonts are compressed and cached for good', async ({ page }) => {
  const seen = new Map<string, Record<string, string>>()
  page.on('response', (response) => {
    if (STATIC.test(response.url())) seen.set(response.url(), response.headers())
  })
  await page.goto('/')
  await whenInteractive(page)
  const files = [...seen]
  for (const [url, headers] of files) {
    expect(headers['cache-control'], url).toBe('public, max-age=31536000, immutable')
  }
  const texts = files.filter(([url]) => /\.(?:js|css)$/.test(url))
  expect(texts.length).toBeGreaterThan(5)
  for (const [url, headers] of texts) expect(headers['content-encoding'], url).toBe('gzip')
  expect(files.some(([url]) => url.endsWith('.woff2'))).toBe(true)
})
