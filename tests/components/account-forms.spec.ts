import { expect, test, type Page } from '@playwright/test'
import ar from '../../apps/web/src/messages/ar.json' with { type: 'json' }
import en from '../../apps/web/src/messages/en.json' with { type: 'json' }
import { expectNoViolations } from '../support/accessibility'
import { giveFormTokens } from './gallery'

const MESSAGES = { ar, en }
const { fields, errors, problems, form: words } = en.account
const SECRET = 'correct horse battery'
const ACCOUNT = {
  id: '7',
  name: 'Lina Haddad',
  email: 'lina@agency.example',
  company: null,
  locale: 'en',
  isStaff: false,
  isVerified: true,
  receivesUpdates: false,
  reviewMail: 'daily',
}

async function answer(page: Page, path: string, status: number, json?: object): Promise<object[]> {
  const sent: object[] = []
  await page.route(`**/api${path}`, async (route) => {
    sent.push(route.request().postDataJSON() as object)
    await route.fulfill({ status, ...(json && { json }) })
  })
  return sent
}

const refusal = (code: string, found?: Record<string, string>) => ({
  error: { code, ...(found && { fields: found }) },
})

for (const locale of ['en', 'ar'] as const) {
  test(`a login without email address and password shows an error at both fields, in ${locale}`, async ({
    mount,
    page,
  }) => {
    const { account } = MESSAGES[locale]
    const root = await mount('account/Login', { locale })
    await root.getByRole('button', { name: account.login.submit }).click()
    const email = root.getByLabel(account.fields.email)
    await expect(email).toBeFocused()
    await expect(email).toHaveAccessibleDescription(account.errors.required)
    await expect(
      root.getByLabel(account.fields.password, { exact: true }),
    ).toHaveAccessibleDescription(account.errors.required)
    await expectNoViolations(page, 'body')
  })
}

for (const [status, code, problem] of [
  [401, 'wrongCredentials', problems.wrongCredentials],
  [403, 'emailUnverified', problems.emailUnverified],
  [429, 'tooManyRequests', problems.tooManyRequests],
] as const) {
  test(`a login refused with ${code} shows the reason and keeps the typed text`, async ({
    mount,
    page,
  }) => {
    await answer(page, '/login', status, refusal(code))
    const root = await mount('account/Login')
    await root.getByLabel(fields.email).fill('lina@agency.example')
    await root.getByLabel(fields.password, { exact: true }).fill(SECRET)
    await root.getByLabel(fields.password, { exact: true }).press('Enter')
    await expect(root.getByRole('alert')).toHaveText(problem)
    await expect(root.getByLabel(fields.email)).toHaveValue('lina@agency.example')
    await expect(root.getByLabel(fields.password, { exact: true })).toHaveValue(SECRET)
  })
}

