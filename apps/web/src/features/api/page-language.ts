import { toLocale } from '@studio/shared/locales'

/** What a script’s call says of the language in which its visitor reads: the browser would name its own. */
export function pageLanguage(): { 'Accept-Language': string } {
  return { 'Accept-Language': toLocale(document.documentElement.lang) }
}
