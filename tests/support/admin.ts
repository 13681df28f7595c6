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

/** Into the admin, as an editor gets there. */
export async function logInToAdmin(page: Page, who = adminLogin()): Promise<void> {
  await page.goto(`${stackUnderTest().cmsUrl}/admin/login`)
  await page.getByLabel('Email').fill(who.email)
  await page.getByLabel('Password', { exact: true }).fill(who.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/admin\/?$/)
}
