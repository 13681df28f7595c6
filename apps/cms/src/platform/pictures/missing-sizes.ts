import { nameOfSize, sizesOf, type PictureSize } from '@studio/shared/picture-sizes'
import type { Original } from './make-size'
import { storedSizes } from './size-store'

export interface MissingSize {
  original: Original
  size: PictureSize
}

/**
 * Finds the sizes that are not stored yet. Small sizes come first, because pages need many of them.
 */
export async function findMissingSizes(originals: Original[]): Promise<MissingSize[]> {
  const missing: MissingSize[] = []
  for (const original of originals) {
    const stored = await storedSizes(original.version)
    for (const size of sizesOf(original.width)) {
      if (!stored.has(nameOfSize(size))) missing.push({ original, size })
    }
  }
  return missing.sort((one, other) => one.size.width - other.size.width)
}
