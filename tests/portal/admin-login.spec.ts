import { expect, test } from '@playwright/test'
import { someAddress } from '../support/api-caller'
import { stackUnderTest } from '../support/stack-under-test'

test('whoever tries too often to log in to the admin is told to wait', async ({ page }) => {
  const { cmsUrl } = stackUnderTest()
  const address = someAddress()
  const attempt = (email: string) =>
    fetch(`${cmsUrl}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ email, password: 'not the password' }),
    })
  const emails = Array.from({ length: 31 }, (_, index) => `nobody-${index}@studio.example`)
  await Promise.all(emails.map(attempt))

  await page.setExtraHTTPHeaders({ 'x-forwarded-for': address })
  await page.goto(`${cmsUrl}/admin/login`)
  await page.getByLabel('Email').fill('somebody@studio.example')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Too many attempts. Please wait a few minutes.')).toBeVisible()
})
