import { createHash } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Pool } from 'pg'
import type { Storage } from '../../../platform/storage/storage'
import { makeViews } from './make-views'
import { TimeLimit } from './media/time-limit'
import { withoutValues } from '../../../platform/logging/without-values'
import { oneLine } from '../../../platform/programs/one-line'
import { Unprocessable } from '../../../platform/programs/unprocessable'
import { Progress } from './progress'
import { moveToLongLane } from './version-jobs'
import { noteFailure, noteProgress, noteResults, takeVersion, type VersionRow } from './version-row'

export interface VersionContext {
  pool: Pool
  storage: Storage
  /** The folder in which each version gets an empty folder. */
  workDir: string
  stop: AbortSignal
  /**
   * The number of seconds after which a short job is moved to the long queue. It is undefined in
   * the long queue.
   */
  seconds?: number
  /** Called with errors that are not caused by the file. */
  warn: (message: string) => void
}

/**
 * Generates all files that are needed to show a version. It can be repeated: if the worker stops
 * during the work, the next worker starts again.
 */
export async function processVersion(context: VersionContext, id: number): Promise<void> {
  const { pool, stop, warn, seconds } = context
  const version = await takeVersion(pool, id)
  if (!version) return
  try {
    await inFolder(path.join(context.workDir, String(id)), (folder) =>
      makeAll(context, version, folder),
    )
  } catch (error) {
    stop.throwIfAborted()
    const isTooLong = error instanceof Unprocessable && error.failure === 'timedOut'
    if (seconds !== undefined && isTooLong) return moveToLongLane(pool, id)
    const failure = error instanceof Unprocessable ? error.failure : 'internal'
    warn(`Version ${id} could not be processed: ${describe(error)}`)
    await noteFailure(pool, id, failure)
  }
}

async function makeAll(
  { pool, storage, stop: stopAll, warn, seconds }: VersionContext,
  version: VersionRow,
  folder: string,
): Promise<void> {
  const { id, storage_key: key } = version
  const limit = new TimeLimit(version.size, stopAll, seconds)
  const stop = limit.signal
  const progress = new Progress((percent) => noteProgress(pool, id, percent))
  const views = storage.withFile(key, (file) =>
    makeViews({
      ...{ version, file, folder, stop, limit, progress, warn },
      put: async (name, made) => {
        const target = `${path.posix.dirname(key)}/${name}`
        await storage.put(target, made)
        return target
      },
      note: (known) => noteResults(pool, id, known, 'processing'),
    }),
  )
  // Every original gets a hash, even if it cannot be processed.
  const hash = digest(storage, key, stop).then((sha256) =>
    noteResults(pool, id, { sha256 }, 'processing'),
  )
  await Promise.allSettled([views, hash])
  limit.end()
  await progress.settle()
  await hash
  await noteResults(pool, id, await views, 'ready')
}

async function digest(storage: Storage, key: string, signal: AbortSignal): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(storage.read(key), hash, { signal })
  return hash.digest('hex')
}

async function inFolder<Result>(
  folder: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  // The folder may contain files of a worker that was killed.
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function describe(error: unknown): string {
  return oneLine(withoutValues(error instanceof Error ? error.message : String(error)))
}
