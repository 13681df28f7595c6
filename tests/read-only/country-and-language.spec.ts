import { expect, test } from '@playwright/test'
import { stackUnderTest } from '../support/stack-under-test'
import { from, visit } from '../support/visit'

const web = (path: string) => `${stackUnderTest().webUrl}${path}`

test('location, on every page: the host, the query, the visitor’s choice, the CDN, in this order', async () => {
  const phone = async (path: string, headers: Record<string, string> = {}) =>
    /href="tel:(\+\d\d?)/.exec((await visit(web(path), headers)).html)?.[1]?.slice(0, 3)
  const [us, uk, de] = ['+13', '+44', '+49']
  expect(await phone('/contact')).toBe(us)
  expect(await phone('/contact', { 'cf-ipcountry': 'GB' })).toBe(uk)
  expect(await phone('/contact', { 'cf-ipcountry': 'GB', ...from('us') })).toBe(us)
  expect(await phone('/contact?lang=gr', from('uk'))).toBe(de)
  expect(await phone('/contact', { 'cf-ipcountry': 'FR' })).toBe(us)
  expect(await phone('/contact?lang=xx', from('zz'))).toBe(us)
})

test('a link with ?lang= keeps its country on the next click, unless the visitor has chosen', async ({
  page,
}) => {
  await page.goto('/?lang=uk')
  await page.goto('/pricing')
  await expect(page.getByRole('main')).toContainText('£10,000')
})

test('a first visit gets the country of its address, and only an address that has one', async ({
  browser,
}) => {
  const seen = async (address: string, headers: Record<string, string> = {}) => {
    const { html, headers: answer } = await visit(web('/contact'), {
      'x-forwarded-for': address,
      ...headers,
    })
    const phone = /href="tel:(\+\d\d?)/.exec(html)?.[1]?.slice(0, 3)
    return [phone, /located_country=(\w+)/.exec(answer.get('set-cookie') ?? '')?.[1]]
  }
  // A busy CMS does not tell in time; then a visitor gets the default, and the next one is asked for.
  const expectSeen = (address: string, expected: unknown, headers?: Record<string, string>) =>
    expect.poll(() => seen(address, headers), { timeout: 20_000 }).toEqual(expected)
  await expectSeen('81.2.69.142', ['+44', 'uk'])
  await expectSeen('8.8.8.8, 5.9.0.1', ['+49', 'gr'])
  await expectSeen('8.8.8.8', ['+13', 'us'])
  await expectSeen('127.0.0.1', ['+13', undefined])
  await expectSeen('81.2.69.142', ['+49', undefined], from('gr'))
  await expectSeen('81.2.69.142', ['+13', undefined], { 'cf-ipcountry': 'FR' })

  const context = await browser.newContext({
    extraHTTPHeaders: { 'x-forwarded-for': '81.2.69.142' },
  })
  const page = await context.newPage()
  await page.goto(web('/pricing'))
  await expect(page.getByRole('main')).toContainText('£10,000')
  await expect(page.getByRole('region', { name: 'Your privacy' })).toBeVisible()
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'located_country')
  expect([cookie?.value, cookie?.expires]).toEqual(['uk', -1])
  // An address is no choice: a link with a country counts for more.
  await page.goto(web('/?lang=us'))
  await page.goto(web('/pricing'))
  await expect(page.getByRole('main')).toContainText('$13,500')
  await context.close()
})

test('English has no prefix, and the inner addresses are invisible', async () => {
  const english = await visit(web('/en/pricing?ref=1'))
  expect([301, 308]).toContain(english.status)
  expect(english.headers.get('location')).toMatch(/\/pricing\?ref=1$/)
  expect((await visit(web('/us/en/pricing'))).status).toBe(404)
  expect((await visit(web('/uk/ar'))).status).toBe(404)
})

test('locale, on every page: the language cookie leads to the language, and anything odd in it to English', async () => {
  const german = await visit(web('/pricing?ref=1'), { cookie: 'language_code=de' })
  expect(german.status).toBe(307)
  expect(german.headers.get('location')).toMatch(/\/de\/pricing\?ref=1$/)
  expect((await visit(web('/'), { cookie: 'language_code=ar' })).headers.get('location')).toMatch(
    /\/ar$/,
  )
  expect((await visit(web('/pricing'), { cookie: 'language_code=xx' })).status).toBe(200)
  expect((await visit(web('/ar/pricing'), { cookie: 'language_code=de' })).status).toBe(200)
})

for (const isScripted of [true, false]) {
  test.describe(isScripted ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: isScripted })

    test('a language change keeps the page, flips the direction and is remembered', async ({
      page,
      context,
    }) => {
      await page.goto('/pricing')
      await page.getByRole('contentinfo').getByRole('button', { name: 'العربية' }).click()
      await expect(page).toHaveURL(/\/ar\/pricing$/)
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      const cookie = (await context.cookies()).find(({ name }) => name === 'language_code')
      expect(cookie?.value).toBe('ar')
      const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
      expect(days).toBeGreaterThan(364)
      await page.goto('/faq')
      await expect(page).toHaveURL(/\/ar\/faq$/)
      await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click()
      await expect(page).toHaveURL(/\/faq$/)
      await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
    })
  })
}

test('a country change keeps the page and changes its prices', async ({ page }) => {
  await page.goto('/pricing')
  await expect(page.getByRole('main')).toContainText('$13,500')
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /United Kingdom/ })
    .click()
  await expect(page).toHaveURL(/\/pricing$/)
  await expect(page.getByRole('main')).toContainText('£10,000')
  await expect(page.getByRole('main')).not.toContainText('$13,500')
})

for (const [prefix, message, link] of [
  ['', 'This page could not be found', 'Back to the home page'],
  ['/de', 'Diese Seite', 'Startseite'],
  ['/ar', 'الصفحة', 'الرئيسية'],
] as const) {
  test(`unknown page${prefix}: 404, “${message}”, link “${link}”, for readers without scripts too`, async () => {
    const { status, html } = await visit(web(`${prefix}/no-such-page`))
    expect(status).toBe(404)
    expect(html).toContain(message)
    expect(html).toContain(link)
    expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/)
  })
}

test('an address whose escapes mean nothing is not found, in the language of its beginning', async () => {
  for (const [path, lang] of [
    ['/a%', 'en'],
    ['/de/%F0x', 'de'],
    ['/ar/%9?lang=%', 'ar'],
  ] as const) {
    const { status, html } = await visit(web(path))
    expect([path, status]).toEqual([path, 404])
    expect(html).toContain(`lang="${lang}"`)
  }
  expect((await visit(web('/api/oauth/%F0'))).status).toBe(404)
  expect((await visit(`${stackUnderTest().cmsUrl}/api/oauth/%F0`)).status).toBe(405)
})

test('a choice that points to another site stays on ours', async () => {
  for (const evil of ['https://evil.example/', '//evil.example', '/\\evil.example']) {
    const response = await fetch(web('/api/preferences'), {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: new URL(web('/')).origin,
        referer: web('/pricing'),
      },
      body: new URLSearchParams({
        locale: 'de',
        path: evil,
        returnTo: evil,
        from: evil,
      }).toString(),
    })
    const location = new URL(response.headers.get('location') ?? '/', web('/'))
    expect(location.host).toBe(new URL(web('/')).host)
  }
})
