import type { SitePaths } from '@studio/shared/contracts/listings'
import { isIndexedPath } from '@studio/shared/routes/indexing'
import { absoluteUrl, alternatesOf } from './alternates'
import { escapeMarkup } from './escape-markup'
import { mediaOf } from './sitemap-media'

type SitemapPage = SitePaths['pages'][number]

const HEAD =
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" ' +
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" ' +
  'xmlns:video="http://www.google.com/schemas/sitemap-video/1.1">\n'

/** Each page that search engines may list, in each language in which it is ready, with the others beside it. */
export function sitemap(pages: SitemapPage[]): string {
  const entries = pages
    .filter(({ path }) => isIndexedPath(path))
    .flatMap((page) => page.readyLocales.map((locale) => entry(page, locale)))
  return `${HEAD}${entries.join('\n')}\n</urlset>\n`
}

function entry(page: SitemapPage, locale: SitemapPage['readyLocales'][number]): string {
  const links = Object.entries(alternatesOf(page, page)).map(
    ([language, url]) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeMarkup(url)}"/>`,
  )
  const location = `<loc>${escapeMarkup(absoluteUrl(locale, page.path))}</loc>`
  return `<url>${location}<lastmod>${escapeMarkup(page.updatedAt)}</lastmod>${links.join('')}${mediaOf(page, locale)}</url>`
}
