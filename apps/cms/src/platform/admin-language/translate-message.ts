import { isLocale } from '@studio/shared/locales'
import messages from './config-words/messages.json'

interface Translation {
  de: string
  ar: string
}

const known = new Map<string, Translation>(Object.entries(messages))

/** Patterns for messages that contain values, which `messages.json` writes as `{}`. */
const patterns = [...known]
  .filter(([english]) => english.includes('{}'))
  .map(([english, translation]) => ({
    pattern: new RegExp(`^${english.split('{}').map(escaped).join('(.+?)')}$`, 'su'),
    translation,
  }))

/**
 * A message of a refusal or of a validation in a language of the admin. A message that is not in
 * `messages.json` stays English.
 */
export function translateMessage(english: string, language: string): string {
  if (!isLocale(language) || language === 'en') return english
  const exact = known.get(english)
  if (exact) return exact[language]
  for (const { pattern, translation } of patterns) {
    const values = pattern.exec(english)?.slice(1)
    if (values) return filled(translation[language], values)
  }
  return english
}

function filled(text: string, values: string[]): string {
  const rest = [...values]
  return text.replaceAll('{}', () => rest.shift() ?? '')
}

/** Escapes the text for use in a regular expression. */
export function escaped(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
}
