import fc from 'fast-check'
import { TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { newTotpSecret, totpAddress, totpStep } from './totp'

const NOW = Date.parse('2026-11-25T12:00:15Z')
const STEP = NOW / 30_000 - 0.5
const secret = newTotpSecret()
const codeAt = (timestamp: number) => new TOTP({ secret }).generate({ timestamp })

describe('a code', () => {
  it.each([
    ['of now', 0, 0],
    ['of the half minute before', -30_000, -1],
    ['of the half minute after', 30_000, 1],
  ])('%s is valid for its own half minute', (_, offset, delta) => {
    expect(totpStep(secret, codeAt(NOW + offset), NOW)).toBe(STEP + delta)
  })

  it.each([-90_000, -60_000, 60_000, 90_000])('is invalid with an offset of %d ms', (offset) => {
    expect(totpStep(secret, codeAt(NOW + offset), NOW)).toBeNull()
  })

  it('has six digits and nothing else', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!/^\d{6}$/.test(text))
        expect(totpStep(secret, text, NOW)).toBeNull()
      }),
    )
  })

  it('matches the example of RFC 6238', () => {
    const known = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
    expect(totpStep(known, '287082', 59_000)).toBe(1)
  })
})

it('the URI contains the studio and the account', () => {
  const url = new URL(totpAddress(secret, { email: 'jo@client.example', studio: 'The Studio' }))
  expect(url.protocol).toBe('otpauth:')
  expect(url.searchParams.get('secret')).toBe(secret)
  expect(url.searchParams.get('issuer')).toBe('The Studio')
  expect(decodeURIComponent(url.pathname)).toContain('jo@client.example')
})
