import { expect } from '@playwright/test'
import { LANGUAGES } from '../support/account-words'
import { logInToAdmin } from '../support/admin'
import { logIn } from '../support/client-account'
import { adminClient } from '../support/cms-client'
import { newEditor } from '../support/editor-account'
import { stackUnderTest } from '../support/stack-under-test'
import { test } from '../support/test'

// In a narrower window the admin link is in the menu.
test.use({ viewport: { width: 1440, height: 900 } })
const [{ words }] = LANGUAGES

test('an editor sees the admin’s session beside the website’s, and ends it', async ({
  page,
  context,
}) => {
  const { cmsUrl } = stackUnderTest()
  const { sessions } = words.account
  const editor = await newEditor(await adminClient())
  await logIn(page, editor)
  await page.goto('/portal')
  await page.getByRole('banner').getByRole('button', { name: words.shell.admin }).click()
  await page.waitForURL(`${cmsUrl}/admin**`)
  const site = await context.newPage()
  await site.goto('/settings/sessions')
  const rows = site.locator('main ul:not(nav ul) > li')
  await expect(rows).toHaveCount(2)
  const inAdmin = rows.filter({ hasText: sessions.inAdmin })
  await expect(inAdmin).toHaveCount(1)
  await inAdmin.getByRole('button').click()
  await expect(site.getByText(sessions.ended)).toBeVisible()
  await page.goto(`${cmsUrl}/admin`)
  await expect(page).toHaveURL(/\/admin\/login/)
  await site.reload()
  await expect(rows).toHaveCount(1)
})

test('the admin also lists a person’s sessions, and ends all others', async ({ page, browser }) => {
  const { cmsUrl } = stackUnderTest()
  const editor = await newEditor(await adminClient())
  const others = [await browser.newPage(), await browser.newPage()] as const
  await logIn(others[0], editor)
  await logInToAdmin(others[1], editor)
  await logInToAdmin(page, editor)
  await page.goto(`${cmsUrl}/admin/account`)
  const panel = page.getByRole('region', { name: 'Where this account is logged in' })
  await expect(panel.getByRole('listitem')).toHaveCount(3)
  await expect(panel.getByText('This session')).toHaveCount(1)
  await panel.getByRole('button', { name: 'End all other sessions' }).click()
  await expect(panel.getByRole('listitem')).toHaveCount(1)
  await others[1].goto(`${cmsUrl}/admin`)
  await expect(others[1]).toHaveURL(/\/admin\/login/)
  await others[0].goto('/portal')
  await expect(others[0]).toHaveURL(/login\?return=portal$/)
  for (const other of others) await other.close()
})

test('a person who works in the admin stays logged in', async ({ page }) => {
  const editor = await newEditor(await adminClient())
  await page.clock.install()
  await logInToAdmin(page, editor)
  await page.goto(`${stackUnderTest().cmsUrl}/admin`)
  await expect(page.getByRole('link', { name: 'Pages' }).first()).toBeVisible()
  await page.clock.fastForward('05:00')
  const refreshed = page.waitForResponse(/\/api\/users\/refresh-token/)
  await page.keyboard.press('Tab')
  await page.clock.fastForward(2_000)
  expect((await refreshed).status()).toBe(200)
})

test('admins read and search the security log, and editors do not see it', async ({
  page,
  browser,
}) => {
  const { cmsUrl, adminEmail } = stackUnderTest()
  const list = `${cmsUrl}/admin/collections/security-events`
  await logInToAdmin(page)
  await page.goto(`${list}?search=${encodeURIComponent(adminEmail)}`)
  await expect(page.getByRole('cell', { name: 'login' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /create new/i })).toHaveCount(0)
  const editorsPage = await browser.newPage()
  await logInToAdmin(editorsPage, await newEditor(await adminClient()))
  await editorsPage.goto(list)
  await expect(editorsPage.getByRole('cell')).toHaveCount(0)
  await editorsPage.close()
})
