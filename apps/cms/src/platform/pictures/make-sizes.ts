import pMap from 'p-map'
import { makeSize, UnusableOriginal, type Encode } from './make-size'
import type { MissingSize } from './missing-sizes'

interface Options {
  lanes: number
  log: { info: (message: string) => void; warn: (message: string) => void }
  stop?: AbortSignal
  /** Encodes the pictures; by default in this process. */
  encode?: Encode
  /** Called before each size, which waits for it. */
  mayStart?: () => Promise<void>
  /** Called after each size, also after one that failed. */
  onSize?: () => void
}

const LOG_INTERVAL_MS = 5_000

/**
 * Creates sizes in the given order and logs the progress.
 *
 * @returns the versions of unusable originals
 */
export async function makeSizes(
  missing: MissingSize[],
  { lanes, log, stop, encode, mayStart, onSize }: Options,
): Promise<Set<string>> {
  const unusable = new Set<string>()
  const began = Date.now()
  let loggedAt = began
  let done = 0
  const make = async ({ original, size }: MissingSize) => {
    await mayStart?.()
    if (stop?.aborted || unusable.has(original.version)) return
    try {
      await makeSize(original, size, encode)
    } catch (error) {
      if (stop?.aborted) return
      if (!(error instanceof UnusableOriginal)) throw error
      if (!unusable.has(original.version)) log.warn(`Pictures: ${error.message}`)
      unusable.add(original.version)
      return
    } finally {
      onSize?.()
    }
    done += 1
    if (Date.now() - loggedAt < LOG_INTERVAL_MS) return
    loggedAt = Date.now()
    log.info(`Pictures: ${done} of ${missing.length} sizes`)
  }
  await pMap(missing, make, { concurrency: lanes })
  const seconds = ((Date.now() - began) / 1_000).toFixed(1)
  if (done > 0) log.info(`Pictures: ${done} of ${missing.length} sizes, in ${seconds} s`)
  return unusable
}
