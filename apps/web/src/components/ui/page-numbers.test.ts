import { describe, expect, it } from 'vitest'
import { GAP, pageNumbers } from './page-numbers'

describe('pageNumbers', () => {
  it.each<[number, number, (number | typeof GAP)[]]>([
    [1, 1, [1]],
    [2, 3, [1, 2, 3]],
    [1, 12, [1, 2, GAP, 12]],
    [3, 12, [1, 2, 3, 4, GAP, 12]],
    [4, 12, [1, 2, 3, 4, 5, GAP, 12]],
    [6, 12, [1, GAP, 5, 6, 7, GAP, 12]],
    [9, 12, [1, GAP, 8, 9, 10, 11, 12]],
    [12, 12, [1, GAP, 11, 12]],
  ])('Page %i of %i shows %j', (current, count, numbers) => {
    expect(pageNumbers(current, count)).toEqual(numbers)
  })
})
