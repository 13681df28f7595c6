import type { Metadata } from 'next'
import type { PageView } from '@studio/shared/contracts/page'
import type { LayoutData } from '@studio/shared/contracts/layout-data'
import { LOCALES, type Locale } from '@studio/shared/locales'
import type { Address } from '@/lib/address'
import { canonicalUrl } from './alternates'
import { shareImage } from './share-image'

const OPEN_GRAPH_LOCALES: Record<Locale, string> = { en: 'en_US', ar: 'ar_AR', de: 'de_DE' }

/** @returns the type of a page, and for posts also their dates, which news readers require */
function kindOf({ subject }: PageView) {
  if (subject?.type !== 'post') return { type: 'website' as const }
  const { publishedOn, updatedAt } = subject
  return { type: 'article' as const, publishedTime: publishedOn, modifiedTime: updatedAt }
}

/** @returns the metadata for a preview of the page on other sites, when its link is shared */
export function openGraph(
  view: PageView,
  layoutData: LayoutData,
  address: Address,
  title: string,
): Pick<Metadata, 'openGraph' | 'twitter'> {
  const { description } = view.seo
  const { studioName: siteName } = layoutData
  const images = [shareImage(view, layoutData, address)]
  return {
    openGraph: {
      ...kindOf(view),
      url: canonicalUrl(view, address),
      title,
      description,
      siteName,
      images,
      locale: OPEN_GRAPH_LOCALES[view.contentLocale],
      alternateLocale: LOCALES.filter(
        (locale) => locale !== view.contentLocale && view.readyLocales.includes(locale),
      ).map((locale) => OPEN_GRAPH_LOCALES[locale]),
    },
    twitter: {
      card: 'summary_large_image',
      title,
      description,
      images,
    },
  }
}
