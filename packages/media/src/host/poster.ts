import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Frame } from './browser'
import { fitQuality } from './fit-quality'

const POSTER_BYTES = 60_000

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
  await writeFile(`${stem}.webp`, await fitQuality(webp, [5, 90], POSTER_BYTES))
  await writeFile(`${stem}.avif`, await fitQuality(avif, [5, 75], POSTER_BYTES))
  const { dominant } = await picture.stats()
  const hex = [dominant.r, dominant.g, dominant.b].map((n) => n.toString(16).padStart(2, '0'))
  return `#${hex.join('')}`
}
