import type { Locale } from '@studio/shared/locales'
import type { FlattenedField } from 'payload'
import { fieldsOfRow, rowsOf, type Values, valuesOf } from '../../platform/fields/walk'

/**
 * Returns the document after one language was published, with the texts of the other languages
 * moved back to their rows. Rows are matched by id. A new row has no public texts in other
 * languages yet.
 *
 * @param before the document in all languages before the publication
 * @param after the document in all languages after it
 */
export function withOwnTexts(
  fields: FlattenedField[],
  before: object,
  after: object,
  published: Locale,
): Values {
  const [was, is]: Values[] = [{ ...before }, { ...after }]
  const entries = fields.flatMap((field): [string, unknown][] => {
    const { name } = field
    if (!is || !(name in is)) return []
    const [old, now] = [was?.[name], is[name]]
    if ('localized' in field && field.localized) return [[name, ownText(old, now, published)]]
    if (field.type === 'array' || field.type === 'blocks') {
      if (!Array.isArray(now)) return [[name, now]]
      const rows = new Map(rowsOf(old).map((row) => [row.id, row]))
      const merged = rowsOf(now).map((row) => {
        const known = rows.get(row.id)
        const own = known && known.blockType === row.blockType ? known : {}
        return withOwnTexts(fieldsOfRow(field, row), own, row, published)
      })
      return [[name, merged]]
    }
    if (!('flattenedFields' in field) || now === null || typeof now !== 'object') {
      return [[name, now]]
    }
    return [[name, withOwnTexts(field.flattenedFields, valuesOf(old), valuesOf(now), published)]]
  })
  return { ...is, ...Object.fromEntries(entries) }
}

function ownText(old: unknown, now: unknown, published: Locale): unknown {
  const others = Object.entries(valuesOf(old)).filter(([locale]) => locale !== published)
  const own = Object.entries(valuesOf(now)).filter(([locale]) => locale === published)
  const texts = [...own, ...others]
  return texts.length > 0 ? Object.fromEntries(texts) : now
}
