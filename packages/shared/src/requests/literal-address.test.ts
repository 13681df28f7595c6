import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { literalAddress } from './literal-address'

describe('literalAddress', () => {
  it.each([
    ['/a%', '/a%25'],
    ['/%F0%9F%9', '/%25F0%259F%259'],
    ['/de/%9?lang=%C3%A4', '/de/%259?lang=%C3%A4'],
    ['/d%C3%BCsen/a%20b?q=%', '/d%C3%BCsen/a%20b?q=%'],
    ['/', '/'],
  ])('reads %s as %s', (address, literal) => {
    expect(literalAddress(address)).toBe(literal)
  })

  it('leaves addresses that mean something, and makes all others mean themselves', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('/', 'a', '%', 'F', '0', '9', 'C', '3', '?') }),
        (address) => {
          const [path = ''] = address.split('?', 1)
          const [literal = ''] = literalAddress(address).split('?', 1)
          const meaning = decodeURIComponent(literal)
          expect([path, decodeOrNull(path)]).toContain(meaning)
        },
      ),
    )
  })
})

function decodeOrNull(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
