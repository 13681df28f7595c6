import { expect, type Response } from '@playwright/test'
import { logInToAdmin } from '../support/admin'
import { adminClient } from '../support/cms-client'
import { newEditor } from '../support/editor-account'
import { stackUnderTest } from '../support/stack-under-test'
import { test } from '../support/test'

test('an editor changes their own password in the admin only with the current one', async ({
  page,
}) => {
  const editor = await newEditor(await adminClient())
  await logInToAdmin(page, editor)
  await page.goto(`${stackUnderTest().cmsUrl}/admin/account`)
  const current = page.getByLabel(/^Current password/)
  const save = page.getByRole('button', { name: 'Save', exact: true })
  const open = page.getByRole('button', { name: 'Change Password' })
  const isFormState = (response: Response) =>
    response.request().method() === 'POST' && response.url().endsWith('/admin/account')
  const choose = (password: string, currentPassword: string, answer: string | RegExp) =>
    expect(async () => {
      // Payload closes the section with the two fields after every answer of the server.
      if (await open.isVisible()) await open.click()
      // The admin sends the form to the server shortly after typing, and the server's answer
      // overwrites what was typed since, so the test waits for the answer.
      const heard = page.waitForResponse(isFormState, { timeout: 5_000 })
      heard.catch(() => undefined)
      for (const [field, text] of [
        [current, currentPassword],
        [page.getByLabel('New Password'), password],
        [page.getByLabel('Confirm Password'), password],
      ] as const) {
        // The field is emptied first, so that a second attempt changes it too.
        await field.fill('')
        await field.fill(text)
      }
      await heard
      await save.click({ timeout: 5_000 })
      await expect(page.getByText(answer).first()).toBeVisible({ timeout: 5_000 })
    }).toPass({ timeout: 60_000 })

  await choose('vier rote äpfel', '', /Type your current password/)
  await choose('football1234', editor.password, /too easy to guess/)
  await choose('vier rote äpfel', editor.password, 'Updated successfully.')
  await expect(current).toHaveValue('')

  await page.context().clearCookies()
  await logInToAdmin(page, { ...editor, password: 'vier rote äpfel' })
})
