import { describe, expect, it } from 'vitest'
import { thumbnailPlace } from './thumbnail'

const STRIP = { url: '/strip', columns: 5, rows: 2, width: 160, height: 90, everyFrames: 12 }

describe('thumbnailPlace', () => {
  it.each([
    [0, 0, 0],
    [5, 0, 0],
    [6, 160, 0],
    [12, 160, 0],
    [48, 640, 0],
    [60, 0, 90],
    [75, 160, 90],
    [5_000, 640, 90],
  ])('of frame %s is at %s, %s', (frame, x, y) => {
    expect(thumbnailPlace(STRIP, frame)).toEqual({ x, y })
  })
})
