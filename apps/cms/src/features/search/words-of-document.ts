import type { FlattenedField } from 'payload'
import { partsOf, rowsOf, type Values, valuesOf } from '../../platform/fields/walk'

/**
 * These fields are skipped. Texts of buttons, for example, say nothing about the page that contains
 * them.
 */
const SKIPPED = new Set(['actions', 'seoTitle', 'seoDescription'])

/**
 * The words with which visitors find a document: the texts of all translated fields, in their
 * order.
 */
export function wordsOfDocument(fields: FlattenedField[], data: Values): string[] {
  return fields.flatMap((field): string[] => {
    if (SKIPPED.has(field.name)) return []
    const parts = partsOf(field, data)
    if (parts) return parts.flatMap((part) => wordsOfDocument(part.fields, part.values))
    const value = data[field.name]
    if (field.type === 'text' || field.type === 'textarea') {
      return field.localized && typeof value === 'string' ? [value] : []
    }
    return field.type === 'richText' ? wordsOfRichText(valuesOf(value)) : []
  })
}

/** The words of Lexical's nodes. The texts of one paragraph are joined. */
function wordsOfRichText({ text, children, root }: Values): string[] {
  if (typeof text === 'string') return [text]
  return [...rowsOf(children), ...(root ? [valuesOf(root)] : [])].flatMap(wordsOfRichText)
}
