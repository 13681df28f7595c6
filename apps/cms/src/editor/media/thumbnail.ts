import { nameOfSize, sizesOf } from '@studio/shared/picture-sizes'
import { SITE_MEDIA_PATH } from '@studio/shared/api/site-reads'

/** In pixels; cards of the library are about half as wide. */
const MIN_WIDTH = 360

export interface StoredPicture {
  mimeType?: string | null
  fileVersion?: string | null
  width?: number | null
}

/** The address of a picture's small size; null for other files. */
export function thumbnailOf({ mimeType, fileVersion, width }: StoredPicture): string | null {
  if (!mimeType?.startsWith('image/') || !fileVersion || !width) return null
  const sizes = sizesOf(width).filter(({ format }) => format === 'avif')
  const size = sizes.find((one) => one.width >= MIN_WIDTH) ?? sizes.at(-1)
  return size ? `/api${SITE_MEDIA_PATH}/s/${fileVersion}/${nameOfSize(size)}` : null
}
