import { expect } from '@playwright/test'
import { expectNoViolations } from '../support/accessibility'
import { adminClient } from '../support/cms-client'
import { comeFrom } from '../support/others'
import { untilServed } from '../support/site-settings'
import { stackUnderTest } from '../support/stack-under-test'
import { test } from '../support/test'

const web = (path: string) => `${stackUnderTest().webUrl}${path}`

for (const [city, name, phone, email] of [
  ['miami', 'Miami', '+1 305', 'hello@studio.example'],
  ['london', 'London', '+44 20', 'uk@studio.example'],
  ['berlin', 'Berlin', '+49 30', 'berlin@studio.example'],
] as const) {
  test(`contact/${city} shows ${name} to visitors from every country`, async ({ page }) => {
    await comeFrom(page, 'uk')
    await page.goto(`/contact/${city}`)
    await expect(page).toHaveTitle(new RegExp(`Contact: ${name}`))
    const main = page.getByRole('main')
    await expect(main).toContainText(phone)
    await expect(main.getByRole('link', { name: email })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Write an e-mail' })).toHaveAttribute(
      'href',
      `mailto:${email}`,
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      web(`/contact/${city}`),
    )
    await expectNoViolations(page)
  })
}

test('pages about virtual production have a call button in their header', async ({ page }) => {
  const cms = await adminClient()
  const slug = 'virtual-production-test'
  const id = await cms.createPage({ title: 'Virtual production', slug, _status: 'published' })
  await untilServed(`/${slug}`, 'Virtual production')
  await comeFrom(page, 'uk')
  await page.goto(`/${slug}`)
  const button = page.getByRole('banner').getByRole('link', { name: /^Call us \+44 20 7946 0142$/ })
  await expect(button).toHaveAttribute('href', 'tel:+442079460142')
  await expect(button).toBeVisible()
  await page.goto('/pricing')
  await expect(page.locator('[data-slot="call-button"]')).toHaveCount(0)
  await cms.changePage(id, { _status: 'draft' })
})
