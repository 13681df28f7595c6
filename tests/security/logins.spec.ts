import { expect, test } from '@playwright/test'
import { signedVisitor } from '../../packages/shared/src/visitor/visitor-headers'
import { LANGUAGES } from '../support/account-words'
import { someAddress } from '../support/api-caller'
import { existingClient, fillLogin, forgetAttempts } from '../support/client-account'
import { CmsClient } from '../support/cms-client'
import { staffSession } from '../support/staff-session'
import { stackUnderTest } from '../support/stack-under-test'

test.beforeEach(forgetAttempts)

interface Login {
  email: string
  password: string
}

const WRONG = 'not the password at all'

async function logIn(login: Login, address: string, door: 'admin' | 'site'): Promise<Response> {
  const { cmsUrl, publishSecret } = stackUnderTest()
  const visitor = { address, country: null, host: 'localhost' }
  return fetch(`${cmsUrl}/api${door === 'admin' ? '/users/login' : '/login'}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signedVisitor(visitor, publishSecret) },
    body: JSON.stringify({ email: login.email, password: login.password }),
  })
}

async function statusesOf(attempts: Promise<Response>[]): Promise<Record<string, number>> {
  const counted: Record<string, number> = {}
  for (const { status } of await Promise.all(attempts)) {
    counted[status] = (counted[status] ?? 0) + 1
  }
  return counted
}

for (const door of ['admin', 'site'] as const) {
  test(`eighty e-mail addresses tried from one address at the ${door}: thirty tries, then 429`, async () => {
    const address = someAddress()
    const attempts = Array.from({ length: 80 }, (_, index) =>
      logIn({ email: `staff-${index}@studio.example`, password: WRONG }, address, door),
    )
    expect(await statusesOf(attempts)).toEqual({ 401: 30, 429: 50 })
  })
}

test('strangers’ guesses at the admin cost them work and keep its owner out nowhere', async () => {
  const cms = await CmsClient.logIn(stackUnderTest())
  const staff = await staffSession(cms, 'editor')
  const home = someAddress()
  expect((await logIn(staff, home, 'admin')).status).toBe(200)
  const guesses = Array.from({ length: 40 }, () =>
    logIn({ ...staff, password: WRONG }, someAddress(), 'admin'),
  )
  expect(await statusesOf(guesses)).toEqual({ 401: 10, 428: 30 })
  expect((await logIn(staff, home, 'admin')).status).toBe(200)
  await staff.end()
})

test('the owner logs in from elsewhere while strangers guess: the browser works, and it goes through', async ({
  page,
}) => {
  const [{ words }] = LANGUAGES
  const client = await existingClient('en')
  const guesses = Array.from({ length: 12 }, () =>
    logIn({ ...client, password: WRONG }, someAddress(), 'site'),
  )
  expect(await statusesOf(guesses)).toEqual({ 401: 10, 428: 2 })
  await page.goto('/login')
  await fillLogin(page, words, client)
  await page.waitForURL('**/portal')
})

test('staff who are asked for work in the admin are told where it is done', async ({ page }) => {
  const cms = await CmsClient.logIn(stackUnderTest())
  const staff = await staffSession(cms, 'editor')
  const guesses = Array.from({ length: 12 }, () =>
    logIn({ ...staff, password: WRONG }, someAddress(), 'admin'),
  )
  await Promise.all(guesses)
  // From an address of which the account knows nothing.
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': someAddress() })
  await page.goto(`${stackUnderTest().cmsUrl}/admin/login`)
  await page.getByLabel('Email').fill(staff.email)
  await page.getByLabel('Password', { exact: true }).fill(staff.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Many wrong passwords were tried')).toBeVisible()
  await staff.end()
})
