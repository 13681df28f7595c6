import { readFileSync } from 'node:fs'
import type messages from '../../apps/web/src/messages/en.json'
import type { Locale } from '../../packages/shared/src/locales'

export type Words = typeof messages

/** In which languages each journey through an account is made, and what stands on its way. */
export const LANGUAGES: readonly [Language, Language] = [languageOf('en'), languageOf('ar')]

interface Language {
  locale: Locale
  words: Words
}

function languageOf(locale: Locale): Language {
  const file = new URL(`../../apps/web/src/messages/${locale}.json`, import.meta.url)
  return { locale, words: JSON.parse(readFileSync(file, 'utf8')) as Words }
}

/** Its words without their values, in their order. */
export const like = (message: string) =>
  new RegExp(
    message
      .split(/\{\w+\}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+'),
  )

/** What stands on the button of the provider that the journeys log in through. */
export const PROVIDER_NAME = 'Weave ID'
