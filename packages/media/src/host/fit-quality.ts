/** A file this near to its limit is as good as one that reaches it. */
const NEAR = 0.9

/**
 * The highest quality whose file fits, or nearly: pictures and clips take long to encode.
 *
 * @param limit bytes
 * @throws where none fits
 */
export async function fitQuality<File extends { length: number }>(
  make: (quality: number) => Promise<File>,
  [lowest, highest]: readonly [number, number],
  limit: number,
): Promise<File> {
  let [low, high] = [lowest, highest]
  let best: File | undefined
  while (low <= high) {
    const quality = (low + high) >> 1
    const file = await make(quality)
    if (file.length <= limit) {
      best = file
      if (file.length > limit * NEAR) break
      low = quality + 1
    } else high = quality - 1
  }
  if (!best) throw new Error('it does not fit at any bearable quality')
  return best
}
