import { expect } from '@playwright/test'
import { expectNoViolations } from '../support/accessibility'
import { stackUnderTest } from '../support/stack-under-test'
import { test } from '../support/test'
import { whenInteractive } from '../support/when-interactive'

async function headersOf(url: string): Promise<Headers> {
  return (await fetch(url, { redirect: 'manual' })).headers
}

for (const path of [
  '/',
  '/de/contact',
  '/ar/no-such-page',
  '/api/loc',
  '/media/none',
  '/robots.txt',
]) {
  test(`the website’s ${path} has the security headers`, async () => {
    const headers = await headersOf(`${stackUnderTest().webUrl}${path}`)
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
    expect(headers.get('permissions-policy')).toContain('camera=(self)')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-powered-by')).toBeNull()
  })
}

for (const path of ['/admin/login', '/api/users/me', '/api/loc', '/reference']) {
  test(`the backend’s ${path} has the security headers`, async () => {
    const headers = await headersOf(`${stackUnderTest().cmsUrl}${path}`)
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })
}

test('pages, the admin and the API’s page load nothing that their policies refuse', async ({
  page,
}) => {
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
})

test('an inline handler that got into a page does not run', async ({ page }) => {
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
  test(`nothing on ${path} tries what its policy refuses, while a form is filled in`, async ({
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
