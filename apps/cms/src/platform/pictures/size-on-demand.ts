import { nameOfSize, type PictureSize } from '@studio/shared/picture-sizes'
import { makeSize, type Original } from './make-size'

/** The number of sizes that are created at the same time. Further requests wait in a queue. */
const MAX_CONCURRENT = 2

const underWay = new Map<string, Promise<void>>()
const waiting: (() => void)[] = []
let running = 0

/**
 * Creates a size that is requested before the worker has created it. Concurrent callers share one
 * creation. The queue is limited by the number of sizes.
 */
export function makeOnDemand(original: Original, size: PictureSize): Promise<void> {
  const key = `${original.version}/${nameOfSize(size)}`
  const known = underWay.get(key)
  if (known) return known
  const made = withSlot(() => makeSize(original, size)).finally(() => underWay.delete(key))
  underWay.set(key, made)
  return made
}

async function withSlot(work: () => Promise<void>): Promise<void> {
  if (running >= MAX_CONCURRENT) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    await work()
  } finally {
    // The slot is passed to the next waiting caller, or it becomes free.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
