import pMap from 'p-map'
import { makeSize, UnusableOriginal } from './make-size'
import type { MissingSize } from './missing-sizes'

interface Options {
  /** How many are made at the same time, each on a processor of its own. */
  lanes: number
  log: { info: (message: string) => void; warn: (message: string) => void }
  stop?: AbortSignal
}

/** How often it is told how far the work is, in milliseconds. */
const TELL_EVERY = 5_000

/**
 * Makes sizes in the given order and tells how far it is.
 *
 * @returns versions of originals that no size can be made of
 */
export async function makeSizes(
  missing: MissingSize[],
  { lanes, log, stop }: Options,
): Promise<Set<string>> {
  const unusable = new Set<string>()
  const began = Date.now()
  let told = began
  let done = 0
  const make = async ({ original, size }: MissingSize) => {
    if (stop?.aborted || unusable.has(original.version)) return
    try {
      await makeSize(original, size)
    } catch (error) {
      if (!(error instanceof UnusableOriginal)) throw error
      if (!unusable.has(original.version)) log.warn(`Pictures: ${error.message}`)
      unusable.add(original.version)
      return
    }
    done += 1
    if (Date.now() - told < TELL_EVERY) return
    told = Date.now()
    log.info(`Pictures: ${done} of ${missing.length} sizes`)
  }
  await pMap(missing, make, { concurrency: lanes })
  const seconds = ((Date.now() - began) / 1_000).toFixed(1)
  if (done > 0) log.info(`Pictures: ${done} of ${missing.length} sizes, in ${seconds} s`)
  return unusable
}
