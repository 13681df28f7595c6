import { expect, test } from 'vitest'
import { stackUnderTest } from '../support/stack-under-test'
import { from, visit } from '../support/visit'

const web = (path: string) => `${stackUnderTest().webUrl}${path}`

test('location, on every page: the order is host, query, the visitor’s choice, the CDN', async () => {
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

test('English has no prefix, and internal paths are hidden', async () => {
  const english = await visit(web('/en/pricing?ref=1'))
  expect([301, 308]).toContain(english.status)
  expect(english.headers.get('location')).toMatch(/\/pricing\?ref=1$/)
  expect((await visit(web('/us/en/pricing'))).status).toBe(404)
  expect((await visit(web('/uk/ar'))).status).toBe(404)
})

test('locale, on every page: the language cookie leads to its language, and an invalid one to English', async () => {
  const german = await visit(web('/pricing?ref=1'), { cookie: 'language_code=de' })
  expect(german.status).toBe(307)
  expect(german.headers.get('location')).toMatch(/\/de\/pricing\?ref=1$/)
  expect((await visit(web('/'), { cookie: 'language_code=ar' })).headers.get('location')).toMatch(
    /\/ar$/,
  )
  expect((await visit(web('/pricing'), { cookie: 'language_code=xx' })).status).toBe(200)
  expect((await visit(web('/ar/pricing'), { cookie: 'language_code=de' })).status).toBe(200)
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

test.each(['', '/de', '/ar'])(
  'an unknown page%s offers the guide and a search for what its address says',
  async (prefix) => {
    const { html } = await visit(web(`${prefix}/rentals/podcst-studio.html`))
    expect(html).toContain('data-slot="guide-button"')
    expect(html).toContain('value="podcst studio"')
  },
)

test('a German page has a number in Germany, in whatever country the visitor is', async () => {
  const numbers = async (path: string, headers: Record<string, string> = {}) => {
    const { html } = await visit(web(path), headers)
    const hrefs = [...html.matchAll(/href="tel:(\+\d\d?)/g)].map(([, start = '']) =>
      start.slice(0, 3),
    )
    return [...new Set(hrefs)]
  }
  expect(await numbers('/de/contact')).toEqual(['+13', '+49'])
  expect(await numbers('/de/contact', from('uk'))).toEqual(['+44', '+49'])
  expect(await numbers('/de/contact', from('gr'))).toEqual(['+49'])
  expect(await numbers('/contact')).toEqual(['+13'])
})

test('an address with invalid escapes is not found, in the language of its prefix', async () => {
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

test('a preference whose return address is another site stays on this site', async () => {
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
