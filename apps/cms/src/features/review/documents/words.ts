import type { Locale } from '@studio/shared/locales'
import { fill } from '../../../platform/mail/fill'
import ar from './words/ar.json'
import de from './words/de.json'
import en from './words/en.json'

export type DocumentWords = typeof en

export const DOCUMENT_WORDS: Record<Locale, DocumentWords> = { en, ar, de }

/** Replaces placeholders in braces by their values. */
export function filled(text: string, values: Record<string, string | number>): string {
  const strings = Object.entries(values).map(([name, value]) => [name, String(value)] as const)
  return fill(text, Object.fromEntries(strings), (value) => value)
}
