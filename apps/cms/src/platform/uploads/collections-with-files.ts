import type { SanitizedConfig } from 'payload'

/** Finds the collections whose documents have files. Payload's type says that all have. */
export function collectionsWithFiles({
  collections,
}: SanitizedConfig): SanitizedConfig['collections'] {
  return collections.filter(({ upload }) => Boolean(upload))
}
