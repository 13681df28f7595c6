import type { PageView } from '@studio/shared/contracts/page'
import { DEFAULT_LOCALE, type Locale } from '@studio/shared/locales'
import { publicPath, type PagePath } from '@studio/shared/paths'
import { env } from '@/env'
import type { Address } from '@/features/routing/address'

export function absoluteUrl(locale: Locale, path: PagePath): string {
  const visible = publicPath(locale, path)
  return env().SITE_URL + (visible === '/' ? '/' : visible)
}

/** Words that are English belong to the English address. */
export function canonicalUrl(view: PageView, { locale, path }: Address): string {
  return absoluteUrl(view.contentLocale === locale ? locale : view.contentLocale, path)
}

/** The page's address in each language in which it is ready, and for everybody else. */
export function alternatesOf(
  { readyLocales }: Pick<PageView, 'readyLocales'>,
  { path }: Pick<Address, 'path'>,
): Record<string, string> {
  const languages = readyLocales.map((locale) => [locale, absoluteUrl(locale, path)] as const)
  return { ...Object.fromEntries(languages), 'x-default': absoluteUrl(DEFAULT_LOCALE, path) }
}
