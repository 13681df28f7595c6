import type { Locale } from '@studio/shared/locales'
import type { FlattenedField } from 'payload'
import { fieldsOfRow, rowsOf, type Values, valuesOf } from './walk'

/**
 * Picks one language of a document that was read with `locale: 'all'`. The result has the shape of
 * a document that was read in that language without a fallback.
 */
export function pickLocale(fields: FlattenedField[], values: Values, locale: Locale): Values {
  const picked = fields.flatMap((field) => {
    if (!(field.name in values)) return []
    const value = values[field.name]
    const isLocalized = 'localized' in field && field.localized
    return [[field.name, inside(field, isLocalized ? valuesOf(value)[locale] : value, locale)]]
  })
  return { ...values, ...Object.fromEntries(picked) } as Values
}

function inside(field: FlattenedField, value: unknown, locale: Locale): unknown {
  if (value === null || value === undefined) return value
  if (field.type === 'blocks' || field.type === 'array') {
    return rowsOf(value).map((row) => pickLocale(fieldsOfRow(field, row), row, locale))
  }
  if ('flattenedFields' in field) return pickLocale(field.flattenedFields, valuesOf(value), locale)
  return value
}
