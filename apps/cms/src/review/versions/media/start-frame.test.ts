import { expect, it } from 'vitest'
import { readStartFrame } from './start-frame'

const rate = (numerator: number, denominator = 1) => ({ numerator, denominator })

it.each([
  [undefined, rate(25), 0, false],
  ['nonsense', rate(25), 0, false],
  ['01:00:00:00', rate(24), 86_400, false],
  ['01:00:00:00', rate(24_000, 1_001), 86_400, false],
  ['00:00:01:12', rate(25), 37, false],
  ['00:01:00;02', rate(30_000, 1_001), 1_800, true],
  ['00:10:00;00', rate(30_000, 1_001), 17_982, true],
  ['01:00:00;00', rate(30_000, 1_001), 107_892, true],
  ['01:00:00;00', rate(60_000, 1_001), 215_784, true],
  ['01:00:00;00', rate(25), 90_000, false],
])('%s at %j is frame %i', (timecode, at, startFrame, isDropFrame) => {
  expect(readStartFrame(timecode, at)).toEqual({ startFrame, isDropFrame })
})
