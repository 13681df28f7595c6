import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anchorsOf } from './anchors'

describe('anchorsOf', () => {
  it.each([
    ['Commercial production', 'commercial-production'],
    ['Social media content', 'social-media-content'],
    ['  Größe & Preis! ', 'grosse-preis'],
    ['Café', 'cafe'],
    ['360°', '360'],
    ['أسعار', undefined],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('names the anchor of %j #%s', (name, anchor) => {
    expect(anchorsOf([name])).toEqual([anchor])
  })

  it('tells equal names apart, and both from the page’s own anchor', () => {
    expect(anchorsOf(['Price', 'price', 'price-2', 'Content'])).toEqual([
      'price',
      'price-2',
      'price-2-2',
      'content-2',
    ])
  })

  it('creates names that are valid in a URL and unique', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (names) => {
        const anchors = anchorsOf(names).filter((anchor) => anchor !== undefined)
        expect(new Set(anchors).size).toBe(anchors.length)
        for (const anchor of anchors) expect(encodeURIComponent(anchor)).toBe(anchor)
      }),
    )
  })
})
