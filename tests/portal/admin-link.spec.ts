import { expect, type Page } from '@playwright/test'
import { roomPath } from '../../packages/shared/src/routes/account'
import { logInToAdmin } from '../support/admin'
import { logIn } from '../support/client-account'
import { adminClient } from '../support/cms-client'
import { stackUnderTest } from '../support/stack-under-test'
import { test } from '../support/test'

/** Calls the API from the page, as the site's own scripts do. */
function call(page: Page, method: string, path: string) {
  return page.evaluate(
    async ([method, path]) => {
      const response = await fetch(`/api${path}`, { method })
      const text = await response.text()
      return { status: response.status, body: (text ? JSON.parse(text) : {}) as { url?: string } }
    },
    [method, path] as const,
  )
}

async function logInAsAdmin(page: Page): Promise<void> {
  const { adminEmail: email, adminPassword: password } = stackUnderTest()
  await logIn(page, { email, password })
  await page.goto('/')
}

test(
  'staff come from the website into the admin, logged in, and the link works once',
  { tag: '@core' },
  async ({ page, browser }) => {
    const { cmsUrl } = stackUnderTest()
    await logInAsAdmin(page)
    const readable = await page.evaluate(() => document.cookie)
    expect(readable).not.toMatch(/session|admin/)
    const { body } = await call(page, 'POST', '/hand-off')
    const address = body.url ?? ''
    await page.goto(address)
    await expect(page).toHaveURL(`${cmsUrl}/admin`)
    await expect(page.getByRole('link', { name: 'Pages' }).first()).toBeVisible()

    const thief = await (await browser.newContext()).newPage()
    expect((await thief.goto(address))?.status()).toBe(403)
    await expect(thief.getByRole('link', { name: 'Log in' })).toBeVisible()
    await thief.goto(`${cmsUrl}/admin`)
    await expect(thief).toHaveURL(/\/admin\/login/)
    await thief.context().close()
  },
)

test('no page of another origin can act for a visitor who is logged in', async ({ page }) => {
  const { cmsUrl, webUrl } = stackUnderTest()
  await logInAsAdmin(page)
  await page.goto(`${cmsUrl}/admin/login`)
  await page.evaluate(async (site) => {
    const init = { method: 'POST', mode: 'no-cors', credentials: 'include' } as const
    await fetch(`${site}/api/logout`, init).catch(() => undefined)
  }, webUrl)
  await page.goto('/')
  expect((await call(page, 'GET', '/user')).status).toBe(200)
  expect((await call(page, 'POST', '/logout')).status).toBe(204)
  expect((await call(page, 'GET', '/user')).status).toBe(401)
})

test('staff come from a deliverable in the admin into its room, with no second login', async ({
  page,
}) => {
  const { cmsUrl } = stackUnderTest()
  const cms = await adminClient()
  const project = await cms.create('projects', { title: 'Waterfront', state: 'inReview' })
  const deliverable = await cms.create('deliverables', { title: 'Reveal shot', project })
  await logInToAdmin(page)
  await page.goto(`${cmsUrl}/admin/collections/deliverables/${deliverable}`)
  await page.getByRole('button', { name: 'Open the review room' }).click()
  await page.waitForURL(`**/${roomPath(String(deliverable))}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Reveal shot')
})
