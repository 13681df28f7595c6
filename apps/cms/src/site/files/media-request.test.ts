import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planAnswer, readRange } from './media-request'

describe('media-request', () => {
  const file = { size: 1_000, etag: '"rs-1"' }

  const plan = (headers: Record<string, string>, method = 'GET', size = file.size) =>
    planAnswer(method, new Headers(headers), { ...file, size })

  describe('a request for a file', () => {
    it.each([
      [{}, 200, { start: 0, end: 999 }],
      [{ range: 'bytes=10-19' }, 206, { start: 10, end: 19 }],
      [{ range: 'bytes=990-' }, 206, { start: 990, end: 999 }],
      [{ range: 'bytes=-10' }, 206, { start: 990, end: 999 }],
      [{ range: 'bytes=10-19', 'if-range': '"rs-1"' }, 206, { start: 10, end: 19 }],
      [{ range: 'bytes=10-19', 'if-range': '"rs-0"' }, 200, { start: 0, end: 999 }],
      [{ range: 'bytes=10-19', 'if-range': 'W/"rs-1"' }, 200, { start: 0, end: 999 }],
      [
        { range: 'bytes=10-19', 'if-range': 'Sat, 21 Nov 2026 12:00:00 GMT' },
        200,
        { start: 0, end: 999 },
      ],
      [{ range: 'bytes=1000-', 'if-range': '"rs-0"' }, 200, { start: 0, end: 999 }],
      [{ range: 'bytes=1000-' }, 416, null],
      [{ 'if-none-match': '"rs-1"' }, 304, null],
      [{ 'if-none-match': 'W/"rs-1"' }, 304, null],
      [{ 'if-none-match': '"other", "rs-1"' }, 304, null],
      [{ 'if-none-match': '*' }, 304, null],
      [{ 'if-none-match': '"rs-1"', range: 'bytes=10-19' }, 304, null],
      [{ 'if-none-match': '"rs-0"', range: 'bytes=10-19' }, 206, { start: 10, end: 19 }],
    ])('with %j gets %i', (headers, status, bytes) => {
      expect(plan(headers)).toMatchObject({ status, bytes })
    })

    it('reports the position of a part, and the length of the file if there is none', () => {
      expect(plan({ range: 'bytes=10-19' }).headers).toEqual({
        'x-file-length': '10',
        'Content-Range': 'bytes 10-19/1000',
      })
      expect(plan({ range: 'bytes=1000-' }).headers).toEqual({ 'Content-Range': 'bytes */1000' })
    })

    it('by HEAD reports the length of the file and sends nothing', () => {
      const answer = { status: 200, bytes: null, headers: { 'x-file-length': '1000' } }
      expect(plan({}, 'HEAD')).toEqual(answer)
      expect(plan({ range: 'bytes=10-19' }, 'HEAD')).toEqual(answer)
    })

    it('for an empty file sends nothing, and no part of it', () => {
      const answer = { status: 200, bytes: null, headers: { 'x-file-length': '0' } }
      expect(plan({}, 'GET', 0)).toEqual(answer)
      expect(plan({ range: 'bytes=0-' }, 'GET', 0)).toMatchObject({ status: 416 })
    })
  })
})

describe('byte-range', () => {
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
      '%s is unsatisfiable',
      (header) => {
        expect(readRange(header, SIZE)).toBe('unsatisfiable')
      },
    )

    it('is unsatisfiable for an empty file', () => {
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

    it('never exceeds the file', () => {
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
})
