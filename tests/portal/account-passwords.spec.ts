import { expect } from '@playwright/test'
import { publicPath } from '../../packages/shared/src/paths'
import { LANGUAGES } from '../support/account-words'
import { existingClient, fillLogin, logIn } from '../support/client-account'
import { linkInMail } from '../support/received-mails'
import { test } from '../support/test'

for (const { locale, words } of LANGUAGES) {
  const { forgot, reset, fields, errors, problems, password } = words.account

  test(
    `${locale}: a link sets a new password, and works once`,
    { tag: locale === 'en' ? '@core' : [] },
    async ({ page }) => {
      const client = await existingClient(locale)
      await page.goto(publicPath(locale, 'login'))
      await fillLogin(page, words, { ...client, password: 'not this one' })
      await expect(page.getByRole('main').getByRole('alert')).toContainText(
        problems.wrongCredentials,
      )
      await page.getByRole('link', { name: words.account.login.forgot }).click()
      await page.getByRole('main').getByLabel(fields.email).fill(client.email)
      await page.getByRole('button', { name: forgot.submit }).click()
      await expect(page.getByText(forgot.doneText)).toBeVisible()

      const link = await linkInMail(client.email, publicPath(locale, 'password/reset/'))
      await page.goto(link)
      await page.getByRole('main').getByLabel(fields.newPassword).fill('another blue kite')
      await page.getByRole('main').getByLabel(fields.confirmPassword).fill('another red kite')
      await page.getByRole('button', { name: reset.submit }).click()
      await expect(page.getByText(errors.differs)).toBeVisible()
      await page.getByRole('main').getByLabel(fields.confirmPassword).fill('another blue kite')
      await page.getByRole('button', { name: reset.submit }).click()
      await expect(page.getByRole('heading', { name: reset.done })).toBeVisible()

      await page.goto(link)
      await page.getByRole('main').getByLabel(fields.newPassword).fill('a third blue kite')
      await page.getByRole('main').getByLabel(fields.confirmPassword).fill('a third blue kite')
      await page.getByRole('button', { name: reset.submit }).click()
      await expect(page.getByRole('main').getByRole('alert')).toContainText(problems.linkExpired)
      await expect(page.getByRole('link', { name: reset.again })).toBeVisible()
      await logIn(page, { ...client, password: 'another blue kite' })
    },
  )

  test(`${locale}: success message where a password was changed with the current one: “${password.done}”`, async ({
    page,
  }) => {
    const client = await existingClient(locale)
    await logIn(page, client)
    await page.goto(publicPath(locale, 'settings/password'))
    await page.getByRole('main').getByLabel(fields.currentPassword).fill('not this one')
    await page.getByRole('main').getByLabel(fields.newPassword).fill('another blue kite')
    await page.getByRole('main').getByLabel(fields.confirmPassword).fill('another blue kite')
    await page.getByRole('button', { name: password.submit }).click()
    await expect(page.getByText(errors.wrongPassword)).toBeVisible()
    await page.getByRole('main').getByLabel(fields.currentPassword).fill(client.password)
    await page.getByRole('button', { name: password.submit }).click()
    await expect(page.getByText(password.done)).toBeVisible()
    await expect(page.getByRole('main').getByLabel(fields.newPassword)).toHaveValue('')
    await page.reload()
    await expect(page.getByRole('heading', { name: password.title })).toBeVisible()
  })
}
