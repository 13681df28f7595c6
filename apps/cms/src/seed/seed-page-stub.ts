import type { Payload } from 'payload'
import { poolOf } from '../database/pool'
import { localize } from './localize'
import { findRecord } from './records'
import type { Registry } from './registry'
import type { SeedEntry } from './seed-document'

/** Makes sure that a page's name has an id, as an empty draft where the page is new. */
export async function seedPageStub(
  payload: Payload,
  registry: Registry,
  { name, data }: SeedEntry,
): Promise<void> {
  const record = await findRecord(poolOf(payload), `pages:${name}`)
  if (record) {
    registry.set('pages', name, Number(record.documentId))
    return
  }
  const { docs } = await payload.find({
    collection: 'pages',
    where: { slug: { equals: name } },
    limit: 1,
    depth: 0,
    pagination: false,
  })
  const [found] = docs
  const page =
    found ??
    (await payload.create({
      collection: 'pages',
      data: { ...(localize(data, 'en', name) as object), _status: 'draft' } as never,
      locale: 'en',
      draft: true,
    }))
  registry.set('pages', name, page.id)
}
