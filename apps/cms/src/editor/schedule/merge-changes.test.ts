import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { mergeChanges } from './merge-changes'

const row = (id: string, amount: number, more: object = {}) => ({ id, amount, ...more })
const rows = (...items: object[]) => ({ items })

describe('changes of different rows', () => {
  it('keeps a price that somebody else has changed since', () => {
    const base = rows(row('a', 1), row('b', 2))
    const wanted = rows(row('a', 10), row('b', 2))
    const current = rows(row('a', 1), row('b', 20))
    expect(mergeChanges(base, wanted, current)).toEqual({
      value: rows(row('a', 10), row('b', 20)),
      conflicts: [],
    })
  })

  it('keeps another field of the same row', () => {
    const base = rows(row('a', 1, { unit: 'day' }))
    const wanted = rows(row('a', 2, { unit: 'day' }))
    const current = rows(row('a', 1, { unit: 'hour' }))
    expect(mergeChanges(base, wanted, current)).toEqual({
      value: rows(row('a', 2, { unit: 'hour' })),
      conflicts: [],
    })
  })

  it('keeps rows that both sides have added', () => {
    const base = rows(row('a', 1), row('b', 2))
    const wanted = rows(row('a', 1), row('x', 3), row('b', 2))
    const current = rows(row('a', 1), row('b', 2), row('y', 4))
    expect(mergeChanges(base, wanted, current)).toEqual({
      value: rows(row('a', 1), row('x', 3), row('b', 2), row('y', 4)),
      conflicts: [],
    })
  })

  it('keeps a moved row and a changed one', () => {
    const base = rows(row('a', 1), row('b', 2))
    const wanted = rows(row('b', 2), row('a', 1))
    const current = rows(row('a', 1), row('b', 3))
    expect(mergeChanges(base, wanted, current)).toEqual({
      value: rows(row('b', 3), row('a', 1)),
      conflicts: [],
    })
  })

  it('removes a row that nobody has changed', () => {
    const base = rows(row('a', 1), row('b', 2))
    const [wanted, current] = [rows(row('b', 2)), rows(row('a', 1), row('b', 3))]
    expect(mergeChanges(base, wanted, current)).toEqual({
      value: rows(row('b', 3)),
      conflicts: [],
    })
  })

  it('joins the languages that both sides have added', () => {
    const merged = mergeChanges({ ready: ['en'] }, { ready: ['en', 'de'] }, { ready: ['en', 'ar'] })
    expect(merged).toEqual({ value: { ready: ['en', 'ar', 'de'] }, conflicts: [] })
  })
})

describe('changes of the same place', () => {
  it.each([
    ['an amount', rows(row('a', 1)), rows(row('a', 2)), rows(row('a', 3)), 'items › a › amount'],
    [
      'a row that was removed since',
      rows(row('a', 1, { label: { en: 'Sound' } })),
      rows(row('a', 2, { label: { en: 'Sound' } })),
      rows(),
      'items › Sound',
    ],
    ['a row that would be removed', rows(row('a', 1)), rows(), rows(row('a', 3)), 'items › a'],
    [
      'the order',
      rows(row('a', 1), row('b', 1), row('c', 1)),
      rows(row('b', 1), row('a', 1), row('c', 1)),
      rows(row('c', 1), row('a', 1), row('b', 1)),
      'items',
    ],
  ])('names %s', (_, base, wanted, current, place) => {
    expect(mergeChanges(base, wanted, current).conflicts).toEqual([place])
  })

  it('lets the change win', () => {
    const merged = mergeChanges(rows(row('a', 1)), rows(row('a', 2)), rows(row('a', 3)))
    expect(merged.value).toEqual(rows(row('a', 2)))
  })

  it('finds no conflict where both sides want the same', () => {
    const merged = mergeChanges(rows(row('a', 1)), rows(row('a', 2)), rows(row('a', 2)))
    expect(merged).toEqual({ value: rows(row('a', 2)), conflicts: [] })
  })
})

const lists = fc
  .uniqueArray(fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e'), amount: fc.nat(3) }), {
    selector: ({ id }) => id,
  })
  .map((items) => ({ items, ready: items.map(({ id }) => id) }))

it('changes nothing if nothing is wanted, and everything if nothing has changed since', () => {
  fc.assert(
    fc.property(lists, lists, (base, other) => {
      expect(mergeChanges(base, base, other)).toEqual({ value: other, conflicts: [] })
      expect(mergeChanges(base, other, base)).toEqual({ value: other, conflicts: [] })
      expect(mergeChanges(base, other, other)).toEqual({ value: other, conflicts: [] })
    }),
  )
})

it('undoes a change, whatever has happened elsewhere', () => {
  const amounts = fc.record({ a: fc.nat(3), b: fc.nat(3), c: fc.nat(3) })
  const listOf = (of: { a: number; b: number; c: number }) =>
    rows(row('a', of.a), row('b', of.b), row('c', of.c))
  fc.assert(
    fc.property(amounts, fc.nat(9), fc.nat(9), (before, own, others) => {
      const after = { ...before, a: own }
      const now = { ...after, b: others }
      expect(mergeChanges(listOf(after), listOf(before), listOf(now))).toEqual({
        value: listOf({ ...before, b: others }),
        conflicts: [],
      })
    }),
  )
})
