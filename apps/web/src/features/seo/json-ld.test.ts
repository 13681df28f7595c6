import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toJsonLd } from './json-ld'

describe('toJsonLd', () => {
  it('It cannot end its script element and parses to the same value', () => {
    const node = { name: '</script><script>alert(1)</script><!-- & \u2028' }
    const text = toJsonLd(node)
    expect(text).not.toMatch(/[<>&\u2028]/)
    expect(JSON.parse(text)).toEqual(node)
  })

  it('The same holds for any text of an editor', () => {
    const signs = fc.string({
      unit: fc.constantFrom('<', '>', '&', '/', '!--', '\u2029', '"', '\\', 'ع'),
    })
    fc.assert(
      fc.property(fc.dictionary(signs, signs), (node) => {
        const text = toJsonLd(node)
        expect(text).not.toMatch(/[<>&\u2028\u2029]/)
        expect(JSON.parse(text)).toEqual({ ...node })
      }),
    )
  })
})
