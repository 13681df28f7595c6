import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { following } from './related-videos'

describe('the entries that follow in a round', () => {
  it.each([
    [[1, 2, 3, 4], 2, 2, [3, 4]],
    [[1, 2, 3, 4], 4, 2, [1, 2]],
    [[1, 2, 3, 4], 3, 9, [4, 1, 2]],
    [[1], 1, 3, []],
    [[], 1, 3, []],
    [[1, 2], 9, 2, [1, 2]],
  ])('are right for %j, %i', (round, entry, count, expected) => {
    expect(following(round, entry, count)).toEqual(expected)
  })

  it('never contain the entry itself or duplicates, and can contain all others', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(), { minLength: 1 }), fc.nat(), (round, seed) => {
        const entry = round[seed % round.length] ?? 0
        const others = following(round, entry, round.length)
        expect([...others].sort()).toEqual(round.filter((one) => one !== entry).sort())
      }),
    )
  })
})
