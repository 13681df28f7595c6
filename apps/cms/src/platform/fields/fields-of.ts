import type { CollectionSlug, FlattenedField, GlobalSlug, Payload } from 'payload'

export type DocumentKind = CollectionSlug | GlobalSlug

/** The fields of a collection's documents, or of a global. */
export function fieldsOf(
  { config }: Pick<Payload, 'config'>,
  kind: DocumentKind,
): FlattenedField[] {
  const found = [...config.collections, ...config.globals].find(({ slug }) => slug === kind)
  if (!found) throw new Error(`There is no collection or global “${kind}”.`)
  return found.flattenedFields
}
