import sharp, { type Sharp } from 'sharp'
import type { Picture } from '../sheet-facts'

/** The length of the longer side in pixels, which is enough to print a picture 7 cm wide. */
const MAX_SIDE = 560

/** Shrinks a picture to the size that a document needs. */
export async function smallJpeg(picture: Sharp): Promise<Picture> {
  const { data, info } = await picture
    .timeout({ seconds: 20 })
    .resize({
      width: MAX_SIDE,
      height: MAX_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .jpeg({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

export async function readSmall(file: string): Promise<Picture> {
  return smallJpeg(sharp(file, { limitInputPixels: 50_000_000 }))
}
