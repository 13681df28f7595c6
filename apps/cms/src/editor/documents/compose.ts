import { randomUUID } from 'node:crypto'
import { LOCALES, type Locale } from '@studio/shared/locales'
import type { FlattenedField } from 'payload'
import { fieldsOfRow, rowsOf, type Values, valuesOf } from '../../platform/fields/walk'

/** The field “Ready in”. Some collections do not have it. */
export const READY_FIELD = 'readyLocales'

/**
 * The public document after some languages of a newer version are published: all fields without a
 * language and the texts of these languages come from the newer version, all other texts stay.
 *
 * @param live the public document in all languages; null if visitors do not see it yet
 */
export function withLanguages(
  fields: FlattenedField[],
  live: Values | null,
  newer: Values,
  languages: readonly Locale[],
): Values {
  const composed = takeFields(fields, live ?? {}, newer, languages)
  if (!(READY_FIELD in composed)) return composed
  return { ...composed, [READY_FIELD]: readyAfter(live, newer, languages) }
}

/**
 * The languages in “Ready in” after publishing some: no other language appears, and one that the
 * newer version does not have any more disappears.
 */
function readyAfter(live: Values | null, newer: Values, languages: readonly Locale[]): Locale[] {
  const [before, wanted] = [readyIn(live ?? {}), readyIn(newer)]
  return LOCALES.filter(
    (locale) => languages.includes(locale) || (before.includes(locale) && wanted.includes(locale)),
  )
}

export function readyIn(values: Values): Locale[] {
  const ready = values[READY_FIELD]
  return Array.isArray(ready) ? LOCALES.filter((locale) => ready.includes(locale)) : []
}

function takeFields(
  fields: FlattenedField[],
  live: Values,
  newer: Values,
  languages: readonly Locale[],
): Values {
  const taken: Values = {}
  for (const field of fields) {
    if (('virtual' in field && field.virtual) || field.type === 'join') continue
    const { name } = field
    if (!(name in newer) && !(name in live)) continue
    taken[name] = takeField(field, live[name], newer[name], languages)
  }
  return taken
}

function takeField(
  field: FlattenedField,
  live: unknown,
  newer: unknown,
  languages: readonly Locale[],
): unknown {
  if ('localized' in field && field.localized) {
    const [old, own] = [valuesOf(live), valuesOf(newer)]
    return Object.fromEntries(
      LOCALES.flatMap((locale) => {
        const value = (languages.includes(locale) ? own : old)[locale]
        return value === undefined ? [] : [[locale, value]]
      }),
    )
  }
  if (field.type === 'array' || field.type === 'blocks') {
    const known = new Map(rowsOf(live).map((row) => [row.id, row]))
    return rowsOf(newer).map((row) => {
      const old = known.get(row.id)
      const isSame = old?.blockType === row.blockType
      const { id, blockType, blockName } = row
      const kind = field.type === 'blocks' ? { blockType, blockName } : {}
      const own = takeFields(fieldsOfRow(field, row), isSame ? (old ?? {}) : {}, row, languages)
      return { ...own, ...kind, id }
    })
  }
  if ('flattenedFields' in field) {
    return takeFields(field.flattenedFields, valuesOf(live), valuesOf(newer), languages)
  }
  return newer
}

/**
 * A document in all languages after a form has changed it in one language.
 *
 * @param values the form's values, in which a translated field has the text of its language
 */
export function withFormValues(
  fields: FlattenedField[],
  stored: Values,
  values: Values,
  locale: Locale,
): Values {
  const changed: Values = { ...stored }
  for (const field of fields) {
    const { name } = field
    if (('virtual' in field && field.virtual) || field.type === 'join') continue
    if (values[name] === undefined) continue
    changed[name] = withFormValue(field, stored[name], values[name], locale)
  }
  return changed
}

function withFormValue(
  field: FlattenedField,
  stored: unknown,
  value: unknown,
  locale: Locale,
): unknown {
  if ('localized' in field && field.localized) return { ...valuesOf(stored), [locale]: value }
  if (field.type === 'array' || field.type === 'blocks') {
    const known = new Map(rowsOf(stored).map((row) => [row.id, row]))
    return rowsOf(value).map((row) => {
      const id = typeof row.id === 'string' && row.id ? row.id : randomUUID().replaceAll('-', '')
      const kind = field.type === 'blocks' ? { blockType: row.blockType } : {}
      const own = withFormValues(fieldsOfRow(field, row), known.get(row.id) ?? {}, row, locale)
      return { ...own, ...kind, id }
    })
  }
  if ('flattenedFields' in field) {
    return withFormValues(field.flattenedFields, valuesOf(stored), valuesOf(value), locale)
  }
  return value
}

/** “Ready in” of a draft after the same languages were added and removed as between two states. */
export function readyLike(draft: Locale[], from: Locale[], to: Locale[]): Locale[] {
  return LOCALES.filter((locale) =>
    from.includes(locale) === to.includes(locale) ? draft.includes(locale) : to.includes(locale),
  )
}
