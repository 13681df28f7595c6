import { DEFAULT_LOCALE, LOCALES, LOCALE_NAMES } from '@studio/shared/locales'
import type { RowVersion, Words } from './list-version'

/**
 * A difference between two versions, as texts. Without `before` and `after`, `what` is the whole
 * message.
 */
export interface Change {
  /** The row's name, or null if the list itself changed. */
  row: string | null
  what: string
  before?: string | null
  after?: string | null
}

/** The row's name in the default locale, or in any other, or the row's key if it has no name. */
export function nameOf(row: RowVersion): string {
  const label = row.label ?? {}
  return label[DEFAULT_LOCALE] ?? Object.values(label).find(Boolean) ?? row.key
}

/** The text of a value, or null if it is empty. */
export function textOr(value: string | number | null | undefined): string | null {
  return value === null || value === undefined || value === '' ? null : String(value)
}

/**
 * Compares a text in each locale. Messages about a locale other than the default one say which
 * language they are about.
 */
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
