import { describe, expect, it } from 'vitest'
import { nameWidth } from './name-width'

describe('nameWidth', () => {
  it.each([
    ['', 0],
    ['n', 0.69],
    ['ill', 1.32],
    ['MW', 2.04],
    ['a b', 1.64],
  ])('The width of “%s” is %d em', (name, width) => {
    expect(nameWidth(name)).toBe(width)
  })

  it('It counts letters, not code units', () => {
    expect(nameWidth('𝒜𝒜')).toBe(nameWidth('nn'))
  })
})
