import { expect, type Page } from '@playwright/test'
import { stackUnderTest } from './stack-under-test'

/** Into the admin, as an editor gets there. */
export async function logInToAdmin(page: Page): Promise<void> {
  const { cmsUrl, adminEmail, adminPassword } = stackUnderTest()
  await page.goto(`${cmsUrl}/admin/login`)
  await page.getByLabel('Email').fill(adminEmail)
  await page.getByLabel('Password', { exact: true }).fill(adminPassword)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/admin\/?$/)
}
