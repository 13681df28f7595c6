import { expect } from '@playwright/test'
import { adminClient } from '../support/cms-client'
import { fillContact, formIn, sentAbout } from '../support/forms'
import { stackUnderTest } from '../support/stack-under-test'
import { test } from '../support/test'
import { visit } from '../support/visit'

test.use({ javaScriptEnabled: false })

test(
  'an invalid contact form comes back with all its text, and then succeeds',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/de/contact')
    const form = formIn(page, 'contact')
    const message = await fillContact(form, 'Zwei\nZeilen „mit Zeichen“ <b>')
    // Browsers accept this e-mail address, but the site refuses it.
    await form.locator('[name="email"]').fill('lina@agency')
    await form.getByRole('button', { name: 'Nachricht senden' }).click()

    await expect(page).toHaveURL(/\/de\/form\/contact\?draft=/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noch nicht gesendet')
    const again = formIn(page, 'contact')
    await expect(again.getByLabel('E-Mail')).toHaveAccessibleDescription(/name@beispiel\.de/)
    await expect(again.getByLabel('Nachricht')).toHaveValue(message)
    await expect(again.getByLabel('Art des Projekts')).toHaveValue('animatics')

    await again.getByLabel('E-Mail').fill('lina@agency.example')
    await again.getByRole('button', { name: 'Nachricht senden' }).click()
    await expect(page).toHaveURL(/\/de\/thank-you$/)
    const cms = await adminClient()
    expect(await sentAbout(cms, message)).toMatchObject([{ language: 'de', name: 'Lina Haddad' }])
  },
)

test('the newsletter opens and asks for a confirmation, and an expired link of its mail says so', async ({
  page,
}) => {
  await page.goto('/ar/faq')
  const newsletter = page.locator('[data-slot="newsletter"]')
  await newsletter.locator('summary').click()
  await newsletter.locator('[name="email"]').fill('qari@studio-journeys.example')
  await newsletter.getByRole('button', { name: 'اشتراك' }).click()
  await expect(page).toHaveURL(/\/ar\/form\/newsletter\?sent=1$/)
  await expect(page.getByRole('main')).toContainText('أكّد اشتراكك')

  await page.goto(`/newsletter/confirm/${'x'.repeat(43)}`)
  await page.getByRole('button', { name: 'Yes, send me news' }).click()
  await expect(page.getByRole('main')).toContainText('This link is no longer valid.')
})

test('the texts of one visitor are private: not cached, not guessable, not accepted from other sites', async () => {
  const { webUrl } = stackUnderTest()
  const form = await visit(`${webUrl}/form/contact?draft=guess`)
  expect(form.headers.get('cache-control')).toBe('no-store')
  expect(form.html).toContain('Please go back with your browser’s button')
  expect((await visit(`${webUrl}/form/nothing`)).status).toBe(404)

  const body = new URLSearchParams({ email: 'a@b.example' })
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  const post = { method: 'POST', body, headers, redirect: 'manual' } as const
  expect((await fetch(`${webUrl}/api/form/newsletter`, post)).status).toBe(403)
})
