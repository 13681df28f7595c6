import type { Locale } from '@studio/shared/locales'
import { preload } from 'react-dom'
import latin from '@/fonts/instrument-sans.woff2'
import arabic from '@/fonts/plex-arabic-400.woff2'

/**
 * The font of menus and text, by language. It is preloaded because the menu could wrap if it
 * arrived late. Further preloads would delay the largest picture.
 */
const TEXT: Record<Locale, string> = { en: latin, ar: arabic, de: latin }

/** Preloads one font. Next's own preload would include the fonts of all languages. */
export function preloadFont(locale: Locale): void {
  preload(TEXT[locale], { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
}
