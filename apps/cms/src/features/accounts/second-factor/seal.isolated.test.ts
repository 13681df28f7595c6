import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'

vi.hoisted(() => {
  process.env.PAYLOAD_TOOLING = 'true'
})
const { keyedDigest, seal, unseal } = await import('./seal')

describe('a sealed text', () => {
  it('can be opened for the same account, and differs each time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(), (text, owner) => {
        const [first, second] = [seal(text, owner), seal(text, owner)]
        expect(unseal(first, owner)).toBe(Buffer.from(text).toString())
        expect(first).not.toBe(second)
      }),
    )
  })

  it('cannot be opened for another account', () => {
    expect(unseal(seal('secret', 1), 2)).toBeNull()
  })

  it('cannot be opened after a change', () => {
    const bytes = Buffer.from(seal('secret', 1), 'base64url')
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(unseal(changed.toString('base64url'), 1)).toBeNull()
    }
  })

  it.each(['', 'x', 'not base64 at all', 'A'.repeat(20)])('is not %j', (sealed) => {
    expect(unseal(sealed, 1)).toBeNull()
  })
})

it('digests differ by account', () => {
  expect(keyedDigest('code', 1)).toBe(keyedDigest('code', 1))
  expect(keyedDigest('code', 1)).not.toBe(keyedDigest('code', 2))
  expect(keyedDigest('code', 1)).not.toContain('code')
})
