import { expect } from '@playwright/test'
import { LANGUAGES } from '../support/account-words'
import { fillAdminLogin } from '../support/admin'
import { someAddress } from '../support/api-caller'
import { logInFrom, statusesOf, WRONG } from '../support/attacks/password-guesses'
import { existingClient, fillLogin } from '../support/client-account'
import { adminClient } from '../support/cms-client'
import { staffSession } from '../support/staff-session'
import { test } from '../support/test'

test('the owner logs in from elsewhere while others guess the password: the browser solves the proof of work', async ({
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

test('staff whose login requires a proof of work learn in the admin where to do it', async ({
  page,
}) => {
  const cms = await adminClient()
  const staff = await staffSession(cms, 'editor')
  const guesses = Array.from({ length: 12 }, () =>
    logInFrom({ ...staff, password: WRONG }, someAddress(), 'admin'),
  )
  await Promise.all(guesses)
  // The login comes from an address that the account has never used.
  await fillAdminLogin(page, staff)
  await expect(page.getByText('Too many wrong passwords were tried')).toBeVisible()
  await staff.end()
})
