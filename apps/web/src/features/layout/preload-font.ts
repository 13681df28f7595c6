import type { Locale } from '@studio/shared/locales'
import { preload } from 'react-dom'
import latin from '@/fonts/instrument-sans.woff2'
import arabic from '@/fonts/plex-arabic-400.woff2'

/**
 * The face of the menu and of running text: in another one the menu may need a second line.
 * More than one would delay the page's largest picture.
 */
const TEXT: Record<Locale, string> = { en: latin, ar: arabic, de: latin }

/** Next's own way preloads the same fonts in all languages. */
export function preloadFont(locale: Locale): void {
  preload(TEXT[locale], { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
}
