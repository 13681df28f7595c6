import { isDeepStrictEqual } from 'node:util'
import { LOCALES, type Locale } from '@studio/shared/locales'
import type { FlattenedField, StaticLabel } from 'payload'
import { z } from 'zod'
import { nameInWords } from '../../platform/admin-language/name-in-words'
import {
  blockOf,
  fieldsOfRow,
  rowsOf,
  type RowsField,
  type Values,
  valuesOf,
} from '../../platform/fields/walk'
import type { Part } from './edits'

/**
 * The label of a field in each language. For a row, it includes the row's position, counted from 1.
 */
export interface PathPart {
  label: StaticLabel
  position?: number
}

export interface FieldChange {
  /** The labels from the outermost to the innermost field, such as `Hero 1`, `Title`. */
  path: PathPart[]
  part: Part
  what: 'changed' | 'added' | 'removed' | 'moved'
  /** The field whose value changed; undefined for rows. */
  field?: FlattenedField
  /** The id of a row that was added, removed or moved. */
  row?: unknown
  /** The value before. For a row that was moved, its position, counted from 1. */
  before?: unknown
  after?: unknown
}

interface Place {
  path: PathPart[]
  part: Part
  /**
   * If it is `all`, a localized field is an object of texts by locale. Otherwise the field is the
   * text of one locale.
   */
  locale: Locale | 'all'
  listsRows: boolean
}

/** Metadata, which is not content. Most of it changes with every save. */
const BOOKKEEPING = new Set(['id', 'createdAt', 'updatedAt', 'edits', '_status', 'seedKey'])

/**
 * Lists the fields in which two states of a document differ.
 *
 * @param locale the locale in which both states were read
 * @param listsRows true to list also the fields of added and removed rows
 */
export function compareDocuments(
  fields: FlattenedField[],
  before: object,
  after: object,
  locale: Locale | 'all',
  { listsRows = false } = {},
): FieldChange[] {
  const place: Place = { path: [], part: 'shared', locale, listsRows }
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
  return [{ path, part: place.part, what: 'changed', field, before, after }]
}

/** Rows are matched by id, so that moving a row does not count as a change of its content. */
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
    if (!old) {
      const inner = place.listsRows
        ? compareFields(fieldsOfRow(field, row), {}, row, at(row, index))
        : []
      return [{ path: at(row, index).path, part: place.part, what: 'added', row: row.id }, ...inner]
    }
    return compareFields(fieldsOfRow(field, row), old, row, at(row, index))
  })
  const removed = before.flatMap((row, index): FieldChange[] => {
    if (kept.has(row.id)) return []
    const inner = place.listsRows
      ? compareFields(fieldsOfRow(field, row), row, {}, at(row, index))
      : []
    return [{ path: at(row, index).path, part: place.part, what: 'removed', row: row.id }, ...inner]
  })
  const moved = movedRows(before, after).map(({ row, from, to }): FieldChange => {
    const { path, part } = at(row, to)
    return { path, part, what: 'moved', row: row.id, before: from + 1, after: to + 1 }
  })
  return [...changes, ...removed, ...moved]
}

/**
 * Finds the smallest set of rows whose moves explain the new order. Rows that exist in only one
 * state are ignored.
 */
function movedRows(before: Values[], after: Values[]): { row: Values; from: number; to: number }[] {
  const places = new Map(before.map(({ id }, index) => [id, index]))
  const kept = after.flatMap((row, to) => {
    const from = places.get(row.id)
    return from === undefined ? [] : [{ row, from, to }]
  })
  const unmoved = new Set(longestIncreasingRun(kept.map(({ from }) => from)))
  return kept.filter(({ from }) => !unmoved.has(from))
}

/** Finds the longest increasing subsequence. The time is quadratic, but lists of rows are short. */
function longestIncreasingRun(numbers: number[]): number[] {
  const best: number[][] = []
  for (const [index, number] of numbers.entries()) {
    const before = best.slice(0, index).filter((rise) => (rise.at(-1) ?? 0) < number)
    const longest = before.reduce<number[]>((a, b) => (b.length > a.length ? b : a), [])
    best.push([...longest, number])
  }
  return best.reduce<number[]>((a, b) => (b.length > a.length ? b : a), [])
}

/** The name of a block or row in the admin, followed by its number. */
export function rowName(field: RowsField, row: Values, index: number): PathPart {
  const block = field.type === 'blocks' ? blockOf(field, row) : undefined
  const { label } = block
    ? { label: textOf(block.labels?.singular, block.slug) }
    : { label: textOf(singularOf(field), field.name) }
  return { label, position: index + 1 }
}

/** The name of one row if the array has one, otherwise the name of the array. */
function singularOf(field: RowsField): unknown {
  return field.label || field.labels?.singular
}

export function labelOf(field: FlattenedField): PathPart {
  return { label: textOf('label' in field ? field.label : undefined, field.name) }
}

const labelSchema = z.union([z.string().min(1), z.record(z.string(), z.string())])

function textOf(label: unknown, name: string): StaticLabel {
  return labelSchema.safeParse(label).data ?? nameInWords(name)
}

/**
 * Converts empty values to null, because a form sends an empty string where the database has null.
 */
export function plain(value: unknown): unknown {
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
