import sharp from 'sharp'
import { HEIGHT, WIDTH, type Scene } from '../scene'
import { random } from './random'

const BUDGET = 60_000

/**
 * Adds film grain. It has one color, is slightly soft, and is strongest in the mid-tones, as on a
 * negative.
 */
async function grained(picture: Buffer, amount: number) {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const r = random(24)
  const field = Buffer.alloc(info.width * info.height)
  for (let i = 0; i < field.length; i++)
    field[i] = 128 + (r.next() + r.next() + r.next() - 1.5) * 84
  const raw = { width: info.width, height: info.height, channels: 1 } as const
  const soft = await sharp(field, { raw }).blur(0.8).extractChannel(0).raw().toBuffer()
  for (let i = 0; i < soft.length; i++) {
    const [r0 = 0, g0 = 0, b0 = 0] = [data[i * 3], data[i * 3 + 1], data[i * 3 + 2]]
    const l = (r0 * 0.3 + g0 * 0.6 + b0 * 0.1) / 255
    const d = ((soft[i] ?? 128) - 128) * amount * (0.12 + 1.1 * l * (1 - l))
    data[i * 3] = Math.min(255, Math.max(0, r0 + d))
    data[i * 3 + 1] = Math.min(255, Math.max(0, g0 + d))
    data[i * 3 + 2] = Math.min(255, Math.max(0, b0 + d))
  }
  return sharp(data, { raw: { ...raw, channels: 3 } })
    .png()
    .toBuffer()
}

/** Adds the last layer and the grain, and encodes with the best quality that fits the budget. */
export async function finish(
  scene: Scene,
  picture: Buffer,
): Promise<{ webp: Buffer; quality: number }> {
  const sized = sharp(picture).resize(WIDTH, HEIGHT, { kernel: 'lanczos3' })
  if (scene.kind === 'traced') sized.sharpen({ sigma: 1.1, m1: 0.3, m2: 1.6 })
  let frame: Buffer = await sized.png().toBuffer()
  if (scene.overlay) {
    let top = sharp(Buffer.from(scene.overlay()))
    if (scene.overlayBlur) top = top.blur(scene.overlayBlur)
    frame = await sharp(frame)
      .composite([{ input: await top.png().toBuffer() }])
      .png()
      .toBuffer()
  }
  const grain = scene.grain ?? 0.3
  if (grain > 0) frame = await grained(frame, grain)
  let [low, high] = [1, 92]
  let best: Buffer | undefined
  let chosen = 0
  while (low <= high) {
    const quality = (low + high) >> 1
    const webp = await sharp(frame)
      .webp({
        quality,
        effort: 5,
        smartSubsample: true,
        preset: scene.kind === 'drawn' ? 'drawing' : 'photo',
      })
      .toBuffer()
    if (webp.length <= BUDGET) {
      best = webp
      chosen = quality
      low = quality + 1
    } else high = quality - 1
  }
  if (!best) throw new Error(`${scene.key} does not fit ${BUDGET} bytes`)
  return { webp: best, quality: chosen }
}
