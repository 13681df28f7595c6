import sharp from 'sharp'

interface Options {
  format: 'avif' | 'jpeg' | 'png' | 'webp'
  /** The EXIF orientation, from 1 to 8. */
  orientation?: number
  /** The factor by which the size of 80 × 40 pixels is multiplied. */
  times?: number
}

/** Creates a picture whose left half is stored as red and whose right half is stored as blue. */
export async function twoColors({ format, orientation, times = 1 }: Options): Promise<Buffer> {
  const blue = { create: { width: 40, height: 40, channels: 3, background: '#0000ff' } } as const
  const both = await sharp({
    create: { width: 80, height: 40, channels: 3, background: '#ff0000' },
  })
    .composite([{ input: blue, left: 40, top: 0 }])
    .png()
    .toBuffer()
  const sized = sharp(both).resize(80 * times, 40 * times)
  return (orientation ? sized.withMetadata({ orientation }) : sized).toFormat(format).toBuffer()
}
