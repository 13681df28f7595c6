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
  ])('calls %j #%s', (name, anchor) => {
    expect(anchorsOf([name])).toEqual([anchor])
  })

  it('tells two of the same name apart, and both from the page’s own', () => {
    expect(anchorsOf(['Price', 'price', 'price-2', 'Content'])).toEqual([
      'price',
      'price-2',
      'price-2-2',
      'content-2',
    ])
  })

  it('gives names that are safe in an address and stand once', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (names) => {
        const anchors = anchorsOf(names).filter((anchor) => anchor !== undefined)
        expect(new Set(anchors).size).toBe(anchors.length)
        for (const anchor of anchors) expect(encodeURIComponent(anchor)).toBe(anchor)
      }),
    )
  })
})
