import { isDeepStrictEqual } from 'node:util'
import { LOCALES, type Locale } from '@studio/shared/locales'
import type { FlattenedField } from 'payload'
import { z } from 'zod'
import { blockOf, fieldsOfRow, rowsOf, type RowsField, type Values, valuesOf } from '../fields/walk'
import type { Part } from './edits'

export interface FieldChange {
  /** Labels from the outermost to the innermost field, as `Hero 1`, `Title`. */
  path: string[]
  part: Part
  what: 'changed' | 'added' | 'removed' | 'moved'
  before?: unknown
  after?: unknown
}

interface Place {
  path: string[]
  part: Part
  /**
   * `all`: a localized field holds an object of texts by locale; otherwise it holds one locale's
   * text.
   */
  locale: Locale | 'all'
}

/** Metadata that is not content; most of it changes with every save. */
const BOOKKEEPING = new Set(['id', 'createdAt', 'updatedAt', 'edits', '_status', 'seedKey'])

/**
 * The fields in which two states of a document differ.
 * @param locale the locale in which both were read
 */
export function compareDocuments(
  fields: FlattenedField[],
  before: object,
  after: object,
  locale: Locale | 'all',
): FieldChange[] {
  const place: Place = { path: [], part: 'shared', locale }
  return compareFields(fields, { ...before }, { ...after }, place)
}

function compareFields(
  fields: FlattenedField[],
  before: Values,
  after: Values,
  place: Place,
): FieldChange[] {
  return fields.flatMap((field) => {
    if (BOOKKEEPING.has(field.name) || ('virtual' in field && field.virtual)) return []
    const [old, now] = [before[field.name], after[field.name]]
    const isLocalized = 'localized' in field && field.localized && place.part === 'shared'
    if (!isLocalized) return compareValues(field, old, now, place)
    const { locale } = place
    if (locale !== 'all') return compareValues(field, old, now, { ...place, part: locale })
    return LOCALES.flatMap((part) =>
      compareValues(field, valuesOf(old)[part], valuesOf(now)[part], { ...place, part }),
    )
  })
}

function compareValues(
  field: FlattenedField,
  before: unknown,
  after: unknown,
  place: Place,
): FieldChange[] {
  const [old, now] = [plain(before), plain(after)]
  if (isDeepStrictEqual(old, now)) return []
  const path = [...place.path, labelOf(field)]
  if (field.type === 'blocks' || field.type === 'array') {
    return compareRows(field, rowsOf(before), rowsOf(after), place)
  }
  if ('flattenedFields' in field) {
    return compareFields(field.flattenedFields, valuesOf(before), valuesOf(after), {
      ...place,
      path,
    })
  }
  return [{ path, part: place.part, what: 'changed', before, after }]
}

/** Rows are matched by id, so that a row that only moved does not count as changed. */
function compareRows(
  field: RowsField,
  before: Values[],
  after: Values[],
  place: Place,
): FieldChange[] {
  const known = new Map(before.map((row) => [row.id, row]))
  const kept = new Set(after.map(({ id }) => id))
  const at = (row: Values, index: number) => ({
    ...place,
    path: [...place.path, rowName(field, row, index)],
  })
  const changes = after.flatMap((row, index): FieldChange[] => {
    const old = known.get(row.id)
    if (!old) return [{ path: at(row, index).path, part: place.part, what: 'added' }]
    return compareFields(fieldsOfRow(field, row), old, row, at(row, index))
  })
  const removed = before.flatMap((row, index): FieldChange[] =>
    kept.has(row.id) ? [] : [{ path: at(row, index).path, part: place.part, what: 'removed' }],
  )
  const order = (rows: Values[], others: Map<unknown, unknown> | Set<unknown>) =>
    rows.map(({ id }) => id).filter((id) => others.has(id))
  const isMoved = !isDeepStrictEqual(order(before, kept), order(after, known))
  const moved: FieldChange[] = isMoved
    ? [{ path: [...place.path, labelOf(field)], part: place.part, what: 'moved' }]
    : []
  return [...changes, ...removed, ...moved]
}

export function rowName(field: RowsField, row: Values, index: number): string {
  const block = field.type === 'blocks' ? blockOf(field, row) : undefined
  const name = block ? textOf(block.labels?.singular, block.slug) : labelOf(field)
  return `${name} ${index + 1}`
}

export function labelOf(field: FlattenedField): string {
  return textOf('label' in field ? field.label : undefined, field.name)
}

const labelSchema = z.union([z.string(), z.object({ en: z.string() }).transform(({ en }) => en)])

function textOf(label: unknown, name: string): string {
  const text = labelSchema.safeParse(label).data
  if (text) return text
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Removes empty values: a form sends an empty string if the database has null. */
function plain(value: unknown): unknown {
  if (value === null || value === undefined || value === '' || value === false) return undefined
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(plain)
  if (typeof value !== 'object') return value
  const entries = Object.entries(value).flatMap(([name, inner]) => {
    const kept = plain(inner)
    return kept === undefined ? [] : [[name, kept] as const]
  })
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}
