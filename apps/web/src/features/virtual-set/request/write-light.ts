/** Limit per picture in bytes: eight pictures and the text stay below the limit of a request. */
export const LIGHT = 2.7 * 1024 * 1024

/** Scales that are tried; at the last, every picture is below the limit. */
const SIZES = [1, 0.8, 0.64, 0.5, 0.4, 0.3]
const QUALITIES = [0.88, 0.76, 0.64]

type Write = (part: number, quality: number) => Promise<Blob>

/**
 * Encodes a picture below the limit: reduces the quality first, then the size.
 * @param write encodes at a scale
 * @param isExact for formats without quality, such as PNG
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
