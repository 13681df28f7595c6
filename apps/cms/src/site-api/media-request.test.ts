import { describe, expect, it } from 'vitest'
import { planAnswer } from './media-request'

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

  it('tells the place of a part, and how long the file is where there is none', () => {
    expect(plan({ range: 'bytes=10-19' }).headers).toEqual({
      'x-file-length': '10',
      'Content-Range': 'bytes 10-19/1000',
    })
    expect(plan({ range: 'bytes=1000-' }).headers).toEqual({ 'Content-Range': 'bytes */1000' })
  })

  it('by HEAD tells the length of the whole and sends nothing', () => {
    const answer = { status: 200, bytes: null, headers: { 'x-file-length': '1000' } }
    expect(plan({}, 'HEAD')).toEqual(answer)
    expect(plan({ range: 'bytes=10-19' }, 'HEAD')).toEqual(answer)
  })

  it('for an empty file gets nothing, and no part of it', () => {
    const answer = { status: 200, bytes: null, headers: { 'x-file-length': '0' } }
    expect(plan({}, 'GET', 0)).toEqual(answer)
    expect(plan({ range: 'bytes=0-' }, 'GET', 0)).toMatchObject({ status: 416 })
  })
})
