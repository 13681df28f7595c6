import sharp from 'sharp'
import type { Drawing } from './drawings'
import { iconSvg } from './svg'

/**
 * Measures the share of the 24 px square that an icon covers. It should be about equal for all
 * icons.
 */
export async function inkOf(drawing: Drawing): Promise<number> {
  const { data } = await sharp(Buffer.from(iconSvg(drawing, 24)))
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return data.reduce((sum, value) => sum + value, 0) / 255 / (24 * 24)
}
