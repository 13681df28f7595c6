import { formatTimecode } from '@studio/shared/review/timecode'
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
])('%s at %j is frame %i', (label, at, startFrame, isDropFrame) => {
  const found = readStartFrame(label ? { label, rate: '' } : null, at)
  expect(found).toEqual({ startFrame, isDropFrame, contradictsRate: false })
})

it.each([
  ['01:00:00;15', '30000/1001', rate(60_000, 1_001), '01:00:00;30'],
  ['01:00:00:15', '30/1', rate(60), '01:00:00:30'],
  ['00:01:00;02', '30000/1001', rate(60_000, 1_001), '00:01:00;04'],
  ['10:00:00:12', '25/1', rate(50), '10:00:00:24'],
  ['10:00:00:12', '24/1', rate(48), '10:00:00:24'],
  ['01:00:00:12', '24000/1001', rate(24_000, 1_001), '01:00:00:12'],
  // Sound streams have no frame rate.
  ['01:00:00:12', '0/0', rate(24), '01:00:00:12'],
  ['01:00:00:12', '', rate(50), '01:00:00:12'],
])('%s, counted in %s, is the first frame of a film in %j as %s', (label, base, at, shown) => {
  const facts = { rate: at, ...readStartFrame({ label, rate: base }, at) }
  expect(formatTimecode(0, facts)).toBe(shown)
})

it.each([
  ['00:00:58;00', rate(30)],
  ['01:00:00;00', rate(25)],
  ['01:00:00.00', rate(24_000, 1_001)],
  ['01:00:00;00', rate(60)],
])('%s is drop frame, which a film in %j does not have', (label, at) => {
  const found = readStartFrame({ label, rate: '' }, at)
  expect(found).toMatchObject({ isDropFrame: false, contradictsRate: true })
  expect(formatTimecode(0, { rate: at, ...found })).toBe(label.replace(/[;.](?=\d+$)/, ':'))
})
