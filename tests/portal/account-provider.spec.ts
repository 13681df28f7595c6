import { expect, type Page } from '@playwright/test'
import { LANGUAGES, PROVIDER_NAME } from '../support/account-words'
import { test } from '../support/test'

const [{ words }] = LANGUAGES
const { login, register, errors } = words.account
const through = login.with.replace('{provider}', PROVIDER_NAME)

/** Presses the provider's button, and waits until its window has opened and closed. */
async function pass(page: Page): Promise<void> {
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: through }).click()
  const opened = await popup
  if (!opened.isClosed()) await opened.waitForEvent('close')
}

test(
  'POST /oauth/{provider}: its message logs in after a new visitor has given two consents; GitHub’s button is off',
  { tag: '@core' },
  async ({ page, context }) => {
    await page.goto('/login')
    await expect(page.getByRole('button', { name: /GitHub/ })).toHaveCount(0)
    await pass(page)
    await page.waitForURL(/register\?through=provider$/)
    await expect(page.getByText(register.fromProvider)).toBeVisible()

    await page.getByRole('button', { name: through }).click()
    await expect(page.locator('#provider-adult-error')).toHaveText(errors.mustAccept)
    await page.locator('#provider-adult').check()
    await page.locator('#provider-terms').check()
    await pass(page)
    await page.waitForURL('**/portal')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Jo Weaver')

    await context.clearCookies()
    await page.goto('/login?return=settings')
    await pass(page)
    await page.waitForURL('**/settings')
  },
)

test('POST /oauth/{provider}: url opens a popup of 600 by 720 px; closing it without an answer changes nothing', async ({
  page,
  context,
}) => {
  await context.route('**/authorize?**', (route) => route.fulfill({ body: 'Who are you?' }))
  await page.goto('/login')
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: through }).click()
  const opened = await popup
  await opened.waitForURL('**/authorize?**')
  expect(opened.viewportSize()).toEqual({ width: 600, height: 720 })
  await expect(page.getByText(login.waiting)).toBeVisible()
  await opened.close()
  await expect(page.getByText(login.waiting)).toBeHidden()
  await expect(page).toHaveURL(/\/login$/)
})
