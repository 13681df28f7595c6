import { expect, type Page } from '@playwright/test'
import { stackUnderTest } from './stack-under-test'

interface Login {
  email: string
  password: string
}

function adminLogin(): Login {
  const { adminEmail, adminPassword } = stackUnderTest()
  return { email: adminEmail, password: adminPassword }
}

/** Follows a link of the menu at the side, which is closed and out of reach until it is opened. */
export async function followMenu(page: Page, name: string): Promise<void> {
  const link = page.locator('.nav').getByRole('link', { name, exact: true })
  await page.getByRole('button', { name: 'Open Menu' }).first().click()
  await link.click()
}

/** Logs a browser in to the admin by the call that its form makes, which takes no page. */
export async function logInToAdmin(page: Page, who = adminLogin()): Promise<void> {
  const { cmsUrl } = stackUnderTest()
  const { email, password } = who
  const data = { email, password }
  const answer = await page.request.post(`${cmsUrl}/api/users/login`, { data })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Fills in the admin's login, and sends it. */
export async function fillAdminLogin(page: Page, { email, password }: Login): Promise<void> {
  await page.goto(`${stackUnderTest().cmsUrl}/admin/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}
