import { expect, test } from '@playwright/test'
import { LOCALES, directionOf } from '../../packages/shared/src/locales'
import { expectNoViolations } from '../support/accessibility'
import { guideAddresses } from '../support/site-pages'

// The page is long, and the tests check it seven times.
test.describe.configure({ timeout: 150_000 })

// Motion is reduced, because axe would report parts that fade in as low contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const locale of LOCALES) {
  for (const address of guideAddresses(locale)) {
    test(`${address} is accessible, in its initial state and with everything open`, async ({
      page,
    }) => {
      const response = await page.goto(address)
      expect(response?.status()).toBe(200)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.locator('html')).toHaveAttribute('dir', directionOf(locale))
      await expectNoViolations(page)

      await page.locator('#actions [aria-haspopup=menu]').click()
      await expect(page.getByRole('menu')).toBeVisible()
      await expectNoViolations(page, '#actions')
      await page.keyboard.press('Escape')

      await page.locator('#overlays [aria-describedby]').focus()
      await expect(page.getByRole('tooltip')).toBeVisible()
      await expectNoViolations(page, '#overlays')

      await page.locator('#overlays [aria-haspopup=dialog]').click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoViolations(page)
      await page.keyboard.press('Escape')

      await page.locator('#disclosure summary').nth(2).click()
      await expect(page.locator('#disclosure details[open]')).toHaveCount(1)
      await expectNoViolations(page, '#disclosure')

      await page.locator('#fields select').first().focus()
      await page.keyboard.press('Enter')
      await expectNoViolations(page, '#fields')
      await page.keyboard.press('Escape')

      await page.locator('#actions button').first().click()
      await expect(page.locator('[role=status] .toast')).toBeVisible()
      await expectNoViolations(page, '[role=status]:has(.toast)')
    })
  }
}
