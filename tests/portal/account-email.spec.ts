import { expect } from '@playwright/test'
import { publicPath } from '../../packages/shared/src/paths'
import { expectNoViolations } from '../support/accessibility'
import { LANGUAGES } from '../support/account-words'
import { ageSessions, existingClient, fillLogin, logIn, newClient } from '../support/client-account'
import { linkInMail } from '../support/received-mails'
import { test } from '../support/test'

for (const { locale, words } of LANGUAGES) {
  const { profile, fields, verify, undo, errors, problems } = words.account

  test(`${locale}: a change of e-mail address needs the password and a confirmation, and the former address can undo it`, async ({
    page,
    browser,
  }) => {
    const client = await existingClient(locale)
    const { email: next } = newClient()
    await logIn(page, client)
    await ageSessions(client)

    await test.step('the form asks for the password once the address is another one', async () => {
      await page.goto(publicPath(locale, 'settings/profile'))
      const main = page.getByRole('main')
      await expect(main.getByLabel(fields.currentPassword)).toBeHidden()
      await main.getByLabel(fields.email).fill(next)
      await page.getByRole('button', { name: profile.submit }).click()
      await expect(main.getByRole('alert')).toContainText(problems.reauthenticationRequired)
      await expect(main.getByLabel(fields.currentPassword)).toBeFocused()
      await main.getByLabel(fields.currentPassword).fill('not this one')
      await page.getByRole('button', { name: profile.submit }).click()
      await expect(page.getByText(errors.wrongPassword)).toBeVisible()
      await expect(main.getByLabel(fields.email)).toHaveValue(next)
      await main.getByLabel(fields.currentPassword).fill(client.password)
      await page.getByRole('button', { name: profile.submit }).click()
      await expect(page.getByText(profile.doneEmail)).toBeVisible()
    })

    await test.step('the new e-mail address confirms', async () => {
      await page.goto(await linkInMail(next, publicPath(locale, 'email/verify/')))
      await page.getByRole('button', { name: verify.submit }).click()
      await expect(page.getByRole('heading', { name: verify.doneTitle })).toBeVisible()
    })

    await test.step('the former one takes the account back', async () => {
      const other = await browser.newPage()
      const link = await linkInMail(client.email, publicPath(locale, 'email/undo/'))
      await other.goto(link)
      await expectNoViolations(other)
      await other.getByRole('button', { name: undo.submit }).click()
      await expect(other.getByRole('heading', { name: undo.doneTitle })).toBeFocused()
      await linkInMail(client.email, publicPath(locale, 'password/reset/'))
      await other.goto(link)
      await other.getByRole('button', { name: undo.submit }).click()
      await expect(other.getByRole('main').getByRole('alert')).toContainText(undo.failed)
      await other.close()
    })

    await test.step('the session has ended, and the password does not log in', async () => {
      await page.goto(publicPath(locale, 'portal'))
      await expect(page).toHaveURL(/login\?return=portal$/)
      await fillLogin(page, words, client)
      await expect(page.getByRole('main').getByRole('alert')).toContainText(
        problems.wrongCredentials,
      )
    })
  })
}
