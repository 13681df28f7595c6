import { expect } from '@playwright/test'
import { fillAdminLogin } from '../support/admin'
import { someAddress } from '../support/api-caller'
import { adminClient } from '../support/cms-client'
import { newEditor } from '../support/editor-account'
import { stackUnderTest } from '../support/stack-under-test'
import { test } from '../support/test'

test('an editor logs in to the admin by its form', { tag: '@core' }, async ({ page }) => {
  await fillAdminLogin(page, await newEditor(await adminClient()))
  await expect(page).toHaveURL(/\/admin\/?$/)
  await expect(page.getByRole('link', { name: 'Pages' }).first()).toBeVisible()
})

test('too many attempts to log in to the admin are limited with a message', async ({ page }) => {
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
  await fillAdminLogin(page, { email: 'somebody@studio.example', password: 'not the password' })
  await expect(page.getByText('Too many attempts. Please wait a few minutes.')).toBeVisible()
})
