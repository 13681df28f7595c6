import { expect } from '@playwright/test'
import { publicPath } from '../../packages/shared/src/paths'
import { LANGUAGES } from '../support/account-words'
import { existingClient, logIn } from '../support/client-account'
import { stackUnderTest } from '../support/stack-under-test'
import { test } from '../support/test'

// On a narrower screen both links are inside the menu.
test.use({ viewport: { width: 1440, height: 900 } })
for (const { locale, words } of LANGUAGES) {
  test(`${locale}: the header's “${words.shell.clientPortal}” leads a client to the portal, not before 0.5 s`, async ({
    page,
  }) => {
    const banner = page.getByRole('banner')
    await page.goto(publicPath(locale, 'faq'))
    await expect(banner.getByRole('link', { name: words.shell.logIn })).toBeVisible()
    await logIn(page, await existingClient(locale))
    await page.goto(publicPath(locale, 'faq'))
    await expect(banner.getByRole('link', { name: words.shell.logIn })).toHaveCount(0)
    const pressed = Date.now()
    await banner.getByRole('button', { name: words.shell.clientPortal }).click()
    await page.waitForURL(`**${publicPath(locale, 'portal')}`)
    expect(Date.now() - pressed).toBeGreaterThanOrEqual(500)
  })
}

test('the header’s “Admin” leads staff into the admin, logged in', async ({ page }) => {
  const { adminEmail, adminPassword, cmsUrl } = stackUnderTest()
  const [{ words }] = LANGUAGES
  await logIn(page, { email: adminEmail, password: adminPassword })
  await page.goto('/portal')
  await page.getByRole('banner').getByRole('button', { name: words.shell.admin }).click()
  await page.waitForURL(`${cmsUrl}/admin**`)
  await expect(page.getByRole('link', { name: 'Pages' }).first()).toBeVisible({ timeout: 30_000 })
})

test('check-auth, on every page: a user fetch error takes the session’s marker along, in silence', async ({
  page,
  context,
}) => {
  const [{ words }] = LANGUAGES
  await context.addCookies([
    { name: 'session', value: 'x'.repeat(43), url: stackUnderTest().webUrl },
    { name: 'signed_in', value: '1', url: stackUnderTest().webUrl },
  ])
  await page.goto('/faq')
  const names = async () => (await context.cookies()).map(({ name }) => name)
  await expect.poll(names).not.toContain('signed_in')
  await expect(
    page.getByRole('banner').getByRole('link', { name: words.shell.logIn }),
  ).toBeVisible()
})
