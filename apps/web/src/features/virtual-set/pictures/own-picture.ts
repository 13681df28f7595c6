import { blobOf, createCanvas } from './canvas'

/** A picture that the visitor has uploaded. */
export interface OwnPicture {
  key: string
  image: ImageBitmap
  /**
   * The picture re-encoded for storing and sending, so that it contains no metadata of camera or
   * location.
   */
  blob: Blob
}

/** @returns a key that is unique within the set */
function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(2)).reduce((key, one) => key + one.toString(36), '')
}

export async function ownPictureOf(image: ImageBitmap): Promise<OwnPicture> {
  const { canvas, context } = createCanvas(image.width, image.height)
  context.drawImage(image, 0, 0)
  // WebP keeps transparency. Browsers that cannot encode it return PNG.
  const blob = await blobOf(canvas, 'image/webp', 0.9)
  return { key: newKey().slice(0, 12), image, blob }
}

export async function keptPicture(key: string, blob: Blob): Promise<OwnPicture | null> {
  try {
    return { key, blob, image: await createImageBitmap(blob) }
  } catch {
    return null
  }
}
