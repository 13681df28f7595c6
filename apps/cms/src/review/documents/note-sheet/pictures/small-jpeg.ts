import sharp, { type Sharp } from 'sharp'
import type { Picture } from '../sheet-facts'

/** Pixels of the longer side: what a printer shows of a picture that is 7 cm wide. */
const LONGEST_SIDE = 560

/** No larger than a document needs it. */
export async function smallJpeg(picture: Sharp): Promise<Picture> {
  const { data, info } = await picture
    .timeout({ seconds: 20 })
    .resize({
      width: LONGEST_SIDE,
      height: LONGEST_SIDE,
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
