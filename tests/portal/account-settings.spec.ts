import { expect } from '@playwright/test'
import { publicPath } from '../../packages/shared/src/paths'
import { expectNoViolations } from '../support/accessibility'
import { LANGUAGES } from '../support/account-words'
import {
  ageSessions,
  endSessions,
  existingClient,
  fillLogin,
  logIn,
} from '../support/client-account'
import { test } from '../support/test'

for (const { locale, words } of LANGUAGES) {
  const { profile, fields, sessions, settings, form } = words.account
  const { token_expired_alert_title: title, token_expired_alert_text: text, ok } = words.alerts

  test(`${locale}: success message where info was changed: “${profile.done}”`, async ({ page }) => {
    const client = await existingClient(locale)
    await logIn(page, client)
    await page.goto(publicPath(locale, 'settings'))
    await page.getByRole('main').getByRole('link', { name: settings.profile }).click()
    await page.getByRole('main').getByLabel(fields.name).fill('Lina H. Haddad')
    await page.getByRole('main').getByLabel(fields.updates).check()
    await page.getByRole('button', { name: profile.submit }).click()
    await expect(page.getByText(profile.done)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('main').getByLabel(fields.name)).toHaveValue('Lina H. Haddad')
    await expect(page.getByRole('main').getByLabel(fields.updates)).toBeChecked()
    await expect(page.getByRole('main').getByLabel(fields.email)).toHaveValue(client.email)
  })

  test(
    `${locale}: 401 while logged in, mid-form: “${title}”, then the login, and the text is still there`,
    { tag: locale === 'en' ? '@core' : [] },
    async ({ page }) => {
      const client = await existingClient(locale)
      await logIn(page, client)
      await page.goto(publicPath(locale, 'settings/profile'))
      await page.getByRole('main').getByLabel(fields.company).fill('Blue Kite Ltd')
      await endSessions(client)
      await page.getByRole('button', { name: profile.submit }).click()
      const alert = page.getByRole('dialog', { name: title })
      await expect(alert).toContainText(text)
      await alert.getByRole('button', { name: ok }).click()
      await page.waitForURL(/login\?return=settings%2Fprofile$/)
      await fillLogin(page, words, client)
      await page.waitForURL(`**${publicPath(locale, 'settings/profile')}`)
      await expect(page.getByText(form.kept)).toBeVisible()
      await expect(page.getByRole('main').getByLabel(fields.company)).toHaveValue('Blue Kite Ltd')
      await page.getByRole('button', { name: profile.submit }).click()
      await expect(page.getByText(profile.done)).toBeVisible()
    },
  )

  test(`${locale}: an old login ends another session only with the password`, async ({
    page,
    browser,
  }) => {
    const client = await existingClient(locale)
    await logIn(page, client)
    const other = await browser.newPage()
    await logIn(other, client)
    await other.close()
    await ageSessions(client)
    await page.goto(publicPath(locale, 'settings/sessions'))
    await page.getByRole('main').getByRole('button').click()
    const dialog = page.getByRole('dialog', { name: sessions.confirmTitle })
    await dialog.getByRole('button', { name: sessions.end }).click()
    await expect(dialog.getByText(words.account.errors.required)).toBeVisible()
    await expectNoViolations(page)
    await dialog.getByLabel(fields.currentPassword, { exact: true }).fill(client.password)
    await dialog.getByRole('button', { name: sessions.end }).click()
    await expect(page.getByText(sessions.ended)).toBeVisible()
    await expect(page.locator('main ul:not(nav ul) > li')).toHaveCount(1)
  })

  test(`${locale}: a session on another device is listed and ended`, async ({ page, browser }) => {
    const client = await existingClient(locale)
    await logIn(page, client)
    const other = await browser.newPage()
    await logIn(other, client)
    await page.goto(publicPath(locale, 'settings/sessions'))
    await expect(page.locator('main ul:not(nav ul) > li')).toHaveCount(2)
    await expect(page.getByText(sessions.current, { exact: true })).toHaveCount(1)
    await page.getByRole('main').getByRole('button').click()
    await expect(page.getByText(sessions.ended)).toBeVisible()
    await other.goto(publicPath(locale, 'portal'))
    await expect(other).toHaveURL(/login\?return=portal$/)
    await other.close()
  })
}

test('a visitor downloads their data, and deletes the account with the password', async ({
  page,
}) => {
  const [{ words }] = LANGUAGES
  const { settings, fields, problems } = words.account
  const client = await existingClient('en')
  await logIn(page, client)
  await page.goto('/settings')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: settings.export }).click()
  expect((await download).suggestedFilename()).toBe('account.json')
  await page.getByRole('button', { name: settings.erase }).click()
  const dialog = page.getByRole('dialog', { name: settings.eraseTitle })
  await dialog.getByLabel(fields.currentPassword, { exact: true }).fill(client.password)
  await dialog.getByRole('button', { name: settings.eraseSubmit }).click()
  await page.waitForURL(/\/$/)
  await page.goto('/login')
  await fillLogin(page, words, client)
  await expect(page.getByRole('main').getByRole('alert')).toContainText(problems.wrongCredentials)
})
