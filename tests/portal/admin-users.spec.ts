import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { LANGUAGES } from '../support/account-words'
import { fillAdminLogin, logInToAdmin } from '../support/admin'
import { chooseOption } from '../support/admin-form'
import { endSessions, fillLogin, logIn } from '../support/client-account'
import { adminClient } from '../support/cms-client'
import { newEditor } from '../support/editor-account'
import { linkInMail } from '../support/received-mails'
import { stackUnderTest } from '../support/stack-under-test'
import { test } from '../support/test'

const [{ words }] = LANGUAGES
const { account } = words

/** Sets up an authenticator app by the API calls of the site's settings page. */
async function setUpApp(page: Page): Promise<void> {
  const call = (path: string, body: object) =>
    page.evaluate(
      async ([path, body]) => {
        const headers = { 'content-type': 'application/json' }
        const init = { method: 'POST', headers, body: JSON.stringify(body) }
        const response = await fetch(`/api/second-factor/${path}`, init)
        return (await response.json()) as { setup: string; secret: string }
      },
      [path, body] as const,
    )
  const { setup, secret } = await call('app/start', {})
  await call('app', { setup, code: new TOTP({ secret }).generate() })
}

test(
  'an admin invites somebody, who chooses a password of their own and works in the admin',
  { tag: '@core' },
  async ({ page, browser }) => {
    const { cmsUrl } = stackUnderTest()
    const email = `${randomUUID()}@editor.example`
    await logInToAdmin(page)
    await page.goto(`${cmsUrl}/admin/collections/users/create`)
    await expect(page.getByRole('heading', { name: 'Invite somebody' })).toBeVisible()
    await expect(page.locator('input[type="password"]')).toHaveCount(0)
    await page.locator('#field-email').fill(email)
    await page.locator('#field-name').fill('Noor')
    await chooseOption(page, 'roles', 'editor')
    const proof = page.getByLabel('Your own current password')
    const send = page.getByRole('button', { name: 'Send the invitation' })
    await proof.fill('not the right one')
    await send.click()
    await expect(page.getByText('This is not your current password.').first()).toBeVisible()
    await expect(page.locator('#field-name')).toHaveValue('Noor')
    await proof.fill(stackUnderTest().adminPassword)
    await send.click()
    await page.waitForURL(/\/users\/\d+$/)
    await expect(page.getByText(/They have not chosen a password yet/)).toBeVisible()
    const first = await linkInMail(email, '/password/invitation/')
    await page.getByRole('button', { name: 'Send it again' }).click()
    await expect
      .poll(() => linkInMail(email, '/password/invitation/'), { timeout: 20_000 })
      .not.toBe(first)

    const guest = await (await browser.newContext()).newPage()
    await guest.goto(await linkInMail(email, '/password/invitation/'))
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText(account.invitation.title)
    await guest.getByLabel(account.fields.newPassword).fill('a very quiet blue kite')
    await guest.getByLabel(account.fields.confirmPassword).fill('a very quiet blue kite')
    await guest.getByRole('button', { name: account.invitation.submit }).click()
    await guest.waitForURL(`${cmsUrl}/admin**`)
    await expect(guest.getByRole('link', { name: 'Pages' }).first()).toBeVisible()
    await guest.context().close()
  },
)

test('staff with a second step log in on the website; one that was lost is taken off by an admin', async ({
  page,
  browser,
}) => {
  const { cmsUrl, webUrl } = stackUnderTest()
  const editor = await newEditor(await adminClient())
  const who = { name: '', ...editor }
  const staff = await (await browser.newContext()).newPage()
  await logIn(staff, who)
  await staff.goto(`${webUrl}/portal`)
  await setUpApp(staff)

  await fillAdminLogin(staff, editor)
  await expect(staff.getByText(/uses two-step login/)).toBeVisible()
  await endSessions(who)
  await staff.getByRole('link', { name: 'Log in on the website' }).click()
  await staff.waitForURL(`${webUrl}/login`)
  await fillLogin(staff, words, who)
  await staff.waitForURL('**/login/second-step**')

  await logInToAdmin(page)
  await page.goto(`${cmsUrl}/admin/collections/users/${editor.id}`)
  await expect(page.getByText('On: authenticator app, 10 recovery codes left')).toBeVisible()
  await page.getByRole('button', { name: 'Turn off' }).click()
  const question = page.getByRole('dialog')
  await question.getByRole('textbox').fill('As we said on the phone.')
  await question.getByRole('button', { name: 'Turn off' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' })
  const confirmWith = async (typed: string) => {
    await proof.getByLabel('Your current password').fill(typed)
    await proof.getByRole('button', { name: 'Continue' }).click()
  }
  const { adminPassword } = stackUnderTest()
  await confirmWith('not the right one')
  await expect(proof.getByText('This is not your current password.')).toBeVisible()
  await confirmWith(adminPassword)
  await expect(proof).toBeHidden()
  await expect(page.getByText('Two-step login has been turned off.')).toBeVisible()
  await linkInMail(editor.email, '/settings/two-step')
  await logInToAdmin(staff, editor)
  await staff.context().close()
})

test('an admin cannot choose another user’s password, but can send a link', async ({ page }) => {
  const { cmsUrl } = stackUnderTest()
  const editor = await newEditor(await adminClient())
  await logInToAdmin(page)
  await page.goto(`${cmsUrl}/admin/collections/users/${editor.id}`)
  const send = page.getByRole('button', { name: 'Send a link for a new password' })
  await expect(send).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change Password' })).toBeHidden()
  await send.click()
  await expect(page.getByText(/The link is on its way/)).toBeVisible()
  await linkInMail(editor.email, '/password/reset/')
})

test(
  'a client’s project is deleted for good after the password; a wrong one leaves the question open',
  { tag: '@core' },
  async ({ page }) => {
    const { cmsUrl, adminPassword } = stackUnderTest()
    const cms = await adminClient()
    const id = await cms.create('projects', { title: 'A project that goes' })
    await logInToAdmin(page)
    await page.goto(`${cmsUrl}/admin/collections/projects/${id}`)
    await page.locator('.doc-controls__popup').getByRole('button').click()
    await page.getByRole('button', { name: 'Delete for good', exact: true }).click()
    const question = page.getByRole('dialog')
    await expect(question).toContainText('A project that goes')
    const answer = async (password: string) => {
      await question.getByLabel('Your current password').fill(password)
      await question.getByRole('button', { name: 'Continue' }).click()
    }
    await answer('not the right one')
    await expect(question.getByText('This is not your current password.')).toBeVisible()
    await answer(adminPassword)
    await page.waitForURL(/\/collections\/projects(\?|$)/)
    await expect(page.getByText('A project that goes', { exact: true })).toBeHidden()
  },
)
