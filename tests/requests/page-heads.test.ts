import { expect, test } from 'vitest'
import { LOCALES } from '../../packages/shared/src/locales'
import { publicPath } from '../../packages/shared/src/paths'
import { guideAddresses } from '../support/site-pages'
import { stackUnderTest } from '../support/stack-under-test'
import { visit } from '../support/visit'

const web = (path: string) => `${stackUnderTest().webUrl}${path}`

test('a page links to itself in the other languages', async () => {
  const { webUrl } = stackUnderTest()
  const { html } = await visit(`${webUrl}/ar/pricing`)
  for (const locale of LOCALES) {
    expect(html).toMatch(
      new RegExp(`hrefLang="${locale}" href="${webUrl}${publicPath(locale, 'pricing')}"`, 'i'),
    )
  }
  expect(html.match(/hreflang="x-default"/gi)).toHaveLength(1)
})

test('the style guide is not indexed', async () => {
  const { webUrl } = stackUnderTest()
  for (const address of LOCALES.flatMap(guideAddresses)) {
    const { html } = await visit(webUrl + address)
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>')
  }
  expect((await visit(`${webUrl}/sitemap.xml`)).html).not.toContain('style-guide')
  expect((await visit(`${webUrl}/style-guide/other`)).status).toBe(404)
})

test('without scripts the viewer is a still without a button', async () => {
  const { html } = await visit(web('/360-animation-doctor-strange'))
  expect(html).toContain('data-slot="panorama"')
  expect(html).not.toContain('>Look around</button>')
})

test('a page may frame the two players, services that require it, and nothing else', async () => {
  const { headers } = await visit(web('/pricing'))
  const rules = headers.get('content-security-policy')?.split('; ') ?? []
  const [, ...framed] = rules.find((rule) => rule.startsWith('frame-src '))?.split(' ') ?? []
  expect(framed).toEqual([
    'https://player.vimeo.com',
    'https://www.youtube-nocookie.com',
    'https://www.googletagmanager.com',
    'https://td.doubleclick.net',
    'https://*.tawk.to',
  ])
})
