import type { Payload } from 'payload'

/**
 * Reads the names of accounts by id. Access rules are overridden, because translators may not read
 * other accounts but may know who changed a price.
 */
export async function editorNames(
  payload: Payload,
  users: unknown[],
): Promise<Map<string, string>> {
  const ids = [...new Set(users.filter((id) => typeof id === 'number' || typeof id === 'string'))]
  if (ids.length === 0) return new Map()
  const { docs } = await payload.find({
    collection: 'users',
    where: { id: { in: ids } },
    select: { name: true, email: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  return new Map(docs.map(({ id, name, email }) => [String(id), name || email]))
}
