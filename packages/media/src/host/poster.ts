import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Frame } from './browser'

const POSTER_BYTES = 60_000

/** The highest quality whose file fits. */
async function fitting(make: (quality: number) => Promise<Buffer>, top: number): Promise<Buffer> {
  let [low, high] = [5, top]
  let best: Buffer | undefined
  while (low <= high) {
    const quality = (low + high) >> 1
    const file = await make(quality)
    if (file.length <= POSTER_BYTES) {
      best = file
      low = quality + 1
    } else high = quality - 1
  }
  if (!best) throw new Error('the poster does not fit at any quality')
  return best
}

/** Writes a poster in both formats and returns its dominant colour. */
export async function writePoster(
  frame: Frame,
  size: { width: number; height: number },
  stem: string,
): Promise<string> {
  const picture = sharp(frame, { raw: { ...size, channels: 3 } })
  const webp = (quality: number) =>
    picture.clone().webp({ quality, effort: 5, smartSubsample: true }).toBuffer()
  const avif = (quality: number) => picture.clone().avif({ quality, effort: 4 }).toBuffer()
  await writeFile(`${stem}.webp`, await fitting(webp, 90))
  await writeFile(`${stem}.avif`, await fitting(avif, 75))
  const { dominant } = await picture.stats()
  const hex = [dominant.r, dominant.g, dominant.b].map((n) => n.toString(16).padStart(2, '0'))
  return `#${hex.join('')}`
}
