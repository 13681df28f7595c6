import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { LOCALES, directionOf } from '../../packages/shared/src/locales'
import { publicPath } from '../../packages/shared/src/paths'
import { SEEDED_PAGES } from '../support/seeded-pages'
import { stackUnderTest } from '../support/stack-under-test'

for (const { path, locale } of SEEDED_PAGES) {
  const address = publicPath(locale, path)

  test(`${address} is complete, sound and accessible`, async ({ page }) => {
    const { webUrl } = stackUnderTest()
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('response', (answer) => {
      if (answer.status() >= 400) complaints.push(`${answer.status()} ${answer.url()}`)
    })

    const response = await page.goto(address)
    expect(response?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.locator('html')).toHaveAttribute('dir', directionOf(locale))
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page).toHaveTitle(/.{10,}/)
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{60,}/)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      absolute(webUrl, address),
    )
    for (const other of LOCALES) {
      await expect(page.locator(`link[rel="alternate"][hreflang="${other}"]`)).toHaveAttribute(
        'href',
        absolute(webUrl, publicPath(other, path)),
      )
    }
    await expect(page.locator('link[hreflang="x-default"]')).toHaveCount(1)

    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    expect(complaints).toEqual([])
  })
}

/** Next writes the home page's address without a slash at its end. */
function absolute(webUrl: string, address: string): RegExp {
  const escaped = `${webUrl}${address === '/' ? '' : address}`.replace(
    /[.*+?^${}()|[\]\\]/g,
    '\\$&',
  )
  return new RegExp(`^${escaped}/?$`)
}
