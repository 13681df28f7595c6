/** In bytes: eight of them and the words are fewer than a request may bring. */
export const LIGHT = 2.7 * 1024 * 1024

/** Steps down, in parts of the picture's own size; the last makes any picture the tool has light, whatever its kind. */
const SIZES = [1, 0.8, 0.64, 0.5, 0.4, 0.3]
const QUALITIES = [0.88, 0.76, 0.64]

type Write = (part: number, quality: number) => Promise<Blob>

/**
 * A picture as sharp as it may be and still be sent: less exact at first, then smaller.
 *
 * @param write in one kind, at a part of its size
 * @param isExact a kind that has no qualities, as PNG
 */
export async function writeLight(write: Write, isExact: boolean): Promise<Blob> {
  for (const part of SIZES) {
    for (const quality of isExact ? [1] : QUALITIES) {
      const written = await write(part, quality)
      if (written.size <= LIGHT) return written
    }
  }
  throw new Error('The picture cannot be made light enough.')
}
