import { expect, test } from '@playwright/test'
import { logInToAdmin } from '../support/admin'
import { forgetAttempts } from '../support/client-account'
import { CmsClient } from '../support/cms-client'
import { newEditor } from '../support/editor-account'
import { stackUnderTest } from '../support/stack-under-test'

test.beforeEach(forgetAttempts)

test('an editor changes the own password in the admin, with the current one only', async ({
  page,
}) => {
  const stack = stackUnderTest()
  const editor = await newEditor(await CmsClient.logIn(stack))
  await logInToAdmin(page, editor)
  await page.goto(`${stack.cmsUrl}/admin/account`)
  const current = page.getByLabel(/^Current password/)
  const save = page.getByRole('button', { name: 'Save', exact: true })
  const open = page.getByRole('button', { name: 'Change Password' })
  // The form hears about its fields while they are typed; what comes while it is being saved takes
  // the answer's place, and then somebody presses once more.
  const choose = (password: string, currentPassword: string, answer: string | RegExp) =>
    expect(async () => {
      // Payload closes the two fields with every answer.
      if (await open.isVisible()) await open.click()
      await current.fill(currentPassword)
      await page.getByLabel('New Password').fill(password)
      await page.getByLabel('Confirm Password').fill(password)
      await save.click()
      await expect(page.getByText(answer).first()).toBeVisible({ timeout: 5_000 })
    }).toPass({ timeout: 40_000 })

  await choose('vier rote äpfel', '', /Type your current password/)
  await choose('football1234', editor.password, /too easy to guess/)
  await choose('vier rote äpfel', editor.password, 'Updated successfully.')
  await expect(current).toHaveValue('')

  await page.context().clearCookies()
  await logInToAdmin(page, { ...editor, password: 'vier rote äpfel' })
})
