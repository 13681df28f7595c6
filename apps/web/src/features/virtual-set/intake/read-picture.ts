import { readHeader } from './read-header'

/** In bytes; what a phone takes has a tenth of it. */
const MOST_BYTES = 25 * 1024 * 1024
const MOST_PIXELS = 40_000_000
/** The long side of what is worked with. */
const LONGEST_SIDE = 2_560

export type PictureProblem = 'tooLarge' | 'tooManyPixels' | 'notAPicture' | 'unreadable'

export interface ReadPicture {
  image: ImageBitmap
  width: number
  height: number
}

/**
 * A picture of the visitor's own as the tool works with it: upright as its EXIF says, at most 2,560
 * pixels long. It is measured before it is decoded; a small file can hold a picture that no memory
 * takes. Never throws.
 */
export async function readPicture(file: Blob): Promise<ReadPicture | { problem: PictureProblem }> {
  if (file.size > MOST_BYTES) return { problem: 'tooLarge' }
  const data = await file.arrayBuffer().catch(() => null)
  if (!data) return { problem: 'unreadable' }
  const size = readHeader(data)
  if (size === null) return { problem: 'notAPicture' }
  if (size === 'unknown') return { problem: 'unreadable' }
  if (size.width * size.height > MOST_PIXELS) return { problem: 'tooManyPixels' }
  try {
    const image = await decode(new Blob([data]))
    return { image, width: image.width, height: image.height }
  } catch {
    return { problem: 'unreadable' }
  }
}

async function decode(file: Blob): Promise<ImageBitmap> {
  const whole = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const part = LONGEST_SIDE / Math.max(whole.width, whole.height)
  if (part >= 1) return whole
  try {
    return await createImageBitmap(whole, {
      resizeWidth: Math.max(1, Math.round(whole.width * part)),
      resizeHeight: Math.max(1, Math.round(whole.height * part)),
      resizeQuality: 'high',
    })
  } finally {
    whole.close()
  }
}
