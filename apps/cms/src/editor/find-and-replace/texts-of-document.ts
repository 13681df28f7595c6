import { DEFAULT_LOCALE, LOCALES, type Locale } from '@studio/shared/locales'
import type { FlattenedField } from 'payload'
import { labelOf, rowName, type PathPart } from '../documents/compare-documents'
import { pathText } from '../documents/differences'
import { partsOf, type RowsField, type Values, valuesOf } from '../../platform/fields/walk'
import { paragraphsOf } from './paragraphs'

/** The value of a text field, or one paragraph of a rich text. */
export interface DocumentText {
  /**
   * The path of field names and row ids. In a rich text the paragraph's path follows after `#`, as
   * in `blocks/66f1/body#0.2`.
   */
  place: string
  /** The labels from the outermost to the innermost field, such as `Hero 1: Title`. */
  label: string
  /** The language of the text; null if all languages share it. */
  locale: Locale | null
  text: string
}

interface Here {
  place: string[]
  labels: PathPart[]
}

/** Text fields with technical values, which are not written for readers. */
const SKIPPED = new Set(['seedKey', 'edits', 'id', 'key', 'filename'])

/**
 * @param data the document, read with `locale: 'all'`
 * @returns its texts in order, without those of fields that not all staff may read
 */
export function textsOfDocument(fields: FlattenedField[], data: Values): DocumentText[] {
  return textsOf(fields, data, { place: [], labels: [] })
}

function textsOf(fields: FlattenedField[], data: Values, here: Here): DocumentText[] {
  return fields.flatMap((field): DocumentText[] => {
    if (isSkipped(field)) return []
    const parts = partsOf(field, data)
    if (parts) {
      return parts.flatMap(({ fields: inner, values, index, name }) => {
        if (index === undefined) {
          const place = name ? [...here.place, name] : here.place
          return textsOf(inner, values, { ...here, place })
        }
        return textsOf(inner, values, {
          place: [...here.place, field.name, rowKey(values, index)],
          labels: [...here.labels, rowName(field as RowsField, values, index)],
        })
      })
    }
    const own = {
      place: [...here.place, field.name].join('/'),
      label: pathText([...here.labels, labelOf(field)], DEFAULT_LOCALE),
    }
    const value = data[field.name]
    if (!('localized' in field && field.localized)) return textsOfValue(field, value, null, own)
    return LOCALES.flatMap((locale) => textsOfValue(field, valuesOf(value)[locale], locale, own))
  })
}

function textsOfValue(
  field: FlattenedField,
  value: unknown,
  locale: Locale | null,
  own: Pick<DocumentText, 'place' | 'label'>,
): DocumentText[] {
  if (field.type === 'richText') {
    return paragraphsOf(value).map(({ path, text }) => ({
      place: `${own.place}#${path.join('.')}`,
      label: own.label,
      locale,
      text,
    }))
  }
  if (field.type !== 'text' && field.type !== 'textarea') return []
  return typeof value === 'string' && value.trim() !== '' ? [{ ...own, locale, text: value }] : []
}

/** @returns the row's id, or its index if it has none */
export function rowKey({ id }: Values, index: number): string {
  return typeof id === 'string' || typeof id === 'number' ? String(id) : String(index)
}

/**
 * Whether a field is left out: its text is not written for readers, or not everybody may read it.
 */
export function isSkipped(field: FlattenedField): boolean {
  if (SKIPPED.has(field.name)) return true
  if ('virtual' in field && field.virtual) return true
  if ('access' in field && field.access?.read) return true
  return 'admin' in field && field.admin !== undefined && 'hidden' in field.admin
    ? field.admin.hidden === true
    : false
}
