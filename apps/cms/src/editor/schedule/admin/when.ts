import { LOCALES, type Locale } from '@studio/shared/locales'
import { wordsIn } from '../../../platform/admin-language/admin-words'
import { isAllLanguages } from '../types'
import { releaseWords } from './words'

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

/** The name of a language of the site in a language of the admin. */
export function languageName(locale: Locale, language: string): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(locale) ?? locale
}

/** `in English and German`, or `in all languages`. @param language of the admin */
export function languagesText(languages: readonly Locale[], language: string): string {
  const { SCHEDULE_WORDS } = wordsIn(releaseWords, { language })
  if (isAllLanguages(languages)) return SCHEDULE_WORDS.inAllLanguages
  return SCHEDULE_WORDS.inLanguages(languageList(languages, language))
}

/**
 * Joins the names of languages, such as `English and German`.
 *
 * @param language the language of the admin
 */
export function languageList(languages: readonly Locale[], language: string): string {
  const names = LOCALES.filter((locale) => languages.includes(locale)).map((locale) =>
    languageName(locale, language),
  )
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
}
