import type { CollectionSlug, Payload } from 'payload'

const MAX_TRIES = 1_000

interface Sought {
  collection: CollectionSlug
  /** The name of a unique text field. */
  field: string
  value: string
}

/** @returns true if a document outside the trash has the value */
export async function isTaken(
  payload: Payload,
  { collection, field, value }: Sought,
): Promise<boolean> {
  const where = { [field]: { equals: value } }
  return (await payload.count({ collection, where })).totalDocs > 0
}

/**
 * Returns the value if no document has it, otherwise the first free one of `value-2`, `value-3` and
 * so on.
 *
 * @returns undefined if all of them are taken
 */
export async function freeValue(payload: Payload, sought: Sought): Promise<string | undefined> {
  for (let count = 1; count <= MAX_TRIES; count += 1) {
    const value = count === 1 ? sought.value : `${sought.value}-${count}`
    if (!(await isTaken(payload, { ...sought, value }))) return value
  }
  return undefined
}
