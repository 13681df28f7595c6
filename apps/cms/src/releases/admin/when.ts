import { LOCALE_NAMES, LOCALES, type Locale } from '@studio/shared/locales'
import { isAllLanguages } from '../types'

/** `Monday, November 30, 2026 at 9:00 AM (Europe/Berlin)`. @param at ISO 8601 */
export function whenText(at: string, zone: string, language: string): string {
  const text = new Intl.DateTimeFormat(language, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: zone,
  }).format(new Date(at))
  return `${text} (${zone})`
}

/** The time zone of the browser. */
export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

export function zones(): string[] {
  return [...new Set(['UTC', ownZone(), ...Intl.supportedValuesOf('timeZone')])].sort()
}

/** `English and Deutsch`, or `all languages`. */
export function languagesText(languages: readonly Locale[]): string {
  if (isAllLanguages(languages)) return 'all languages'
  const names = LOCALES.filter((locale) => languages.includes(locale)).map(
    (locale) => LOCALE_NAMES[locale],
  )
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(names)
}
