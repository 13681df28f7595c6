import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharpForUploads } from './sharp-for-uploads'

const size = { width: 96, height: 54, channels: 3 as const }
let noisy: Buffer

beforeAll(async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  noisy = await sharp({ create: { ...size, background: '#000', noise } })
    .png()
    .toBuffer()
})

const grey = (file: Buffer) => sharp(file).greyscale().raw().toBuffer()

/** The mean difference between two pictures, from 0 to 255. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = [await grey(one), await grey(other)]
  return a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length
}

describe('an uploaded picture', () => {
  it.each(['webp', 'avif'] as const)('in %s format loses almost no quality', async (format) => {
    const original = await sharp(noisy).toFormat(format, { quality: 95 }).toBuffer()
    const kept = await sharpForUploads(original).rotate().toBuffer({ resolveWithObject: true })
    const byDefault = await sharp(original).toBuffer()
    expect(kept.info.format).toBe(format === 'avif' ? 'heif' : format)
    const loss = await difference(original, kept.data)
    expect(loss).toBeLessThan((await difference(original, byDefault)) * 0.6)
  })

  it.each(['png', 'jpeg'] as const)('in %s format keeps its format', async (format) => {
    const original = await sharp(noisy).toFormat(format).toBuffer()
    const { info } = await sharpForUploads(original).toBuffer({ resolveWithObject: true })
    expect(info.format).toBe(format)
  })
})
