import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Still } from '../engine/still'
import { bleed } from './bleed'
import { fitQuality } from './fit-quality'

const OPAQUE_BYTES = 60_000
const CUT_OUT_BYTES = 120_000

/** Writes a picture of RGBA pixels in both formats and returns its dominant colour. */
export async function writeStill(pixels: Buffer, still: Still, stem: string): Promise<string> {
  const { width, height } = still
  const isCutOut = still.stage === 'cut-out'
  const limit = still.bytes ?? (isCutOut ? CUT_OUT_BYTES : OPAQUE_BYTES)
  const solid = isCutOut ? opaquePart(pixels) : pixels
  if (isCutOut) bleed(pixels, width, height)
  const whole = sharp(pixels, { raw: { width, height, channels: 4 } })
  const picture = isCutOut ? whole : whole.removeAlpha()
  const webp = (quality: number) =>
    picture
      .clone()
      .webp({ quality, alphaQuality: 90, effort: 5, smartSubsample: true, exact: true })
      .toBuffer()
  const avif = (quality: number) => picture.clone().avif({ quality, effort: 4 }).toBuffer()
  await writeFile(`${stem}.webp`, await fitQuality(webp, [20, 90], limit))
  await writeFile(`${stem}.avif`, await fitQuality(avif, [20, 76], limit))
  const { dominant } = await sharp(solid, {
    raw: { width: solid.length / 4, height: 1, channels: 4 },
  }).stats()
  const hex = [dominant.r, dominant.g, dominant.b].map((n) => n.toString(16).padStart(2, '0'))
  return `#${hex.join('')}`
}

/** The dominant color of a cut-out ignores transparent pixels. */
function opaquePart(pixels: Buffer): Buffer {
  const kept: number[] = []
  for (let i = 0; i < pixels.length; i += 16) {
    if ((pixels[i + 3] ?? 0) > 200) kept.push(...pixels.subarray(i, i + 4))
  }
  return Buffer.from(kept)
}
