import type { FlattenedField } from 'payload'
import {
  fieldsOfRow,
  rowsOf,
  type RowsField,
  type Values,
  valuesOf,
} from '../../../platform/fields/walk'
import { OPEN_TO_TRANSLATORS } from './close-fields'

/**
 * Returns the changes that a translator's texts make to the current document. Rows are matched by
 * id, so rows that an editor has added, moved or removed in the meantime stay as they are.
 */
export function wordsFor(fields: FlattenedField[], stands: unknown, written: unknown): Values {
  const [was, is] = [valuesOf(stands), valuesOf(written)]
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = is[field.name]
      if (value === undefined) return []
      if (isWords(field)) return [[field.name, value]]
      const own = was[field.name]
      if (field.type === 'blocks' || field.type === 'array') {
        return [[field.name, rowsOf(own).map((row) => withRow(field, row, rowsOf(value)))]]
      }
      if (!('flattenedFields' in field)) return []
      return [[field.name, { ...valuesOf(own), ...wordsFor(field.flattenedFields, own, value) }]]
    }),
  )
}

function withRow(field: RowsField, row: Values, written: Values[]): Values {
  const words = written.find(({ id }) => id === row.id)
  return words ? { ...row, ...wordsFor(fieldsOfRow(field, row), row, words) } : row
}

/** @returns true if the form contains a row that the document does not have */
export function hasOtherRows(fields: FlattenedField[], stands: unknown, written: unknown): boolean {
  const [was, is] = [valuesOf(stands), valuesOf(written)]
  return fields.some((field) => {
    if (isWords(field)) return false
    const [own, value] = [was[field.name], is[field.name]]
    if (field.type === 'blocks' || field.type === 'array') {
      const standing = new Map(rowsOf(own).map((row) => [row.id, row]))
      return rowsOf(value).some((row) => {
        const place = standing.get(row.id)
        return !place || hasOtherRows(fieldsOfRow(field, place), place, row)
      })
    }
    return 'flattenedFields' in field && hasOtherRows(field.flattenedFields, own, value)
  })
}

export function isWords(field: FlattenedField): boolean {
  return (
    ('localized' in field && field.localized) === true || OPEN_TO_TRANSLATORS.includes(field.name)
  )
}
