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

/** Into the admin, as an editor gets there. */
export async function logInToAdmin(page: Page, who = adminLogin()): Promise<void> {
  await page.goto(`${stackUnderTest().cmsUrl}/admin/login`)
  await page.getByLabel('Email').fill(who.email)
  await page.getByLabel('Password', { exact: true }).fill(who.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/admin\/?$/)
}
