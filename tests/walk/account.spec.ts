import { expect, test } from '@playwright/test'
import { LANGUAGES } from '../support/account-words'
import { fillLogin, newClient } from '../support/client-account'
import { adminClient } from '../support/cms-client'
import { fillContact, formIn, sentAbout } from '../support/forms'
import { linkInMail } from '../support/received-mails'

const [{ words }] = LANGUAGES
const { register, fields, verify, login, profile } = words.account

test('a visitor registers, verifies the address, logs in, changes the name and sends an inquiry', async ({
  page,
}) => {
  const client = newClient()
  const main = page.getByRole('main')

  await test.step('registering', async () => {
    await page.goto('/register')
    await main.getByLabel(fields.name).fill(client.name)
    await main.getByLabel(fields.email).fill(client.email)
    await main.getByLabel(fields.password, { exact: true }).fill(client.password)
    await main.getByLabel(fields.confirmPassword).fill(client.password)
    await main.getByLabel(register.adult).check()
    await page.locator('#account-accepts_terms').check()
    await page.getByRole('button', { name: register.submit }).click()
    await expect(page.getByRole('heading', { name: register.doneTitle })).toBeVisible()
  })

  await test.step('the mail verifies the address', async () => {
    await page.goto(await linkInMail(client.email, '/email/verify/'))
    await page.getByRole('button', { name: verify.submit }).click()
    await expect(page.getByRole('heading', { name: verify.doneTitle })).toBeVisible()
  })

  await test.step('logging in', async () => {
    await main.getByRole('link', { name: login.title }).click()
    await fillLogin(page, words, client)
    await page.waitForURL('**/portal')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(client.name)
  })

  await test.step('changing the profile', async () => {
    await page.goto('/settings/profile')
    await main.getByLabel(fields.name).fill('Lina H. Haddad')
    await page.getByRole('button', { name: profile.submit }).click()
    await expect(page.getByText(profile.done)).toBeVisible()
    await page.reload()
    await expect(main.getByLabel(fields.name)).toHaveValue('Lina H. Haddad')
  })

  await test.step('sending an inquiry', async () => {
    await page.goto('/contact')
    const form = formIn(page, 'contact')
    const message = await fillContact(form, 'A car crosses the causeway at dusk.')
    await form.getByRole('button', { name: 'Send the message' }).click()
    await expect(page.getByRole('dialog')).toContainText('Your reference: ')
    expect(await sentAbout(await adminClient(), message)).toHaveLength(1)
  })
})
