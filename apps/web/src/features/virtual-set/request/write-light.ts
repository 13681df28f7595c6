/**
 * The maximum size of a picture in bytes. With it, eight pictures and the text fit into a request.
 */
export const LIGHT = 2.7 * 1024 * 1024

/** The scales that are tried in turn. At the last one, every picture is below the limit. */
const SIZES = [1, 0.8, 0.64, 0.5, 0.4, 0.3]
const QUALITIES = [0.88, 0.76, 0.64]

type Write = (part: number, quality: number) => Promise<Blob>

/**
 * Encodes a picture so that it is below the limit. First the quality is reduced, then the size.
 * @param write encodes the picture at a scale
 * @param isExact whether the format has no quality setting, as is the case with PNG
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
