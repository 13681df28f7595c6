import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { videoFactsSchema } from '@studio/shared/review/media'
import type { DeliverableVersion } from '../../../../../payload-types'
import { privateStorage } from '../../../../../platform/storage/private-storage'
import { findFfmpeg } from '../../../../../platform/programs/programs'
import { mediaTypeOf } from '../../../versions/uploads/media-types'
import type { Picture } from '../sheet-facts'
import { cutFromStrip } from './cut-from-strip'
import { takeFrames } from './take-frames'

const NONE: ReadonlyMap<number, Picture> = new Map()

/**
 * The time limit in milliseconds for all pictures. After it, the remaining notes get pictures from
 * the filmstrip.
 */
const TOTAL_TIMEOUT_MS = 60_000

/**
 * Extracts the exact frames from the film. If that fails, it uses the nearest pictures of the
 * filmstrip.
 */
export async function framesOfFilm(
  version: DeliverableVersion,
  frames: readonly number[],
  stop: AbortSignal,
): Promise<ReadonlyMap<number, Picture>> {
  if (frames.length === 0) return NONE
  const taken = await takeAll(version, frames, stop)
  stop.throwIfAborted()
  const missing = frames.filter((frame) => !taken.has(frame))
  return new Map([...(await cutFromStrip(version, missing)), ...taken])
}

/** Reads the playable copy, whose frame numbers match those of the notes, or the original. */
async function takeAll(
  version: DeliverableVersion,
  frames: readonly number[],
  stop: AbortSignal,
): Promise<ReadonlyMap<number, Picture>> {
  const programs = findFfmpeg()
  const facts = videoFactsSchema.safeParse(version.facts)
  const [key, demuxer] = version.proxyKey
    ? [version.proxyKey, 'mov']
    : [version.storageKey, mediaTypeOf(version.mimeType)?.demuxer]
  if (!programs || !facts.success || !demuxer || !(await isStored(key))) return NONE
  const folder = await mkdtemp(path.join(tmpdir(), 'note-sheet-'))
  try {
    const place = {
      ...{ programs, folder },
      stop: AbortSignal.any([stop, AbortSignal.timeout(TOTAL_TIMEOUT_MS)]),
    }
    return await privateStorage.withFile(key, (file) =>
      takeFrames(place, { file, demuxer }, facts.data, frames),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function isStored(key: string): Promise<boolean> {
  return (await privateStorage.find(key).catch(() => null)) !== null
}
