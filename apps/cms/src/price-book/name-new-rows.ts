import { randomUUID } from 'node:crypto'
import type { CollectionBeforeValidateHook } from 'payload'

/** A row keeps its key for good, because pages refer to it; a new row gets one by itself. */
export const nameNewRows: CollectionBeforeValidateHook = ({ data }) => {
  if (!Array.isArray(data?.items)) return data
  const seen = new Set<string>()
  for (const row of data.items as unknown[]) {
    if (typeof row !== 'object' || row === null) continue
    const named = row as { key?: unknown }
    if (typeof named.key !== 'string' || named.key === '' || seen.has(named.key)) {
      named.key = `row-${randomUUID().slice(0, 8)}`
    }
    seen.add(String(named.key))
  }
  return data
}
