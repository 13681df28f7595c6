import pMap from 'p-map'
import { expect, test } from 'vitest'
import { LOCALES, directionOf, type Locale } from '../../packages/shared/src/locales'
import { publicPath } from '../../packages/shared/src/paths'
import { headerThemeOf } from '../../packages/shared/src/routes/appearance'
import { isIndexedPath } from '../../packages/shared/src/routes/indexing'
import { fixedLayoutOf } from '../../packages/shared/src/routes/layout'
import { REDIRECTS } from '../../packages/shared/src/routes/redirects'
import { PRESENT_ROUTES } from '../support/site-pages'
import type { PageFacts } from '../support/page-facts'
import { SiteReader } from '../support/site-reader'
import { VARIANTS } from '../support/site-variants'
import { PAGES_AT_ONCE } from '../support/site-walk'
import { stackUnderTest } from '../support/stack-under-test'
import { from, visit } from '../support/visit'

/** The metadata that a page must have. */
function expected(path: string, locale: Locale): Partial<PageFacts> {
  const isBare = fixedLayoutOf(path) === 'bare'
  return {
    lang: locale,
    dir: directionOf(locale),
    headings: 1,
    namelessNavigations: 0,
    isBare,
    headerTheme: isBare ? null : headerThemeOf(path),
    canonical: stackUnderTest().webUrl + publicPath(locale, path),
  }
}

for (const { country, locale } of VARIANTS) {
  test(`every route is valid in ${country}, in ${locale}`, async () => {
    const reader = new SiteReader(stackUnderTest().webUrl, country, locale)
    const links = new Set<string>()
    const check = async ({ path }: (typeof PRESENT_ROUTES)[number]) => {
      const { status, facts } = await reader.page(publicPath(locale, path))
      for (const link of [...facts.links, ...facts.files]) links.add(link)
      expect.soft({ path, status, ...facts }).toMatchObject({
        path,
        status: 200,
        ...expected(path, locale),
      })
      return [
        facts.title.length < 10 ? `${path}: title` : '',
        facts.description.length < 60 ? `${path}: description` : '',
        facts.robots.includes('noindex') === isIndexedPath(path) ? `${path}: robots` : '',
      ].filter(Boolean)
    }
    const flaws = await pMap(PRESENT_ROUTES, check, PAGES_AT_ONCE)
    expect(flaws.flat()).toEqual([])
    expect(links.size).toBeGreaterThan(20)
    expect(await reader.broken([...links])).toEqual([])
  })
}

for (const { path, to } of REDIRECTS) {
  test(`/${path} redirects permanently to /${to}, in each language`, async () => {
    for (const locale of LOCALES) {
      const address = stackUnderTest().webUrl + publicPath(locale, path)
      const { status, headers } = await visit(address, from('uk'))
      expect([status, new URL(headers.get('location') ?? '', address).pathname]).toEqual([
        308,
        publicPath(locale, to),
      ])
    }
  })
}

test('/en before any path redirects to the path without it', async () => {
  const { webUrl } = stackUnderTest()
  for (const { path } of PRESENT_ROUTES) {
    const { status, headers } = await visit(
      `${webUrl}/en${publicPath('en', path)}`.replace(/\/$/, ''),
    )
    expect([301, 308], path).toContain(status)
    const { pathname } = new URL(headers.get('location') ?? '', webUrl)
    expect(pathname).toBe(publicPath('en', path))
  }
})
