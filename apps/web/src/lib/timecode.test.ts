import { describe, expect, it } from 'vitest'
import { timecode, timecodeAt } from './timecode'

describe('timecode', () => {
  it.each([
    [0, '00:00:00:00'],
    [23, '00:00:00:23'],
    [24, '00:00:01:00'],
    [156, '00:00:06:12'],
    [24 * 60, '00:01:00:00'],
    [24 * 3600 + 1, '01:00:00:01'],
  ])('%i frames are %s', (frames, code) => {
    expect(timecode(frames)).toBe(code)
  })

  it.each([
    [0, '00:00:00:00'],
    [1 / 24, '00:00:00:01'],
    [0.999, '00:00:00:23'],
    [0.9999, '00:00:01:00'],
    [6, '00:00:06:00'],
    [61.5, '00:01:01:12'],
    [3_600 * 11 + 59, '11:00:59:00'],
    [-1, '00:00:00:00'],
  ])('%d seconds are %s', (seconds, text) => {
    expect(timecodeAt(seconds)).toBe(text)
  })

  it('Every frame of a clip has its own timecode', () => {
    const frames = Array.from({ length: 144 }, (_, frame) => timecodeAt(frame / 24))
    expect(new Set(frames).size).toBe(144)
  })
})
