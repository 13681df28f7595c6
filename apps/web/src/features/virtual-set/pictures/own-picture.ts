import { blobOf, createCanvas } from './canvas'

/** A picture of the visitor's own. */
export interface OwnPicture {
  key: string
  image: ImageBitmap
  /** As it is kept and sent: what it says of camera and place is gone. */
  blob: Blob
}

/** Names no picture of this set has. */
function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(2)).reduce((key, one) => key + one.toString(36), '')
}

export async function ownPictureOf(image: ImageBitmap): Promise<OwnPicture> {
  const { canvas, context } = createCanvas(image.width, image.height)
  context.drawImage(image, 0, 0)
  // Keeps what is transparent; a browser that does not write it gives a PNG.
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
