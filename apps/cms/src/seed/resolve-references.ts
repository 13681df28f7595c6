import type { FlattenedField } from 'payload'
import { fieldsOfRow } from '../platform/fields/walk'
import { isObject, type Json, type JsonObject } from './localize'
import { toLexical, type References } from './markup'
import type { Registry, SeededCollection } from './registry'

/** Replaces names by ids in fields that refer to documents, and markup by rich text. */
export function resolveReferences(
  fields: FlattenedField[],
  value: Json,
  registry: Registry,
): JsonObject {
  if (!isObject(value)) throw new Error('A seed entry must be an object.')
  return Object.fromEntries<Json>(
    Object.entries(value).map(([name, entry]) => {
      const field = fields.find((candidate) => candidate.name === name)
      return [name, field ? resolveField(field, entry, registry) : entry]
    }),
  )
}

function resolveField(field: FlattenedField, entry: Json, registry: Registry): Json {
  if (field.type === 'array' || field.type === 'blocks') {
    if (!Array.isArray(entry)) return entry
    return entry.map((row) =>
      isObject(row) ? resolveReferences(fieldsOfRow(field, row), row, registry) : row,
    )
  }
  if ('flattenedFields' in field) {
    return isObject(entry) ? resolveReferences(field.flattenedFields, entry, registry) : entry
  }
  if (field.type === 'richText' && typeof entry === 'string') {
    return toLexical(entry, referencesOf(registry)) as unknown as Json
  }
  if (field.type !== 'relationship' && field.type !== 'upload') return entry
  const { relationTo } = field
  const idOf = (one: Json): Json =>
    typeof one === 'string' && typeof relationTo === 'string'
      ? registry.idOf(relationTo as SeededCollection, one)
      : one
  return Array.isArray(entry) ? entry.map(idOf) : idOf(entry)
}

function referencesOf(registry: Registry): References {
  return {
    page: (slug) => registry.idOf('pages', slug),
    priceGroup: (key) => registry.idOf('price-groups', key),
  }
}
