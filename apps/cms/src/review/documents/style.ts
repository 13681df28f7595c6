import type { Locale } from '@studio/shared/locales'
import { directionOf } from '@studio/shared/locales'

/** The studio's colors, for white paper. */
export const INK = '#0e0f13'
export const PENCIL = '#5b5954'
export const RULE = '#d8d6d0'
export const BLUE = '#a4dded'
export const PALE_BLUE = '#edf8fb'
export const GREEN = '#00682f'
export const WHITE = '#ffffff'

/** A4 width and page margin, in points. */
export const MARGIN = 44

/** Layout of a page in a language. The engine does not mirror by itself. */
export interface Layout {
  locale: Locale
  /** Time zone of all moments in the document, such as Europe/Berlin. */
  timeZone: string
  row: 'row' | 'row-reverse'
  start: 'left' | 'right'
  end: 'left' | 'right'
}

export function layoutOf(locale: Locale, timeZone: string): Layout {
  return directionOf(locale) === 'rtl'
    ? { locale, timeZone, row: 'row-reverse', start: 'right', end: 'left' }
    : { locale, timeZone, row: 'row', start: 'left', end: 'right' }
}
