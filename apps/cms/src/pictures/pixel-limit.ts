import { ValidationError, type CollectionBeforeOperationHook } from 'payload'
import sharp from 'sharp'
import { MOST_PIXELS } from './make-size'

/** Before Payload decodes the file: only its head is read here. */
export const refuseHugePictures: CollectionBeforeOperationHook = async ({ args, req }) => {
  // Whatever type its sender gives it.
  if (!req.file) return args
  const pixels = await countPixels(req.file.data)
  if (pixels <= MOST_PIXELS) return args
  const message = `This picture has ${megapixels(pixels)} megapixels; the limit is ${megapixels(MOST_PIXELS)}. Make it smaller and upload it again.`
  throw new ValidationError(
    { collection: 'media', errors: [{ path: 'file', message }], req },
    req.t,
  )
}

/** Zero for what is no picture: the check of its type tells about that. */
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
