import type { Payload } from 'payload'
import type { Registry } from '../registry'
import type { SeedEntry } from '../seed-document'
import { seedStub } from '../seed-stub'
import { workEntries } from './work-entries'

/** Categories and films name each other, so categories are there by name before either is written. */
export async function seedWorks(
  payload: Payload,
  registry: Registry,
  write: (entries: SeedEntry[]) => Promise<void>,
): Promise<void> {
  const works = await workEntries((name) => registry.has('media', name))
  for (const { film, clip } of works.missing) {
    payload.logger.warn(`Seed: the film “${film}” waits for its clip ${clip}`)
  }
  for (const stub of works.stubs) await seedStub(payload, registry, stub)
  await write(works.videos)
  await write(works.categories)
  await write(works.showreels)
}
