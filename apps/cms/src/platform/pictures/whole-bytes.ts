import type { Metadata } from 'sharp'

type Facts = Pick<
  Metadata,
  'width' | 'height' | 'channels' | 'depth' | 'isProgressive' | 'orientation'
>

/**
 * @returns the number of bytes of a picture that sharp has to hold in memory as a whole, because
 * the picture is interlaced or rotated; zero for pictures that it decodes row by row
 */
export function wholeBytes(picture: Facts): number {
  const { width, height, channels, depth, isProgressive, orientation = 1 } = picture
  if (!isProgressive && orientation === 1) return 0
  return width * height * channels * (depth === 'uchar' ? 1 : 2)
}
