import type { Locale } from '@studio/shared/locales'
import { STUDIO_TIME_ZONE } from '../../../platform/lib/studio-days'

/** Documents use Western digits and Gregorian months in every language, as timecodes do. */
const FORMATS = { en: 'en-US', ar: 'ar-u-nu-latn-ca-gregory', de: 'de-DE' } as const

const DAY = { year: 'numeric', month: 'long', day: 'numeric' } as const
const MINUTE = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** Formats a moment to the second, with its time zone. */
export function momentIn(moment: string | Date, timeZone: string, locale: Locale): string {
  const parts = { ...DAY, ...MINUTE, second: '2-digit', timeZoneName: 'short', timeZone } as const
  return new Intl.DateTimeFormat(FORMATS[locale], parts).format(new Date(moment))
}

/** Formats a moment to the minute, without its time zone, which each document names once. */
export function minuteIn(moment: string, timeZone: string, locale: Locale): string {
  const parts = { ...DAY, ...MINUTE, month: 'short', timeZone } as const
  return new Intl.DateTimeFormat(FORMATS[locale], parts).format(new Date(moment))
}

/** The name of a time zone, such as Central European Time. */
export function zoneName(timeZone: string, locale: Locale): string {
  const parts = { timeZone, timeZoneName: 'longGeneric' } as const
  const found = new Intl.DateTimeFormat(FORMATS[locale], parts).formatToParts(0)
  return found.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** Returns the time zone that the browser sent if it is valid, otherwise the studio's. */
export function readTimeZone(named: string | null): string {
  if (!named || !/^[\w+/-]{1,64}$/.test(named)) return STUDIO_TIME_ZONE
  try {
    return new Intl.DateTimeFormat('en', { timeZone: named }).resolvedOptions().timeZone
  } catch {
    return STUDIO_TIME_ZONE
  }
}

export function figure(value: number, locale: Locale): string {
  return new Intl.NumberFormat(FORMATS[locale]).format(value)
}
