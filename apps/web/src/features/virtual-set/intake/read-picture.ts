import { readHeader } from './read-header'

/** The maximum size of a file in bytes. A phone's photo has about a tenth of it. */
const MAX_BYTES = 25 * 1024 * 1024
const MAX_PIXELS = 40_000_000
/** The maximum length of a picture's longer side in pixels. */
const MAX_SIDE = 2_560

export type PictureProblem = 'tooLarge' | 'tooManyPixels' | 'notAPicture' | 'unreadable'

export interface ReadPicture {
  image: ImageBitmap
  width: number
  height: number
}

/**
 * Decodes a visitor's picture, rotates it by its EXIF orientation, and reduces its longer side to
 * at most 2,560 pixels. The size is checked before decoding, because a small file can contain a
 * huge picture. Never throws.
 */
export async function readPicture(file: Blob): Promise<ReadPicture | { problem: PictureProblem }> {
  if (file.size > MAX_BYTES) return { problem: 'tooLarge' }
  const data = await file.arrayBuffer().catch(() => null)
  if (!data) return { problem: 'unreadable' }
  const size = readHeader(data)
  if (size === null) return { problem: 'notAPicture' }
  if (size === 'unknown') return { problem: 'unreadable' }
  if (size.width * size.height > MAX_PIXELS) return { problem: 'tooManyPixels' }
  try {
    const image = await decode(new Blob([data]))
    return { image, width: image.width, height: image.height }
  } catch {
    return { problem: 'unreadable' }
  }
}

async function decode(file: Blob): Promise<ImageBitmap> {
  const whole = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const part = MAX_SIDE / Math.max(whole.width, whole.height)
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
