import { readFileSync } from 'node:fs'
import type messages from '../../apps/web/src/messages/en.json'
import type { Locale } from '../../packages/shared/src/locales'

export type Words = typeof messages

/** The languages in which each test of accounts runs, with their messages. */
export const LANGUAGES: readonly [Language, Language] = [languageOf('en'), languageOf('ar')]

interface Language {
  locale: Locale
  words: Words
}

function languageOf(locale: Locale): Language {
  const file = new URL(`../../apps/web/src/messages/${locale}.json`, import.meta.url)
  return { locale, words: JSON.parse(readFileSync(file, 'utf8')) as Words }
}

/** A pattern that matches a message with any values for its parameters. */
export const like = (message: string) =>
  new RegExp(
    message
      .split(/\{\w+\}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+'),
  )

/** The login provider's name on its button in the tests. */
export const PROVIDER_NAME = 'Weave ID'
