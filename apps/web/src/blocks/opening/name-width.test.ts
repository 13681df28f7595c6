import { describe, expect, it } from 'vitest'
import { nameWidth } from './name-width'

describe('nameWidth', () => {
  it.each([
    ['', 0],
    ['n', 0.69],
    ['ill', 1.32],
    ['MW', 2.04],
    ['a b', 1.64],
  ])('of “%s” is %d ems', (name, width) => {
    expect(nameWidth(name)).toBe(width)
  })

  it('counts letters, not code units', () => {
    expect(nameWidth('𝒜𝒜')).toBe(nameWidth('nn'))
  })
})
