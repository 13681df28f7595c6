import { LOCALES } from '@studio/shared/locales'
import type { FlattenedField, Payload, RichTextField } from 'payload'
import { editorBlocks } from '../../platform/fields/editor-blocks'
import { type DocumentKind, fieldsOf } from '../../platform/fields/fields-of'
import { partsOf, type Values, valuesOf } from '../../platform/fields/walk'
import { isReferenced, type ReferencedCollection } from './find-published'

export interface Reference {
  collection: ReferencedCollection
  id: number
}

/** Finds the site paths in the links of one or several documents. */
export const findPaths = oncePerDocument(pathsIn)

const references = new WeakMap<object, Reference[]>()

/**
 * Finds all references, including those in rich text, in one or several documents of a collection,
 * or in a global. The documents must have been read at depth 0, and may have only some of their
 * fields. Results are cached per document object, because walking through all documents of a page
 * took longer than building it.
 */
export function findReferences(
  payload: Pick<Payload, 'config'>,
  kind: DocumentKind,
  value: unknown,
): Reference[] {
  if (Array.isArray(value)) return value.flatMap((one) => findReferences(payload, kind, one))
  if (typeof value !== 'object' || value === null) return []
  const found = references.get(value) ?? referencesIn(fieldsOf(payload, kind), valuesOf(value))
  references.set(value, found)
  return found
}

/**
 * The references are in the order of the values, because the first picture of a document represents
 * it.
 */
function referencesIn(fields: FlattenedField[], values: Values): Reference[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const field = fields.find((candidate) => candidate.name === name)
    if (!field) return []
    return valuesByLocale(field, value).flatMap((own) => referencesInField(field, own))
  })
}

function referencesInField(field: FlattenedField, value: unknown): Reference[] {
  const parts = partsOf(field, { [field.name]: value })
  if (parts) return parts.flatMap((part) => referencesIn(part.fields, part.values))
  if (field.type === 'richText') return referencesInText(field, value)
  if (field.type !== 'relationship' && field.type !== 'upload') return []
  const { relationTo } = field
  return [value].flat().flatMap((one) => {
    return typeof relationTo === 'string' ? referenceTo(relationTo, one) : fromPair(one)
  })
}

/**
 * The values of all languages if the document was read in all languages, otherwise the value
 * itself.
 */
function valuesByLocale(field: FlattenedField, value: unknown): unknown[] {
  if (!('localized' in field && field.localized)) return [value]
  const keys = Object.keys(valuesOf(value))
  const isByLocale = keys.length > 0 && keys.every((key) => LOCALES.some((one) => one === key))
  return isByLocale ? Object.values(valuesOf(value)) : [value]
}

/** Links contain a collection and an id. Blocks inside the text have fields of their own. */
function referencesInText(field: RichTextField, node: unknown): Reference[] {
  if (Array.isArray(node)) return node.flatMap((one) => referencesInText(field, one))
  if (typeof node !== 'object' || node === null) return []
  const { blockType, ...values } = valuesOf(node)
  const block = typeof blockType === 'string' ? editorBlocks(field).get(blockType) : undefined
  if (block) return referencesIn(block, values)
  const inside = Object.values(node).flatMap((one) => referencesInText(field, one))
  return [...fromPair(node), ...inside]
}

function fromPair(pair: unknown): Reference[] {
  const { relationTo, value } = valuesOf(pair)
  return typeof relationTo === 'string' ? referenceTo(relationTo, value) : []
}

function referenceTo(collection: string, id: unknown): Reference[] {
  return typeof id === 'number' && isReferenced(collection) ? [{ collection, id }] : []
}

function oncePerDocument<Found>(find: (value: unknown) => Found[]): (value: unknown) => Found[] {
  const known = new WeakMap<object, Found[]>()
  return function findIn(value): Found[] {
    if (Array.isArray(value)) return value.flatMap(findIn)
    if (typeof value !== 'object' || value === null) return []
    const found = known.get(value) ?? find(value)
    known.set(value, found)
    return found
  }
}

function pathsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(pathsIn)
  if (typeof value !== 'object' || value === null) return []
  const isLink = 'type' in value && value.type === 'path' && 'path' in value
  const own = isLink && typeof value.path === 'string' ? [value.path] : []
  return [...own, ...Object.values(value).flatMap(pathsIn)]
}
