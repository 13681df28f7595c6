import type { Payload } from 'payload'
import type { Registry } from '../registry'
import type { SeedEntry } from '../seed-document'
import { seedStub } from '../seed-stub'
import { videoEntries } from './video-entries'

/** Creates category stubs first, because categories and videos refer to each other. */
export async function seedVideos(
  payload: Payload,
  registry: Registry,
  write: (entries: SeedEntry[]) => Promise<void>,
): Promise<void> {
  const entries = await videoEntries((name) => registry.has('media', name))
  for (const { video, clip } of entries.missing) {
    payload.logger.warn(`Seed: the video “${video}” waits for its clip ${clip}`)
  }
  for (const stub of entries.stubs) await seedStub(payload, registry, stub)
  await write(entries.videos)
  await write(entries.categories)
  await write(entries.showreels)
}
