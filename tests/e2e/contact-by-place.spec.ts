import { expect } from '@playwright/test'
import { expectNoViolations } from '../support/accessibility'
import { adminClient } from '../support/cms-client'
import { comeFrom } from '../support/others'
import { changeSettings, untilServed } from '../support/site-settings'
import { stackUnderTest } from '../support/stack-under-test'
import { test } from '../support/test'
import { from, visit } from '../support/visit'

const web = (path: string) => `${stackUnderTest().webUrl}${path}`

for (const [city, name, phone, email] of [
  ['miami', 'Miami', '+1 305', 'hello@studio.example'],
  ['london', 'London', '+44 20', 'uk@studio.example'],
  ['berlin', 'Berlin', '+49 30', 'berlin@studio.example'],
] as const) {
  test(`contact/${city} is about ${name}, whatever country its reader is in`, async ({ page }) => {
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

test('a city’s page is translated and in the sitemap; an unknown city is not found', async () => {
  const german = await visit(web('/de/contact/berlin'))
  expect(german.html).toMatch(/<title>Kontakt: Berlin/)
  expect((await visit(web('/ar/contact/miami'))).html).toContain('ميامي')
  expect((await visit(web('/sitemap.xml'))).html).toContain('/ar/contact/london</loc>')
  for (const path of ['/contact/atlantis', '/contact/miami/beach', '/contact/MIAMI']) {
    expect((await visit(web(path))).status).toBe(404)
  }
})

test('a city that an editor adds is there at once, and gone when it is taken away', async () => {
  const cms = await adminClient()
  const settings = (await cms.call('GET', '/globals/site-settings?depth=0&locale=en')) as {
    cities: object[]
  }
  expect((await visit(web('/contact/leeds'))).status).toBe(404)
  const leeds = { slug: 'leeds', name: 'Leeds', country: 'uk', address: 'Leeds, United Kingdom' }
  await changeSettings(cms, { cities: [...settings.cities, leeds] })
  await untilServed('/contact/leeds', 'Leeds, United Kingdom')
  await changeSettings(cms, { cities: settings.cities })
  await expect.poll(async () => (await visit(web('/contact/leeds'))).status).toBe(404)
})

test('the German market has a contact bar in German, in every language; others have none', async () => {
  for (const path of ['/pricing', '/de/pricing', '/ar/pricing']) {
    const { html } = await visit(web(path), from('gr'))
    const bar = /<div[^>]*data-slot="contact-bar".*?<\/div>/s.exec(html)?.[0] ?? ''
    expect(bar).toContain('lang="de"')
    expect(bar).toContain('Ihr Kontakt in Deutschland')
    expect(bar).toContain('+49 30')
    expect(bar).toContain('mailto:berlin@studio.example')
  }
  for (const country of ['us', 'uk']) {
    expect((await visit(web('/de/pricing'), from(country))).html).not.toContain('contact-bar')
  }
})

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
