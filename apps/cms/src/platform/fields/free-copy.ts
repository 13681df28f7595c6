import { sql } from '@payloadcms/db-postgres'
import type { FieldHook } from 'payload'
import { queryWithin } from '../database/query-within'

const MAX_COPIES = 1_000

/**
 * A `beforeDuplicate` hook for unique fields. It gives a duplicate the next free path or key, such
 * as `faq-copy-2`. Payload gives every duplicate the same one, so a second duplicate could not be
 * saved.
 */
export const freeCopy: FieldHook = async ({ value, collection, field, req }) => {
  const { name } = field
  if (typeof value !== 'string' || value === '' || !collection || !name) return value as unknown
  const stem = value.replace(/-copy(?:-\d{1,4})?$/, '')
  // Two concurrent requests would find the same path free, so the second one waits here.
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

/** Empties a field in a duplicate. A duplicate must not keep the key by which the seed finds the original. */
export const dropFromCopy: FieldHook = () => null
