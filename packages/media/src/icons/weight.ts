import sharp from 'sharp'
import type { Drawing } from './drawings'
import { iconSvg } from './svg'

/** Share of the 24 px square that is covered; all icons should be about equal. */
export async function inkOf(drawing: Drawing): Promise<number> {
  const { data } = await sharp(Buffer.from(iconSvg(drawing, 24)))
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return data.reduce((sum, value) => sum + value, 0) / 255 / (24 * 24)
}
