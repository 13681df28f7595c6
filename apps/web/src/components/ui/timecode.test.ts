import { describe, expect, it } from 'vitest'
import { timecode } from './timecode'

describe('timecode', () => {
  it.each([
    [0, '00:00:00:00'],
    [23, '00:00:00:23'],
    [24, '00:00:01:00'],
    [156, '00:00:06:12'],
    [24 * 60, '00:01:00:00'],
    [24 * 3600 + 1, '01:00:00:01'],
  ])('counts %i frames as %s', (frames, code) => {
    expect(timecode(frames)).toBe(code)
  })
})
