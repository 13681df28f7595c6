import type { Locale } from '@studio/shared/locales'
import { preload } from 'react-dom'
import display from '@/fonts/archivo.woff2'
import name from '@/fonts/archivo-name.woff2'
import text from '@/fonts/instrument-sans.woff2'
import arabic from '@/fonts/plex-arabic-400.woff2'
import arabicBold from '@/fonts/plex-arabic-700.woff2'

/** The faces in which a page's first words stand, the studio's name among them. */
const FIRST: Record<Locale, string[]> = {
  en: [display, text],
  ar: [arabicBold, arabic, name],
  de: [display, text],
}

/** Next's own way preloads the same faces in all languages. */
export function preloadFonts(locale: Locale): void {
  for (const file of FIRST[locale]) {
    preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  }
}
