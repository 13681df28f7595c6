import type { LayoutData } from '@studio/shared/contracts/layout-data'
import { publicPath } from '@studio/shared/paths'
import { env } from '@/env'
import type { Address } from '@/features/routing/address'
import { translator } from '@/i18n/translator'

type Links = Record<string, { title: string; url: string }[]>

/** What stands in every head for readers that are no browsers: the blog's feed, and the site in one text. */
export function readersLinks(
  { studioName }: LayoutData,
  { locale }: Pick<Address, 'locale'>,
): Links {
  const t = translator(locale, 'feed')
  const { SITE_URL } = env()
  const feed = { title: t('title', { studio: studioName }), url: SITE_URL + feedPath(locale) }
  const outline = { title: studioName, url: `${SITE_URL}/llms.txt` }
  return { 'application/rss+xml': [feed], 'text/plain': [outline] }
}

export function feedPath(locale: Address['locale']): string {
  return publicPath(locale, 'feed.xml')
}
