import { describe, expect, it } from 'vitest'
import { toJsonLd } from './json-ld'

describe('toJsonLd', () => {
  it('cannot end its script element and reads back the same', () => {
    const node = { name: '</script><script>alert(1)</script><!-- & \u2028' }
    const text = toJsonLd(node)
    expect(text).not.toMatch(/[<>&\u2028]/)
    expect(JSON.parse(text)).toEqual(node)
  })
})
