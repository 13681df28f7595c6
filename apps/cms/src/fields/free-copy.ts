import { sql } from '@payloadcms/db-postgres'
import type { FieldHook } from 'payload'
import { queryWithin } from '../database/query-within'

/** As many copies of one document as are told apart. */
const MAX_COPIES = 1_000

/**
 * For `beforeDuplicate` of a path or key that is there once: the next one that is free. Payload's own
 * gives each copy the same, and the second could not be saved.
 */
export const freeCopy: FieldHook = async ({ value, collection, field, req }) => {
  const { name } = field
  if (typeof value !== 'string' || value === '' || !collection || !name) return value as unknown
  const stem = value.replace(/-copy(?:-\d{1,4})?$/, '')
  // Of two that copy at the same moment the second waits, and sees what the first has taken.
  await queryWithin(
    req,
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`copy ${collection.slug} ${stem}`}, 0))`,
  )
  const { docs } = await req.payload.find({
    collection: collection.slug,
    where: { [name]: { like: `${stem}-copy` } },
    select: { [name]: true },
    depth: 0,
    limit: MAX_COPIES,
    pagination: false,
    req,
  })
  const taken = new Set(docs.map((doc) => (doc as unknown as Record<string, unknown>)[name]))
  for (let count = 1; count <= MAX_COPIES; count += 1) {
    const copy = count === 1 ? `${stem}-copy` : `${stem}-copy-${count}`
    if (!taken.has(copy)) return copy
  }
  return value
}

/** For what ties a document to the first content: a copy is nobody's. */
export const dropFromCopy: FieldHook = () => null
