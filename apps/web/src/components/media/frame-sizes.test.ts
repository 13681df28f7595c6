import { describe, expect, it } from 'vitest'
import { sizesIn } from './frame-sizes'

const wide = { width: 1600, height: 900 }
const upright = { width: 800, height: 1200 }

describe('the width of a picture on the page', () => {
  it.each([
    ['of the same form is its frame’s', wide, 16 / 9, 'calc(50vw)'],
    ['that is cut above and below is its frame’s', upright, 16 / 9, 'calc(50vw)'],
    ['in a panorama is its frame’s', wide, 21 / 9, 'calc(50vw)'],
    ['that is cut at the sides is more', wide, 4 / 3, 'calc((50vw) * 1.333)'],
    ['in an upright frame is much more', wide, 1 / 2, 'calc((50vw) * 3.556)'],
  ])('It is right for: %s', (_, picture, aspect, sizes) => {
    expect(sizesIn([{ width: '50vw', aspect }], picture)).toBe(sizes)
  })

  it('It is declared for each window width in the given order', () => {
    const frames = [
      { when: '(min-width: 48rem)', width: '50vw - 2rem', aspect: 21 / 9 },
      { width: '100vw', aspect: 4 / 3 },
    ]
    expect(sizesIn(frames, wide)).toBe(
      '(min-width: 48rem) calc(50vw - 2rem), calc((100vw) * 1.333)',
    )
  })
})
