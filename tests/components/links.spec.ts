import { expect, test } from '@playwright/test'
import { storyAddress } from './gallery'
import { inFullOnly } from '../support/depth'

for (const locale of ['en', 'ar', 'de'] as const) {
  test(
    `a link to a place on the page scrolls there as often as it is pressed, whatever query the address has, in ${locale}`,
    inFullOnly(locale === 'de'),
    async ({ page }) => {
      await page.goto(storyAddress('links/Place', { locale, utm_source: 'x' }))
      const link = page.getByRole('link', { name: 'Demo' })
      const demo = page.getByRole('heading', { name: 'Demo' })
      for (const time of ['first', 'second']) {
        await test.step(time, async () => {
          await link.click()
          await expect(demo).toBeInViewport()
          expect(new URL(page.url()).searchParams.get('utm_source')).toBe('x')
          expect(new URL(page.url()).hash).toBe('#demo')
          await page.evaluate(() => scrollTo(0, 0))
          await expect(demo).not.toBeInViewport()
        })
      }
    },
  )
}
