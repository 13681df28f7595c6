import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRange } from './byte-range'

const SIZE = 1_000

describe('a Range header (RFC 9110, section 14)', () => {
  it.each([
    ['bytes=0-499', 0, 499],
    ['bytes=500-999', 500, 999],
    ['bytes=0-0', 0, 0],
    ['bytes=999-999', 999, 999],
    ['bytes=500-', 500, 999],
    ['bytes=0-', 0, 999],
    ['bytes=-500', 500, 999],
    ['bytes=-1', 999, 999],
    ['bytes=-2000', 0, 999],
    ['bytes=990-5000', 990, 999],
    [`bytes=0-${'9'.repeat(400)}`, 0, 999],
  ])('%s asks for %i to %i of a thousand bytes', (header, start, end) => {
    expect(readRange(header, SIZE)).toEqual({ start, end })
  })

  it.each(['bytes=1000-', 'bytes=1000-1001', 'bytes=-0', `bytes=${'9'.repeat(400)}-`])(
    '%s cannot be satisfied',
    (header) => {
      expect(readRange(header, SIZE)).toBe('unsatisfiable')
    },
  )

  it('cannot be satisfied by an empty file', () => {
    expect(readRange('bytes=0-', 0)).toBe('unsatisfiable')
  })

  it.each([
    null,
    '',
    'bytes',
    'bytes=',
    'bytes=-',
    'bytes=5-2',
    'bytes=a-b',
    'bytes=0x1-0x2',
    'bytes=--5',
    'bytes=1.5-2',
    'bytes=0-1,5-6',
    'bytes= 0-1',
    'items=0-5',
    'xbytes=0-5',
    'bytes=0-1\n',
  ])('%j is ignored', (header) => {
    expect(readRange(header, SIZE)).toBeNull()
  })

  it('never leads outside the file', () => {
    const bound = fc.oneof(fc.constant(''), fc.nat(2_000).map(String))
    fc.assert(
      fc.property(bound, bound, fc.nat(1_500), (first, last, size) => {
        const range = readRange(`bytes=${first}-${last}`, size)
        if (range === null || range === 'unsatisfiable') return
        expect(range.start).toBeGreaterThanOrEqual(0)
        expect(range.end).toBeGreaterThanOrEqual(range.start)
        expect(range.end).toBeLessThan(size)
      }),
    )
  })
})
