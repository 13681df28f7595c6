import { nameOfSize, type PictureSize } from '@studio/shared/picture-sizes'
import { makeSize, type Original } from './make-size'

/** So many are made at once, whoever asks; the others wait. */
const AT_ONCE = 2

const underWay = new Map<string, Promise<void>>()
const waiting: (() => void)[] = []
let running = 0

/**
 * Makes a size that somebody asks for before it was made ahead: once, however many
 * ask. There are as many sizes as the rules name, so the queue has an end.
 */
export function makeOnDemand(original: Original, size: PictureSize): Promise<void> {
  const key = `${original.version}/${nameOfSize(size)}`
  const known = underWay.get(key)
  if (known) return known
  const made = inTurn(() => makeSize(original, size)).finally(() => underWay.delete(key))
  underWay.set(key, made)
  return made
}

async function inTurn(work: () => Promise<void>): Promise<void> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    await work()
  } finally {
    // Whoever waits takes over the place; otherwise it is free.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
