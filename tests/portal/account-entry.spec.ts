import { expect } from '@playwright/test'
import { publicPath } from '../../packages/shared/src/paths'
import { expectNoViolations } from '../support/accessibility'
import { LANGUAGES } from '../support/account-words'
import { fillLogin, newClient } from '../support/client-account'
import { linkInMail } from '../support/received-mails'
import { test } from '../support/test'
import { whenInteractive } from '../support/when-interactive'

for (const { locale, words } of LANGUAGES) {
  const { register, fields, errors, verify, login, logout, problems } = words.account

  test(
    `${locale}: a visitor registers, reads the verification notice, verifies the address, logs in and out`,
    { tag: locale === 'en' ? '@core' : [] },
    async ({ page }) => {
      const client = newClient(locale === 'ar' ? 'لينا حدّاد' : 'Lina Haddad')
      await page.goto(publicPath(locale, 'register'))
      const submit = page.getByRole('button', { name: register.submit })

      await test.step('what is missing stands beside the fields, and what was typed stays', async () => {
        await page.getByRole('main').getByLabel(fields.name).fill(client.name)
        await page.getByRole('main').getByLabel(fields.password, { exact: true }).fill('short')
        await page.getByRole('main').getByLabel(fields.company).fill('Blue Kite Ltd')
        await submit.click()
        await expect(page.getByText(errors.required).first()).toBeVisible()
        await expect(page.getByText(errors.tooShort)).toBeVisible()
        await expect(page.getByText(errors.mustAccept)).toHaveCount(2)
        await expect(page.getByRole('main').getByLabel(fields.email)).toBeFocused()
        await expect(page.getByRole('main').getByLabel(fields.name)).toHaveValue(client.name)
        await expectNoViolations(page)
      })

      await test.step('a company asks for authority, adults and terms are confirmed', async () => {
        await page.getByRole('main').getByLabel(fields.email).fill(client.email)
        await page
          .getByRole('main')
          .getByLabel(fields.password, { exact: true })
          .fill(client.password)
        await page.getByRole('main').getByLabel(fields.confirmPassword).fill(client.password)
        await page.getByRole('main').getByLabel(register.adult).check()
        await page.locator('#account-accepts_terms').check()
        await submit.click()
        await expect(page.getByText(errors.mustAccept)).toHaveCount(1)
        await page.getByRole('main').getByLabel(register.authority).check()
        await submit.click()
        await expect(page.getByRole('heading', { name: register.doneTitle })).toBeFocused()
        await expect(page.getByText(register.doneText)).toBeVisible()
      })

      await test.step('nobody gets in before the address is verified', async () => {
        await page.goto(publicPath(locale, 'login'))
        await fillLogin(page, words, client)
        await expect(page.getByRole('main').getByRole('alert')).toContainText(
          problems.emailUnverified,
        )
        await expect(page.getByRole('main').getByLabel(fields.email)).toHaveValue(client.email)
      })

      await test.step('the link of the mail verifies it, by a press', async () => {
        await page.goto(await linkInMail(client.email, publicPath(locale, 'email/verify/')))
        await page.getByRole('button', { name: verify.submit }).click()
        await expect(page.getByRole('heading', { name: verify.doneTitle })).toBeVisible()
      })

      await test.step('the login leads to the portal, which knows the name', async () => {
        await page.getByRole('main').getByRole('link', { name: login.title }).click()
        await fillLogin(page, words, client)
        await page.waitForURL(`**${publicPath(locale, 'portal')}`)
        await expect(page.getByRole('heading', { level: 1 })).toContainText(client.name)
      })

      await test.step('logging out ends it', async () => {
        await whenInteractive(page)
        await page.getByRole('link', { name: words.account.nav.logOut }).click()
        await expect(page.getByRole('heading', { name: logout.doneTitle })).toBeVisible()
        await page.goto(publicPath(locale, 'portal'))
        await expect(page).toHaveURL(/login\?return=portal$/)
      })
    },
  )

  test(`${locale}: e-mail verification failure: “${verify.failed}”, and another link can be sent`, async ({
    page,
  }) => {
    const client = newClient()
    await page.goto(publicPath(locale, `email/verify/${'x'.repeat(43)}`))
    await page.getByRole('button', { name: verify.submit }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText(verify.failed)
    await page.getByRole('link', { name: verify.again }).click()
    await page.getByRole('main').getByLabel(fields.email).fill(client.email)
    await page.getByRole('button', { name: words.account.resend.submit }).click()
    // The message is the same whether the account exists or not.
    await expect(page.getByText(words.account.resend.doneText)).toBeVisible()
  })
}