test('a login without a response can be tried again, and then succeeds', async ({
  mount,
  page,
}) => {
  await page.route('**/api/login', (route) => route.abort(), { times: 1 })
  const root = await mount('account/Login')
  await root.getByLabel(fields.email).fill('lina@agency.example')
  await root.getByLabel(fields.password, { exact: true }).fill(SECRET)
  const button = root.getByRole('button', { name: en.account.login.submit })
  await button.click()
  await expect(root.getByRole('alert')).toHaveText(problems.offline)
  await page.unroute('**/api/login')
  const sent = await answer(page, '/login', 200, { secondStep: { methods: ['app'] } })
  await button.click()
  await expect(page).toHaveURL(/#second-step$/)
  expect(sent).toEqual([
    expect.objectContaining({ email: 'lina@agency.example', password: SECRET }),
  ])
})

for (const isStaff of [true, false]) {
  test(`a login of ${isStaff ? 'staff leads to the admin' : 'a client leads to the portal'}`, async ({
    mount,
    page,
  }) => {
    await answer(page, '/login', 200, { user: { ...ACCOUNT, isStaff } })
    const root = await mount('account/Login')
    const asked = await answer(page, '/hand-off', 200, { url: new URL('#admin', page.url()).href })
    await root.getByLabel(fields.email).fill(ACCOUNT.email)
    await root.getByLabel(fields.password, { exact: true }).fill(SECRET)
    await root.getByLabel(fields.password, { exact: true }).press('Enter')
    await expect(page).toHaveURL(isStaff ? /#admin$/ : /#portal$/)
    expect(asked).toHaveLength(isStaff ? 1 : 0)
  })
}

test('a login is sent once, even if its button is pressed several times, and shows its progress', async ({
  mount,
  page,
}) => {
  let letGo = (): void => undefined
  const isFree = new Promise<void>((resolve) => (letGo = resolve))
  let count = 0
  await page.route('**/api/login', async (route) => {
    count += 1
    await isFree
    await route.fulfill({ status: 401, json: refusal('wrongCredentials') })
  })
  const root = await mount('account/Login')
  await root.getByLabel(fields.email).fill('lina@agency.example')
  await root.getByLabel(fields.password, { exact: true }).fill(SECRET)
  await root.getByRole('button', { name: en.account.login.submit }).dblclick()
  await root.getByLabel(fields.password, { exact: true }).press('Enter')
  await expect(root.getByRole('button', { name: words.busy })).toBeVisible()
  await expect(root.locator('form')).toHaveAttribute('aria-busy', 'true')
  letGo()
  await expect(root.getByRole('alert')).toBeVisible()
  expect(count).toBe(1)
})

test('a password can be shown and hidden', async ({ mount, page }) => {
  const root = await mount('account/Login', { locale: 'ar' })
  const field = root.getByLabel(ar.account.fields.password, { exact: true })
  await field.fill(SECRET)
  await expect(field).toHaveAttribute('type', 'password')
  // Passwords are written from left to right in every language; the button is at the line's end.
  await expect(field).toHaveCSS('direction', 'ltr')
  const show = root.getByRole('button', { name: ar.account.form.showPassword })
  const [box, eye] = [await field.boundingBox(), await show.boundingBox()]
  expect(eye?.x).toBeLessThan((box?.x ?? 0) + (box?.width ?? 0) / 2)
  await show.press('Enter')
  await expect(field).toHaveAttribute('type', 'text')
  await expect(field).toHaveValue(SECRET)
  await root.getByRole('button', { name: ar.account.form.hidePassword }).press('Enter')
  await expect(field).toHaveAttribute('type', 'password')
  await expectNoViolations(page, 'body')
})

test('a new password must be long enough and match its repetition', async ({ mount, page }) => {
  const sent = await answer(page, '/password', 204)
  const root = await mount('account/Password')
  const next = root.getByLabel(fields.newPassword, { exact: true })
  const again = root.getByLabel(fields.confirmPassword, { exact: true })
  const button = root.getByRole('button', { name: en.account.password.submit })
  await expect(next).toHaveAccessibleDescription(fields.newPasswordHelp)
  await next.fill('short')
  await again.fill('other')
  await button.click()
  await expect(next).toBeFocused()
  await expect(next).toHaveAccessibleDescription(new RegExp(errors.tooShort))
  await next.fill(SECRET)
  await again.fill(`${SECRET} staple`)
  await button.click()
  await expect(again).toHaveAccessibleDescription(errors.differs)
  await expectNoViolations(page, 'body')
  expect(sent).toEqual([])

  await again.fill(SECRET)
  await button.click()
  await expect(root.getByRole('status')).toContainText(en.account.password.done)
  expect(sent).toHaveLength(1)
  for (const field of [next, again]) await expect(field).toHaveValue('')
})

test('a password that the server finds too weak gets an error at its field', async ({
  mount,
  page,
}) => {
  await answer(page, '/password', 400, refusal('invalid', { new_password: 'weakPassword' }))
  const root = await mount('account/Password')
  const next = root.getByLabel(fields.newPassword, { exact: true })
  await next.fill(SECRET)
  await root.getByLabel(fields.confirmPassword, { exact: true }).fill(SECRET)
  await root.getByRole('button', { name: en.account.password.submit }).click()
  await expect(next).toHaveAccessibleDescription(new RegExp(errors.weakPassword))
  await expect(next).toBeFocused()
  await expect(next).toHaveValue(SECRET)
})

test('the password is required again if the login was long ago', async ({ mount, page }) => {
  await answer(page, '/password', 403, refusal('reauthenticationRequired'))
  const root = await mount('account/Password')
  await root.getByLabel(fields.newPassword, { exact: true }).fill(SECRET)
  await root.getByLabel(fields.confirmPassword, { exact: true }).fill(SECRET)
  await root.getByRole('button', { name: en.account.password.submit }).click()
  const current = root.getByLabel(fields.currentPassword, { exact: true })
  await expect(current).toBeFocused()
  await expect(current).toHaveAttribute('aria-invalid', 'true')
  await expect(root.getByRole('alert')).toHaveText(problems.reauthenticationRequired)
})

test('a registration requires the consents and is confirmed', async ({ mount, page }) => {
  await giveFormTokens(page)
  const sent = await answer(page, '/register', 204)
  const { adult, authority, submit, doneTitle } = en.account.register
  const root = await mount('account/Register')
  await root.getByLabel(fields.name).fill('Lina Haddad')
  await root.getByLabel(fields.email).fill('lina@agency.example')
  await root.getByLabel(fields.password, { exact: true }).fill(SECRET)
  await root.getByLabel(fields.confirmPassword, { exact: true }).fill(SECRET)
  await root.getByRole('button', { name: submit }).click()
  await expect(root.getByLabel(adult)).toBeFocused()
  await expect(root.getByLabel(adult)).toHaveAccessibleDescription(errors.mustAccept)
  await expect(root.getByLabel(/I accept the terms/)).toHaveAccessibleDescription(errors.mustAccept)
  await expectNoViolations(page, 'body')
  expect(sent).toEqual([])

  // Only companies are asked whether the person may act for them.
  await expect(root.getByLabel(authority)).toHaveCount(0)
  await root.getByLabel(fields.company).fill('Agency')
  await root.getByLabel(authority).check()
  await root.getByLabel(adult).check()
  await root.getByLabel(/I accept the terms/).check()
  await root.getByRole('button', { name: submit }).click()
  await expect(root.getByRole('heading', { name: doneTitle })).toBeVisible()
  expect(sent).toEqual([expect.objectContaining({ company_authority: true, is_adult: true })])
})

test('an expired link offers a new one', async ({ mount, page }) => {
  await answer(page, '/password/reset', 400, refusal('linkExpired'))
  const root = await mount('account/Reset')
  await root.getByLabel(fields.newPassword, { exact: true }).fill(SECRET)
  await root.getByLabel(fields.confirmPassword, { exact: true }).fill(SECRET)
  await root.getByRole('button', { name: en.account.reset.submit }).click()
  await expect(root.getByRole('alert')).toHaveText(problems.linkExpired)
  await expect(root.getByRole('link', { name: 'Again' })).toBeVisible()
})
