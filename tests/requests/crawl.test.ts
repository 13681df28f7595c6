import pMap from 'p-map'
import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../packages/shared/src/locales'
import { publicPath, readPublicPath } from '../../packages/shared/src/paths'
import { isIndexedPath } from '../../packages/shared/src/routes/indexing'
import { sitePathsSchema } from '../../packages/shared/src/contracts/listings'
import type { PageFacts } from '../support/page-facts'
import { SiteReader } from '../support/site-reader'
import { COUNTRY_OF } from '../support/site-variants'
import { PAGES_AT_ONCE } from '../support/site-walk'
import { stackUnderTest } from '../support/stack-under-test'

interface Found {
  status: number
  facts: PageFacts
  linkedFrom: string
}

/** Follows every link of the site in one language, starting at the home page. */
async function crawl(locale: Locale): Promise<Map<string, Found>> {
  const reader = new SiteReader(stackUnderTest().webUrl, COUNTRY_OF[locale], locale)
  const found = new Map<string, Found>()
  let level = [{ path: publicPath(locale, ''), linkedFrom: '' }]
  while (level.length > 0) {
    const read = async ({ path, linkedFrom }: (typeof level)[number]) => {
      const { status, facts } = await reader.page(path)
      found.set(path, { status, facts, linkedFrom })
      return facts.links.map((link) => ({ path: link, linkedFrom: path }))
    }
    const pages = await pMap(level, read, PAGES_AT_ONCE)
    const next = new Map(pages.flat().map((entry) => [entry.path, entry]))
    level = [...next.values()].filter(({ path }) => isPageToVisit(path, locale) && !found.has(path))
  }
  return found
}

function isPageToVisit(path: string, locale: Locale): boolean {
  const isFile = /^\/(media|api|_next)\//.test(path) || /\.\w+$/.test(path)
  return !isFile && readPublicPath(path).locale === locale
}

function shared(pages: [string, string][]): string[] {
  const byText = new Map<string, string[]>()
  for (const [path, text] of pages) byText.set(text, [...(byText.get(text) ?? []), path])
  return [...byText].filter(([, paths]) => paths.length > 1).map((entry) => entry.join(': '))
}

for (const locale of LOCALES) {
  test(`links from the home page reach every page and none is broken, in ${locale}`, async () => {
    const found = await crawl(locale)
    const broken = [...found].filter(([, { status }]) => status !== 200)
    expect(broken.map(([path, { status, linkedFrom }]) => [path, status, linkedFrom])).toEqual([])

    const answer = await fetch(`${stackUnderTest().cmsUrl}/api/site/paths`)
    const { pages } = sitePathsSchema.parse(await answer.json())
    const orphans = pages.filter(
      ({ path }) => isIndexedPath(path) && !found.has(publicPath(locale, path)),
    )
    expect(orphans.map(({ path }) => path)).toEqual([])

    const facts = [...found].map(([path, page]) => ({ path, ...page.facts }))
    expect(facts.filter(({ title, description }) => !title || !description)).toEqual([])
    // An address with a query is left out: it is the same page, filtered or with a filled-in form.
    const pagesFound = facts.filter(({ path }) => !path.includes('?'))
    expect(shared(pagesFound.map(({ path, title }) => [path, title]))).toEqual([])
    expect(shared(pagesFound.map(({ path, description }) => [path, description]))).toEqual([])
  })
}
