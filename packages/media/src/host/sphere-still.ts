import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Frame } from './browser'

const BYTES = 900_000

/**
 * Lowers the quality until the file fits. The steps are large, because encoding such pictures takes
 * long.
 */
async function fitting(make: (quality: number) => Promise<Buffer>, best: number): Promise<Buffer> {
  for (let quality = best; quality >= 20; quality -= 6) {
    const file = await make(quality)
    if (file.length <= BYTES) return file
  }
  throw new Error('the picture does not fit at any quality')
}

/** Writes a 360° picture in both formats and returns its dominant color. */
export async function writeSphere(
  frame: Frame,
  size: { width: number; height: number },
  stem: string,
): Promise<string> {
  const picture = sharp(frame, { raw: { ...size, channels: 3 } })
  const webp = (quality: number) =>
    picture.clone().webp({ quality, effort: 5, smartSubsample: true }).toBuffer()
  const avif = (quality: number) => picture.clone().avif({ quality, effort: 4 }).toBuffer()
  await writeFile(`${stem}.webp`, await fitting(webp, 88))
  await writeFile(`${stem}.avif`, await fitting(avif, 70))
  const { dominant } = await picture.stats()
  const hex = [dominant.r, dominant.g, dominant.b].map((n) => n.toString(16).padStart(2, '0'))
  return `#${hex.join('')}`
}
