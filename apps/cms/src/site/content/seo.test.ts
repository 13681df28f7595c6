import { describe, expect, it } from 'vitest'
import { seoOfView } from './seo'

const seo = { title: 'Work', description: 'All films.', image: null, isIndexed: true }
const view = { base: 'work', filter: null, page: 1 }

describe('the metadata of a part of a list', () => {
  it.each([
    [view, null, 'Work', 'All films.', true],
    [{ ...view, page: 2 }, null, 'Work · 2', 'All films. · 2', true],
    [
      { ...view, filter: 'cartoons' },
      'Cartoons',
      'Cartoons · Work',
      'Cartoons · All films.',
      false,
    ],
    [
      { ...view, filter: 'cartoons', page: 3 },
      'Cartoons',
      'Cartoons · Work · 3',
      'Cartoons · All films. · 3',
      false,
    ],
  ])('is right for %o', (part, filter, title, description, isIndexed) => {
    expect(seoOfView(seo, part, filter)).toMatchObject({ title, description, isIndexed })
  })

  it('adds nothing to a missing description, and does not index a hidden page', () => {
    const hidden = { ...seo, description: '', isIndexed: false }
    expect(seoOfView(hidden, { ...view, page: 2 }, null)).toMatchObject({
      description: '',
      isIndexed: false,
    })
  })
})
