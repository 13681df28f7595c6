import type { Locale } from '@studio/shared/locales'
import display from '@/fonts/archivo.woff2'
import text from '@/fonts/instrument-sans.woff2'
import mono from '@/fonts/jetbrains-mono.woff2'
import arabicName from '@/fonts/plex-arabic-name.woff2'

/** A family of `fonts.css`, where its file is, what `FontFace` is to know of it, and whether this page has it. */
type LateFace = [family: string, file: string, descriptors: FontFaceDescriptors, isUsed: boolean]

/**
 * What no page's first words stand in, in any language. Every page has figures; the Latin
 * ones stand in Arabic pages, and in the others the Arabic language's own name.
 */
export function lateFaces(locale: Locale): LateFace[] {
  const isArabic = locale === 'ar'
  return [
    ['Late Mono', mono, { weight: '400 600' }, true],
    ['Late Display', display, { weight: '600 800', stretch: '100% 120%' }, isArabic],
    ['Late Text', text, { weight: '400 700' }, isArabic],
    ['Late Arabic Name', arabicName, { weight: '400 700' }, !isArabic],
  ]
}
