import { expect, it } from 'vitest'
import { wholeBytes } from './whole-bytes'

const PHOTO = { width: 8_000, height: 6_000, channels: 3, depth: 'uchar' } as const

it.each([
  ['streamed', { isProgressive: false }, 0],
  ['interlaced', { isProgressive: true }, 144_000_000],
  ['turned', { isProgressive: false, orientation: 6 }, 144_000_000],
  ['interlaced with 16 bits', { isProgressive: true, depth: 'ushort' as const }, 288_000_000],
])('a picture that is %s', (_, facts, bytes) => {
  expect(wholeBytes({ ...PHOTO, ...facts })).toBe(bytes)
})
