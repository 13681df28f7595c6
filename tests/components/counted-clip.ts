import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export const WIDTH = 320
export const HEIGHT = 180
/** The number of bits in a frame's number. They are drawn as two rows of fields. */
export const BITS = 12
const COLUMNS = 6
const FIELD = { width: WIDTH / COLUMNS, height: HEIGHT / 2 }

/** The centers of the fields in pixels, beginning with the lowest bit. */
export const FIELD_MIDDLES = Array.from({ length: BITS }, (_, bit) => ({
  x: Math.round(((bit % COLUMNS) + 0.5) * FIELD.width),
  y: Math.round((Math.floor(bit / COLUMNS) + 0.5) * FIELD.height),
}))

function* pictures(frameCount: number) {
  for (let number = 0; number < frameCount; number += 1) yield drawNumber(number)
}

/** A gray picture in which each bit of the number is a white or black field. */
function drawNumber(number: number): Buffer {
  const picture = Buffer.alloc(WIDTH * HEIGHT)
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const bit = Math.floor(y / FIELD.height) * COLUMNS + Math.floor(x / FIELD.width)
      picture[y * WIDTH + x] = (number >> bit) & 1 ? 235 : 16
    }
  }
  return picture
}

/**
 * Makes a film in which each frame shows its number. It is encoded like web videos, with key frames
 * every two seconds and B-frames in between.
 */
export async function makeCountedClip(
  file: string,
  rate: { numerator: number; denominator: number },
  frameCount: number,
): Promise<void> {
  const perSecond = Math.round(rate.numerator / rate.denominator)
  const seconds = (frameCount * rate.denominator) / rate.numerator
  const encoder = spawn('ffmpeg', [
    ...['-loglevel', 'error', '-y', '-threads', '1'],
    ...['-f', 'rawvideo', '-pix_fmt', 'gray', '-s', `${WIDTH}x${HEIGHT}`],
    ...['-r', `${rate.numerator}/${rate.denominator}`, '-i', '-'],
    ...['-f', 'lavfi', '-i', `sine=frequency=220:sample_rate=48000:duration=${seconds}`],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '20', '-pix_fmt', 'yuv420p'],
    ...['-g', String(perSecond * 2), '-bf', '3', '-c:a', 'aac', '-b:a', '64k'],
    ...['-movflags', '+faststart', file],
  ])
  let complaints = ''
  encoder.stderr.on('data', (text: Buffer) => (complaints += text.toString()))
  const isDone = once(encoder, 'close')
  await pipeline(Readable.from(pictures(frameCount)), encoder.stdin)
  const [code] = (await isDone) as [number]
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}: ${complaints}`)
}
