import { type Stereo } from './stereo'

/** Writes a WAV file with samples in 32-bit floating point. */
export function toWav({ left, right }: Stereo, rate: number): Buffer {
  const bytes = left.length * 8
  const head = Buffer.alloc(44)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(36 + bytes, 4)
  head.write('WAVEfmt ', 8, 'latin1')
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(3, 20)
  head.writeUInt16LE(2, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate * 8, 28)
  head.writeUInt16LE(8, 32)
  head.writeUInt16LE(32, 34)
  head.write('data', 36, 'latin1')
  head.writeUInt32LE(bytes, 40)
  const body = new Float32Array(left.length * 2)
  left.forEach((sample, i) => {
    body[i * 2] = sample
    body[i * 2 + 1] = right[i] ?? 0
  })
  return Buffer.concat([head, Buffer.from(body.buffer)])
}
