import type { Metadata } from 'sharp'

type Facts = Pick<
  Metadata,
  'width' | 'height' | 'channels' | 'depth' | 'isProgressive' | 'orientation'
>

/**
 * Bytes of a picture that sharp holds in memory as a whole, because it is interlaced or turned.
 * Zero for pictures that it decodes row by row.
 */
export function wholeBytes(picture: Facts): number {
  const { width, height, channels, depth, isProgressive, orientation = 1 } = picture
  if (!isProgressive && orientation === 1) return 0
  return width * height * channels * (depth === 'uchar' ? 1 : 2)
}
