import type { Payload } from 'payload'
import { poolOf } from '../platform/database/pool'
import { localize } from './localize'
import { findRecord } from './records'
import type { Registry } from './registry'
import type { SeedEntry } from './seed-document'

/** Makes sure that a named document has an id. If it does not exist, an empty draft is created. */
export async function seedStub(
  payload: Payload,
  registry: Registry,
  { collection, name, match, data }: SeedEntry,
): Promise<void> {
  const record = await findRecord(poolOf(payload), `${collection}:${name}`)
  if (record) {
    registry.set(collection, name, Number(record.documentId))
    return
  }
  const { docs } = await payload.find({
    collection,
    where: { [match.field]: { equals: match.value } },
    limit: 1,
    depth: 0,
    pagination: false,
    trash: true,
  })
  const [found] = docs
  const stub =
    found ??
    (await payload.create({
      collection,
      data: { ...(localize(data, 'en', name) as object), _status: 'draft' } as never,
      locale: 'en',
      draft: true,
    }))
  registry.set(collection, name, stub.id)
}
