import type { Address } from '@/lib/address'
import { translator } from '@/i18n/translator'
import type { PageAnswer } from '@studio/shared/contracts/page'
import type { Locale } from '@studio/shared/locales'
import { isIndexedPath } from '@studio/shared/routes/indexing'
import type { Metadata } from 'next'
import { alternatesOf, canonicalUrl, readersLinks } from './alternates'
import { openGraph } from './open-graph'

/**
 * The title of a page, which the page renders as `<title>`. Next shows titles of metadata later than
 * the page that a visitor has opened by a link: until then the tab and the announcement for screen
 * readers have none (vercel/next.js#96797).
 */
export function pageTitle(loaded: PageAnswer | null, { locale }: Address): string {
  if (!loaded) return errorTitle(locale, 'unavailable')
  const { view, shell } = loaded
  if (view.kind === 'page') return titleOf(view.seo.title, shell.studioName)
  return `${errorTitle(locale, 'notFound')} · ${shell.studioName}`
}

/** @returns a page's metadata without its title. A page that is not found is not indexed */
export function pageMetadata(loaded: PageAnswer | null, address: Address): Metadata {
  if (loaded?.view.kind !== 'page') return { robots: NOINDEX }
  const { view, shell: layoutData } = loaded
  return {
    description: view.seo.description,
    alternates: {
      canonical: canonicalUrl(view, address),
      languages: alternatesOf(view, address),
      types: readersLinks(layoutData, address),
    },
    ...(view.seo.isIndexed && isIndexedPath(address.path) ? {} : { robots: NOINDEX }),
    ...openGraph(view, layoutData, address, pageTitle(loaded, address)),
  }
}

const NOINDEX = { index: false, follow: true }

/** Appends the studio's name, unless the editor's title already contains it. */
function titleOf(title: string, studioName: string): string {
  return title.includes(studioName) ? title : `${title} · ${studioName}`
}

export function errorTitle(locale: Locale, kind: 'notFound' | 'unavailable'): string {
  const t = translator(locale, kind)
  return t('title')
}
