import fc from 'fast-check'
import type { Where } from 'payload'
import { expect, it } from 'vitest'
import { type LibraryFilters, readFilters, writeFilters } from './filters'

const filters: fc.Arbitrary<LibraryFilters> = fc.record(
  {
    kind: fc.constantFrom('image' as const, 'video' as const, 'audio' as const),
    category: fc.string({ minLength: 1 }),
    shownOn: fc.constantFrom('page' as const, 'nowhere' as const),
    sameFiles: fc.constant(true),
  },
  { requiredKeys: [] },
)

const others: fc.Arbitrary<Where[]> = fc.subarray<Where>([
  { shot: { equals: 'a' } },
  { alt: { contains: 'b' } },
  { mimeType: { like: 'font/' } },
  { or: [{ and: [{ category: { equals: 'x' } }] }, { and: [{ shot: { exists: true } }] }] },
])

it('filters that are written are read again', () => {
  fc.assert(
    fc.property(filters, others, (own, rest) => {
      expect(readFilters(writeFilters(own, rest))).toEqual({ filters: own, others: rest })
    }),
  )
})

it('filters in the form of Payload are read', () => {
  const where: Where = {
    or: [{ and: [{ category: { equals: 'Previz' } }, { alt: { contains: 'car' } }] }],
  }
  expect(readFilters(where)).toEqual({
    filters: { category: 'Previz' },
    others: [{ alt: { contains: 'car' } }],
  })
})

it('without filters the list has no condition', () => {
  expect(writeFilters({}, [])).toEqual({})
  expect(readFilters(undefined)).toEqual({ filters: {}, others: [] })
})
