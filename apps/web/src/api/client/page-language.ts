import { toLocale } from '@studio/shared/locales'

/** The header with the page's language, because the browser would send its own. */
export function pageLanguage(): { 'Accept-Language': string } {
  return { 'Accept-Language': toLocale(document.documentElement.lang) }
}
