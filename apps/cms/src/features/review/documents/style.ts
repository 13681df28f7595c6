import type { Locale } from '@studio/shared/locales'
import { directionOf } from '@studio/shared/locales'

/** The studio's colors, adapted to white paper. */
export const INK = '#0e0f13'
export const PENCIL = '#5b5954'
export const RULE = '#d8d6d0'
export const BLUE = '#a4dded'
export const PALE_BLUE = '#edf8fb'
export const GREEN = '#00682f'
export const WHITE = '#ffffff'

/** The width of an A4 page and the page margin, in points. */
export const MARGIN = 44

/**
 * The layout of a page in one language. It has to define the direction, because the layout engine
 * does not mirror pages.
 */
export interface Layout {
  locale: Locale
  /** The time zone of all times in the document, such as Europe/Berlin. */
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
