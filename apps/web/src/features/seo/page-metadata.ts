import type { Address } from '@/lib/address'
import { translator } from '@/i18n/translator'
import type { PageAnswer } from '@studio/shared/contracts/page'
import type { Locale } from '@studio/shared/locales'
import { isIndexedPath } from '@studio/shared/routes/indexing'
import type { Metadata } from 'next'
import { alternatesOf, canonicalUrl, readersLinks } from './alternates'
import { openGraph } from './open-graph'

/** @returns a page's metadata. A page that is not found is not indexed */
export function pageMetadata(loaded: PageAnswer | null, address: Address): Metadata {
  if (!loaded) return { title: errorTitle(address.locale, 'unavailable'), robots: NOINDEX }
  const { view, shell: layoutData } = loaded
  if (view.kind !== 'page') {
    const title = errorTitle(address.locale, 'notFound')
    return { title: `${title} · ${layoutData.studioName}`, robots: NOINDEX }
  }
  const title = titleOf(view.seo.title, layoutData.studioName)
  return {
    title,
    description: view.seo.description,
    alternates: {
      canonical: canonicalUrl(view, address),
      languages: alternatesOf(view, address),
      types: readersLinks(layoutData, address),
    },
    ...(view.seo.isIndexed && isIndexedPath(address.path) ? {} : { robots: NOINDEX }),
    ...openGraph(view, layoutData, address, title),
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
