import { expect } from '@playwright/test'
import { LANGUAGES } from '../support/account-words'
import { fillAdminLogin } from '../support/admin'
import { someAddress } from '../support/api-caller'
import { logInFrom, statusesOf, WRONG } from '../support/attacks/password-guesses'
import { existingClient, fillLogin } from '../support/client-account'
import { adminClient } from '../support/cms-client'
import { staffSession } from '../support/staff-session'
import { test } from '../support/test'

test('the owner logs in from elsewhere while strangers guess: the browser works, and it goes through', async ({
  page,
}) => {
  const [{ words }] = LANGUAGES
  const client = await existingClient('en')
  const guesses = Array.from({ length: 12 }, () =>
    logInFrom({ ...client, password: WRONG }, someAddress(), 'site'),
  )
  expect(await statusesOf(guesses)).toEqual({ 401: 10, 428: 2 })
  await page.goto('/login')
  await fillLogin(page, words, client)
  await page.waitForURL('**/portal')
})

test('staff who are asked for work in the admin are told where it is done', async ({ page }) => {
  const cms = await adminClient()
  const staff = await staffSession(cms, 'editor')
  const guesses = Array.from({ length: 12 }, () =>
    logInFrom({ ...staff, password: WRONG }, someAddress(), 'admin'),
  )
  await Promise.all(guesses)
  // From an address of which the account knows nothing.
  await fillAdminLogin(page, staff)
  await expect(page.getByText('Too many wrong passwords were tried')).toBeVisible()
  await staff.end()
})
