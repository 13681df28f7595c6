import { expect, it } from 'vitest'
import { readPlace, writePlace } from './anchor-address'
import type { Anchor } from './notes'

it.each<[Anchor, string | null, Anchor | null]>([
  [{ kind: 'frames', first: 58, last: 70 }, 'f58', { kind: 'frames', first: 58, last: 58 }],
  [{ kind: 'place', page: 3, at: [0.5, 0.5] }, 'p3', { kind: 'place', page: 3, at: null }],
  [{ kind: 'time', milliseconds: 1_500 }, 't1500', { kind: 'time', milliseconds: 1_500 }],
  [{ kind: 'whole' }, null, null],
])('%j stands in an address as %s', (anchor, text, read) => {
  expect(writePlace(anchor)).toBe(text)
  expect(text && readPlace(text)).toEqual(read)
})

it.each(['', 'f', 'x1', 'f-1', 'p0', 'f9999999999', 'f58&'])('%j is no anchor', (text) => {
  expect(readPlace(text)).toBeNull()
})
