import { toLocale } from '@studio/shared/locales'

/** @returns the header with the page's language. Without it, the browser would send its own */
export function pageLanguage(): { 'Accept-Language': string } {
  return { 'Accept-Language': toLocale(document.documentElement.lang) }
}
