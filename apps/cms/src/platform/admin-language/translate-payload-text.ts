import { isLocale } from '@studio/shared/locales'
import { ar } from 'payload/i18n/ar'
import { de } from 'payload/i18n/de'
import { en } from 'payload/i18n/en'
import { escaped } from './translate-message'

/** The sections of Payload's texts that contain validation messages and names of fields. */
const SECTIONS = ['validation', 'fields', 'error'] as const

interface Text {
  /** The English text, in which values such as `{{min}}` match anything. */
  pattern: RegExp
  /** The names of the values, in their order in the English text. */
  names: string[]
  de: string
  ar: string
}

const texts: Text[] = SECTIONS.flatMap((section) => {
  const [german, arabic] = [textsOf(de, section), textsOf(ar, section)]
  return Object.entries(textsOf(en, section)).flatMap(([key, english]) => {
    const [own, other] = [german[key], arabic[key]]
    return own && other ? [textOf(english, { de: own, ar: other })] : []
  })
})

/**
 * Translates a text that Payload has made in English into another language of the admin. Such texts
 * come from code that runs without a user, for example a job. Other texts stay unchanged.
 */
export function translatePayloadText(english: string, language: string): string {
  if (!isLocale(language) || language === 'en') return english
  for (const { pattern, names, ...translations } of texts) {
    const values = pattern.exec(english)?.slice(1)
    if (values) return filled(translations[language], names, values)
  }
  return english
}

function textsOf(
  { translations }: { translations: object },
  section: (typeof SECTIONS)[number],
): Record<string, string> {
  return (translations as Record<string, Record<string, string>>)[section] ?? {}
}

function textOf(english: string, translation: { de: string; ar: string }): Text {
  // Text and names of values alternate in the pieces.
  const pieces = english.split(/\{\{(\w+)\}\}/)
  const names = pieces.filter((_, index) => index % 2 === 1)
  const source = pieces.map((piece, index) => (index % 2 === 1 ? '(.+?)' : escaped(piece))).join('')
  return { pattern: new RegExp(`^${source}$`, 'su'), names, ...translation }
}

function filled(text: string, names: string[], values: string[]): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    return values[names.indexOf(name)] ?? whole
  })
}
