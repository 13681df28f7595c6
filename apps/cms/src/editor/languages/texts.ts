import type { Locale } from '@studio/shared/locales'
import type { FlattenedField } from 'payload'
import { labelOf, rowName, type PathPart } from '../documents/compare-documents'
import { partsOf, type Part, type Values, valuesOf } from '../../platform/fields/walk'
import { plainTextOf } from './plain-text'

/**
 * The texts of a document in one language by their places. A place is the path of a field with the
 * ids of blocks and rows, such as `blocks.65f0c1.heading`, so that it stays the same when rows are
 * moved.
 */
export type Texts = Readonly<Record<string, string>>

interface FoundValue {
  place: string
  /** The labels from the outermost to the innermost field. */
  labels: PathPart[]
  /** The stored value: a string, or Lexical's JSON for a rich text. */
  value: unknown
}

/** @param document a document that was read with `locale: 'all'` */
export function textsOf(fields: FlattenedField[], document: object, locale: Locale): Texts {
  return Object.fromEntries(
    valuesIn(fields, document, locale).flatMap(({ place, value }) => {
      const text = plainTextOf(value)
      return text === '' ? [] : [[place, text]]
    }),
  )
}

/**
 * The stored values by place, including empty ones.
 *
 * @param document a document that was read with `locale: 'all'`
 */
export function valuesIn(fields: FlattenedField[], document: object, locale: Locale): FoundValue[] {
  return walk(
    fields,
    { ...document },
    {
      document: { ...document },
      locale,
      path: '',
      labels: [],
    },
  )
}

interface Walk {
  document: Values
  locale: Locale
  path: string
  labels: PathPart[]
}

function walk(fields: FlattenedField[], values: Values, at: Walk): FoundValue[] {
  return fields.flatMap((field): FoundValue[] => {
    if (isHidden(field, values, at.document)) return []
    const parts = partsOf(field, values)
    if (parts) {
      return parts.flatMap((part) => {
        const path = [at.path, part.name, part.index === undefined ? '' : idOf(part)]
        const labels = [...at.labels, ...labelsOf(field, part)]
        const inside = { ...at, path: path.filter(Boolean).join('.'), labels }
        return walk(part.fields, part.values, inside)
      })
    }
    if (!isTranslated(field)) return []
    const place = at.path ? `${at.path}.${field.name}` : field.name
    const value = valuesOf(values[field.name])[at.locale]
    return [{ place, labels: [...at.labels, labelOf(field)], value }]
  })
}

function labelsOf(
  field: FlattenedField,
  { values, name, index }: Part<FlattenedField>,
): PathPart[] {
  if (field.type === 'array' || field.type === 'blocks') {
    return index === undefined ? [] : [rowName(field, values, index)]
  }
  return name ? [labelOf(field)] : []
}

function idOf({ values, index }: { values: Values; index?: number }): string {
  return typeof values.id === 'string' || typeof values.id === 'number'
    ? `${values.id}`
    : `${index}`
}

const TEXT_TYPES = ['text', 'textarea', 'richText']

export function isTranslated(field: object): boolean {
  const { type, localized } = field as { type?: string; localized?: boolean }
  return localized === true && TEXT_TYPES.some((each) => each === type)
}

/**
 * @returns true if the form hides a field because of the values of other fields, so that its text
 * is not used
 */
function isHidden(field: FlattenedField, values: Values, document: Values): boolean {
  const condition = 'admin' in field ? field.admin?.condition : undefined
  if (!condition) return false
  const options = { blockData: values, operation: 'update', path: [], user: null } as const
  return !condition(document, values, { ...options, path: [...options.path] })
}
