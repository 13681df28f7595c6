import fc from 'fast-check'
import { isPagePath } from '@studio/shared/paths'
import { describe, expect, it } from 'vitest'
import { resolveLikeNext, type Visit } from '@/test-support/resolve-like-next'

describe('the page behind an address', () => {
  const table: [string, Visit, string][] = [
    ['the home page', { url: '/' }, '/us/en'],
    ['a page', { url: '/pricing' }, '/us/en/pricing'],
    ['a page below a page', { url: '/service/boardomatics' }, '/us/en/service/boardomatics'],
    ['the Arabic home page', { url: '/ar' }, '/us/ar'],
    ['a German page', { url: '/de/careers/3d-generalist' }, '/us/de/careers/3d-generalist'],
    ['a country by query', { url: '/pricing?lang=uk' }, '/uk/en/pricing'],
    ['a country by query with a language', { url: '/ar/pricing?a=1&lang=gr' }, '/gr/ar/pricing'],
    ['an unknown country by query', { url: '/pricing?lang=fr' }, '/us/en/pricing'],
    ['a country by cookie', { url: '/', cookies: { country: 'uk' } }, '/uk/en'],
    ['an unknown country by cookie', { url: '/', cookies: { country: 'ukx' } }, '/us/en'],
    ['query before cookie', { url: '/a?lang=us', cookies: { country: 'uk' } }, '/us/en/a'],
    ['a country by header', { url: '/a', headers: { 'cf-ipcountry': 'GB' } }, '/uk/en/a'],
    ['Germany by header', { url: '/de', headers: { 'x-country': 'DE' } }, '/gr/de'],
    ['another country by header', { url: '/a', headers: { 'x-country': 'FR' } }, '/us/en/a'],
    [
      'cookie before header',
      { url: '/', cookies: { country: 'us' }, headers: { 'x-country': 'GB' } },
      '/us/en',
    ],
    ['a country by address', { url: '/a', cookies: { located_country: 'uk' } }, '/uk/en/a'],
    [
      'the choice before the address',
      { url: '/', cookies: { located_country: 'uk', country: 'gr' } },
      '/gr/en',
    ],
    [
      'a header before the address',
      { url: '/', cookies: { located_country: 'uk' }, headers: { 'x-country': 'DE' } },
      '/gr/en',
    ],
    ['a German host', { url: '/', host: 'www.studio.de' }, '/gr/en'],
    ['a German subdomain with a port', { url: '/de/a', host: 'de.studio.com:3000' }, '/gr/de/a'],
    [
      'host before everything',
      { url: '/a?lang=uk', host: 'studio.de', cookies: { country: 'us' } },
      '/gr/en/a',
    ],
    ['a host that only looks German', { url: '/', host: 'studio.dev' }, '/us/en'],
    ['English chosen', { url: '/pricing', cookies: { language_code: 'en' } }, '/us/en/pricing'],
    ['an unknown language chosen', { url: '/', cookies: { language_code: 'fr' } }, '/us/en'],
    [
      'another language than the chosen one',
      { url: '/de/a', cookies: { language_code: 'ar' } },
      '/us/de/a',
    ],
    [
      'the language that a preview’s address names',
      { url: '/a?lang=gr', cookies: { preview: 'x', language_code: 'ar', country: 'uk' } },
      '/gr/en/a',
    ],
    ['a call', { url: '/api/publish' }, '/api/publish'],
    ['a file of the library', { url: '/media/a/b.png' }, '/media/a/b.png'],
    ['a script', { url: '/_next/static/a.js' }, '/_next/static/a.js'],
    ['the sitemap', { url: '/sitemap.xml' }, '/sitemap.xml'],
    ['a page that starts like a call', { url: '/apiary' }, '/us/en/apiary'],
    ['a page that starts like a country', { url: '/ukulele' }, '/us/en/ukulele'],
    ['a page that starts like a language', { url: '/arcade' }, '/us/en/arcade'],
  ]
  it.each(table)('The page is right for: %s', async (_, visit, page) => {
    expect(await resolveLikeNext(visit)).toEqual({ page })
  })

  it.each(['/us/en/pricing', '/uk', '/gr/de', '/us/ar/a/b'])('%s is hidden', async (url) => {
    expect(await resolveLikeNext({ url })).toEqual({ page: `/us/en/~${url}` })
  })

  it('Every address leads to one country, one language and its path', async () => {
    const segment = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8})?$/)
    await fc.assert(
      fc.asyncProperty(
        fc
          .array(segment, { minLength: 1, maxLength: 4 })
          .map((parts) => parts.join('/'))
          .filter(isPagePath),
        fc.constantFrom('us', 'uk', 'gr'),
        fc.constantFrom('ar', 'de'),
        async (path, country, locale) => {
          const cookies = { country }
          expect(await resolveLikeNext({ url: `/${path}`, cookies })).toEqual({
            page: `/${country}/en/${path}`,
          })
          expect(await resolveLikeNext({ url: `/${locale}/${path}`, cookies })).toEqual({
            page: `/${country}/${locale}/${path}`,
          })
        },
      ),
    )
  })
})

describe('the locale’s redirects', () => {
  const arabic = { language_code: 'ar' }
  const table: [string, Visit, string][] = [
    ['the English prefix', { url: '/en/pricing' }, '/pricing'],
    ['the English prefix alone', { url: '/en' }, '/'],
    ['the English prefix with a query', { url: '/en/a/b?x=1' }, '/a/b?x=1'],
    ['the chosen language', { url: '/pricing?x=1', cookies: arabic }, '/ar/pricing?x=1'],
    ['the chosen language at home', { url: '/', cookies: arabic }, '/ar'],
  ]
  it.each(table)('The redirect is right for: %s', async (_, visit, redirect) => {
    expect(await resolveLikeNext(visit)).toEqual({ redirect })
  })

  it.each(['/api/health', '/media/a.png', '/_next/static/a.js', '/robots.txt', '/ar/a', '/404'])(
    '%s is not redirected',
    async (url) => {
      expect(await resolveLikeNext({ url, cookies: arabic })).toHaveProperty('page')
    },
  )
})
