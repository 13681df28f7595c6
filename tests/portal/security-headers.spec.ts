import { expect } from '@playwright/test'
import { expectNoViolations } from '../support/accessibility'
import { stackUnderTest } from '../support/stack-under-test'
import { test } from '../support/test'
import { whenInteractive } from '../support/when-interactive'

test(
  'pages, the admin and the API’s page load nothing that their policies refuse',
  { tag: '@core' },
  async ({ page }) => {
    const { cmsUrl } = stackUnderTest()
    const refused: string[] = []
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text())
    })
    for (const url of [
      '/',
      '/ar/animatics',
      '/contact',
      `${cmsUrl}/admin/login`,
      `${cmsUrl}/reference`,
    ]) {
      await page.goto(url, { waitUntil: 'networkidle' })
    }
    expect(refused).toEqual([])
  },
)

test('an inline handler in a page does not run', async ({ page }) => {
  await page.goto('/contact')
  const ran = await page.evaluate(async () => {
    const picture = document.createElement('div')
    picture.innerHTML = '<img src="/none.png" onerror="window.smuggled = true">'
    document.body.append(picture)
    await new Promise((resolve) => setTimeout(resolve, 500))
    return 'smuggled' in window
  })
  expect(ran).toBe(false)
})

test('the API’s page shows every call, and is accessible', async ({ page }) => {
  const { cmsUrl } = stackUnderTest()
  await page.goto(`${cmsUrl}/reference`)
  const document = (await (await fetch(`${cmsUrl}/api/openapi.json`)).json()) as { paths: object }
  const count = Object.values(document.paths).flatMap((path) => Object.keys(path as object)).length
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(count)
  await page.getByRole('link', { name: 'POST /contact' }).click()
  await expect(page.getByRole('row', { name: /first_name/ }).first()).toBeInViewport()
  await expectNoViolations(page)
})

for (const path of ['/login', '/de/register', '/contact']) {
  test(`${path} does nothing that its policy refuses, while a form is filled in`, async ({
    page,
  }) => {
    const refused: string[] = []
    await page.exposeFunction('noteRefusal', (what: string) => refused.push(what))
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const { noteRefusal } = window as unknown as { noteRefusal: (what: string) => void }
        noteRefusal(`${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}`)
      })
    })
    await page.goto(path)
    await whenInteractive(page)
    const form = page.locator('main form').first()
    await form.locator('input:visible').first().fill('a')
    await form.locator('[type=submit]').click()
    await expect(form.locator('[aria-invalid=true]').first()).toBeVisible()
    expect(refused).toEqual([])
  })
}
