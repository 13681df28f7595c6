import { expect } from '@playwright/test'
import { publicPath } from '../../packages/shared/src/paths'
import { LANGUAGES } from '../support/account-words'
import { existingClient, fillLogin, logIn } from '../support/client-account'
import { test } from '../support/test'

for (const { locale, words } of LANGUAGES) {
  test(`${locale}: all calls of scripts carry the page’s language and not the browser’s`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'fr-FR' })
    const page = await context.newPage()
    const calls: [string, string | undefined][] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      const isCall = pathname.startsWith('/api/') && request.resourceType() === 'fetch'
      if (isCall) calls.push([pathname, request.headers()['accept-language']])
    })
    await page.goto(publicPath(locale, 'login'))
    await fillLogin(page, words, await existingClient(locale))
    await page.waitForURL(`**${publicPath(locale, 'portal')}`)
    await page.goto(publicPath(locale, 'contact'))
    await page.locator('[data-form="contact"] input:visible').first().focus()
    await expect.poll(() => calls.map(([path]) => path)).toContain('/api/form-token')
    await page.goto(publicPath(locale, 'portal'))
    await page.getByRole('link', { name: words.account.nav.logOut }).click()
    await expect(page.getByRole('heading', { name: words.account.logout.doneTitle })).toBeVisible()
    const paths = calls.map(([path]) => path)
    for (const path of ['/api/login', '/api/user', '/api/logout']) expect(paths).toContain(path)
    expect(calls.filter(([, language]) => language !== locale)).toEqual([])
    await context.close()
  })

  test(`${locale}: a client reads “${words.shell.clientPortal}” in the header, and no tab is cut on a phone`, async ({
    page,
  }) => {
    // On a narrower screen the header does not show the links.
    await page.setViewportSize({ width: 1440, height: 900 })
    await logIn(page, await existingClient(locale))
    await page.goto(publicPath(locale, 'portal'))
    const link = page.getByRole('banner').locator('.account-link:visible')
    await expect(link).toHaveText(words.shell.clientPortal)
    for (const width of [360, 390, 768]) {
      await page.setViewportSize({ width, height: 740 })
      for (const path of ['portal', 'settings/sessions']) {
        await page.goto(publicPath(locale, path))
        const tabs = page
          .getByRole('navigation', { name: words.account.nav.label })
          .getByRole('link')
        await expect(tabs).toHaveCount(7)
        const edges = await tabs.evaluateAll((all) =>
          all.map((tab) => [tab.getBoundingClientRect().left, tab.getBoundingClientRect().right]),
        )
        const cut = edges.filter(([left = 0, right = 0]) => left < 0 || right > width)
        expect(cut, `${path} at ${width} px`).toEqual([])
      }
    }
  })
}
