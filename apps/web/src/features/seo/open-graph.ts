import type { Metadata } from 'next'
import type { PageView } from '@studio/shared/contracts/page'
import { LOCALES, type Locale } from '@studio/shared/locales'
import { env } from '@/env'
import type { Address } from '@/features/routing/address'
import { canonicalUrl } from './alternates'

const OPEN_GRAPH_LOCALES: Record<Locale, string> = { en: 'en_US', ar: 'ar_AR', de: 'de_DE' }

/** How the page looks when somebody shares its address. */
export function openGraph(
  view: PageView,
  address: Address,
  title: string,
  siteName: string,
): Pick<Metadata, 'openGraph' | 'twitter'> {
  const { description, image } = view.seo
  const images = image
    ? [
        {
          url: env().SITE_URL + image.src,
          width: image.width,
          height: image.height,
          alt: image.alt,
        },
      ]
    : []
  return {
    openGraph: {
      type: 'website',
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
      card: images.length > 0 ? 'summary_large_image' : 'summary',
      title,
      description,
      images,
    },
  }
}
