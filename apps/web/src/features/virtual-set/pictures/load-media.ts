import type { Media } from '@studio/shared/contracts/common'
import { fallbackSrcOf, srcSetOf } from '@studio/shared/picture-sizes'

/**
 * Loads a picture of the library at the resolution of a film's frame. Browsers without AVIF get the
 * older format.
 */
export async function loadMedia(media: Media): Promise<ImageBitmap> {
  try {
    return await decoded(media, srcSetOf(media))
  } catch {
    return await decoded(media, null)
  }
}

async function decoded(media: Media, srcSet: string | null): Promise<ImageBitmap> {
  const image = new Image()
  image.sizes = '1920px'
  if (srcSet) image.srcset = srcSet
  else image.src = fallbackSrcOf(media)
  await image.decode()
  return createImageBitmap(image)
}
