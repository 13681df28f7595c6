import { DEFAULT_LOCALE, LOCALES, LOCALE_NAMES } from '@studio/shared/locales'
import type { RowVersion, Words } from './list-version'

/** One difference, ready to show. Without `before` and `after`, `what` says all there is to say. */
export interface Change {
  /** The row's name, or null where the list itself changed. */
  row: string | null
  what: string
  before?: string | null
  after?: string | null
}

/** The row's name in the default language, or in any in which it has one. */
export function nameOf(row: RowVersion): string {
  const label = row.label ?? {}
  return label[DEFAULT_LOCALE] ?? Object.values(label).find(Boolean) ?? row.key
}

/** Text of a value; an empty one counts as none. */
export function textOr(value: string | number | null | undefined): string | null {
  return value === null || value === undefined || value === '' ? null : String(value)
}

/** Compares a text in each language; other languages than the default one are named. */
export function compareWords(
  row: string | null,
  what: string,
  before: Words,
  after: Words,
): Change[] {
  return LOCALES.flatMap((locale) => {
    const [old, now] = [textOr(before?.[locale]), textOr(after?.[locale])]
    if (old === now) return []
    const language = locale === DEFAULT_LOCALE ? '' : ` (${LOCALE_NAMES[locale]})`
    return [{ row, what: `${what}${language}`, before: old, after: now }]
  })
}
