import type { Locale } from '@studio/shared/locales'
import { STUDIO_TIME_ZONE } from '../rounds/studio-days'

/** Western digits and months in every language, as timecodes have them. */
const FORMATS = { en: 'en-US', ar: 'ar-u-nu-latn-ca-gregory', de: 'de-DE' } as const

const DAY = { year: 'numeric', month: 'long', day: 'numeric' } as const
const MINUTE = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** To the second, with the zone's name. */
export function momentIn(moment: string | Date, timeZone: string, locale: Locale): string {
  const parts = { ...DAY, ...MINUTE, second: '2-digit', timeZoneName: 'short', timeZone } as const
  return new Intl.DateTimeFormat(FORMATS[locale], parts).format(new Date(moment))
}

/** To the minute, in the studio's time. */
export function studioMoment(moment: string, locale: Locale): string {
  const parts = { ...DAY, ...MINUTE, month: 'short', timeZone: STUDIO_TIME_ZONE } as const
  return new Intl.DateTimeFormat(FORMATS[locale], parts).format(new Date(moment))
}

export function figure(value: number, locale: Locale): string {
  return new Intl.NumberFormat(FORMATS[locale]).format(value)
}
