import { describe, expect, it } from 'vitest'
import { boundsFrom, WHOLE, withIn, withOut } from './range'

describe('in and out', () => {
  it('keep each other while they are in order', () => {
    expect(withIn({ in: null, out: 20 }, 10)).toEqual({ in: 10, out: 20 })
    expect(withOut({ in: 10, out: null }, 20)).toEqual({ in: 10, out: 20 })
  })

  it('may be the same frame', () => {
    expect(withIn({ in: null, out: 10 }, 10)).toEqual({ in: 10, out: 10 })
    expect(withOut({ in: 10, out: null }, 10)).toEqual({ in: 10, out: 10 })
  })

  it('remove each other when they are out of order', () => {
    expect(withIn({ in: 3, out: 20 }, 30)).toEqual({ in: 30, out: null })
    expect(withOut({ in: 10, out: 20 }, 5)).toEqual({ in: null, out: 5 })
  })
})

describe('boundsFrom', () => {
  const RANGE = { in: 10, out: 20 }

  it('is the whole film without a range', () => {
    expect(boundsFrom(5, 1, WHOLE, 100)).toEqual({ first: 0, last: 99 })
    expect(boundsFrom(5, -1, WHOLE, 100)).toEqual({ first: 0, last: 99 })
  })

  it.each([
    [1, 0],
    [1, 20],
    [-1, 10],
    [-1, 99],
  ] as const)('is the range in direction %s from frame %s', (direction, frame) => {
    expect(boundsFrom(frame, direction, RANGE, 100)).toEqual({ first: 10, last: 20 })
  })

  it.each([
    [1, 21],
    [-1, 9],
  ] as const)('is the whole film in direction %s from frame %s', (direction, frame) => {
    expect(boundsFrom(frame, direction, RANGE, 100)).toEqual({ first: 0, last: 99 })
  })

  it('stays within a film that is shorter than its range', () => {
    expect(boundsFrom(5, 1, { in: 500, out: 900 }, 100)).toEqual({ first: 99, last: 99 })
    expect(boundsFrom(0, 1, WHOLE, 0)).toEqual({ first: 0, last: 0 })
  })
})
