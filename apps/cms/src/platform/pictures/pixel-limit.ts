import type { CollectionBeforeOperationHook } from 'payload'
import sharp from 'sharp'
import { refusedFile } from '../uploads/refused-file'
import { MAX_PIXELS } from './make-size'

/**
 * Refuses pictures with too many pixels. It runs before Payload decodes the file, and reads only
 * the file's header.
 */
export const refuseHugePictures: CollectionBeforeOperationHook = async ({ args, req }) => {
  // The declared content type is ignored, because senders can declare any type.
  if (!req.file) return args
  const pixels = await countPixels(req.file.data)
  if (pixels <= MAX_PIXELS) return args
  const message = `This picture has ${megapixels(pixels)} megapixels; the limit is ${megapixels(MAX_PIXELS)}. Make it smaller and upload it again.`
  throw refusedFile(req, 'media', message)
}

/** Returns zero for files that are not pictures; another check refuses them. */
async function countPixels(file: Buffer): Promise<number> {
  try {
    const { width, height } = await sharp(file, { limitInputPixels: false }).metadata()
    return width * height
  } catch {
    return 0
  }
}

function megapixels(pixels: number): number {
  return Math.ceil(pixels / 1_000_000)
}
