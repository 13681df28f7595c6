/** The share of the limit at which a file counts as large enough to stop the search. */
const NEAR = 0.9

/**
 * Finds roughly the highest quality whose file fits. The search is not exact, because encoding
 * takes long.
 * @param limit bytes
 * @throws if no quality fits
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
