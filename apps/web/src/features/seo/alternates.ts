import { env } from '@/env'
import type { Address } from '@/lib/address'
import { translator } from '@/i18n/translator'
import type { PageView } from '@studio/shared/contracts/page'
import type { LayoutData } from '@studio/shared/contracts/layout-data'
import { DEFAULT_LOCALE, type Locale } from '@studio/shared/locales'
import { type PagePath, publicPath } from '@studio/shared/paths'

export function absoluteUrl(locale: Locale, path: PagePath): string {
  const visible = publicPath(locale, path)
  return env().SITE_URL + (visible === '/' ? '/' : visible)
}

/**
 * @returns the canonical address. Its language is that of the page's texts: English if the page is
 * not ready in the requested language
 */
export function canonicalUrl(view: PageView, { locale, path }: Address): string {
  return absoluteUrl(view.contentLocale === locale ? locale : view.contentLocale, path)
}

/** @returns the page's address in each ready language, and `x-default` */
export function alternatesOf(
  { readyLocales }: Pick<PageView, 'readyLocales'>,
  { path }: Pick<Address, 'path'>,
): Record<string, string> {
  const languages = readyLocales.map((locale) => [locale, absoluteUrl(locale, path)] as const)
  return { ...Object.fromEntries(languages), 'x-default': absoluteUrl(DEFAULT_LOCALE, path) }
}

type Links = Record<string, { title: string; url: string }[]>

/** @returns links for feed readers and language models, which every page has in its head */
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
