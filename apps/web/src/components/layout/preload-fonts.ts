import type { Locale } from '@studio/shared/locales'
import { preload } from 'react-dom'
import display from '../../../node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'
import text from '../../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'
import arabic from '../../../node_modules/@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2'
import arabicBold from '../../../node_modules/@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-700-normal.woff2'

/** The two faces in which a page's first words stand. */
const FIRST: Record<Locale, [string, string]> = {
  en: [display, text],
  ar: [arabicBold, arabic],
  de: [display, text],
}

/** Next's own way preloads the same faces in all languages. */
export function preloadFonts(locale: Locale): void {
  for (const file of FIRST[locale]) {
    preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  }
}
