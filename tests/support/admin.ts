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

/** Opens the side menu and follows one of its links. */
export async function followMenu(page: Page, name: string): Promise<void> {
  const link = page.locator('.nav').getByRole('link', { name, exact: true })
  await page.getByRole('button', { name: 'Open Menu' }).first().click()
  await link.click()
}

/** Logs a browser in to the admin by the form's API call, without loading a page. */
export async function logInToAdmin(page: Page, who = adminLogin()): Promise<void> {
  const { cmsUrl } = stackUnderTest()
  const { email, password } = who
  const data = { email, password }
  const answer = await page.request.post(`${cmsUrl}/api/users/login`, { data })
  expect(answer.status(), await answer.text()).toBe(200)
}

export async function fillAdminLogin(page: Page, { email, password }: Login): Promise<void> {
  await page.goto(`${stackUnderTest().cmsUrl}/admin/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}
