import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellStart, frameAtShare, thumbnailPlace } from './places'

describe('places on the timeline', () => {
  it("map the middle of a frame's cell to the frame", () => {
    const film = fc
      .integer({ min: 1, max: 500_000 })
      .chain((count) => fc.tuple(fc.integer({ min: 0, max: count - 1 }), fc.constant(count)))
    fc.assert(
      fc.property(film, ([frame, count]) => {
        const middle = (cellStart(frame, count) + cellStart(frame + 1, count)) / 200
        expect(frameAtShare(middle, count)).toBe(frame)
      }),
    )
  })

  it('stay within the film', () => {
    expect(frameAtShare(-0.2, 100)).toBe(0)
    expect(frameAtShare(1, 100)).toBe(99)
    expect(frameAtShare(0.5, 0)).toBe(0)
    expect(cellStart(120, 100)).toBe(100)
    expect(cellStart(0, 0)).toBe(0)
  })
})

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
