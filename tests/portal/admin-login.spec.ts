import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { stackUnderTest } from '../support/stack-under-test'

test('whoever tries too often to log in to the admin is told to wait', async ({ page }) => {
  const { cmsUrl } = stackUnderTest()
  const login = { email: `${randomUUID()}@studio.example`, password: 'not the password' }
  const attempt = () =>
    fetch(`${cmsUrl}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(login),
    })
  await Promise.all(Array.from({ length: 20 }, attempt))

  await page.goto(`${cmsUrl}/admin/login`)
  await page.getByLabel('Email').fill(login.email)
  await page.getByLabel('Password', { exact: true }).fill(login.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Too many attempts. Please wait a few minutes.')).toBeVisible()
})
