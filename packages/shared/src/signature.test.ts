import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSignedBy, sign } from './signature'

const NOW = 1_800_000_000_000
const BODY = '{"tags":["page:/us/en"]}'
const SECRET = 'a secret of at least 32 characters'
const HEADER = sign(BODY, SECRET, NOW)
const HEX = 'ab'.repeat(32)

describe('a signature', () => {
  it('It is valid for the signed text, whatever that is', () => {
    const time = fc.nat(10 ** 14)
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), time, (body, secret, now) => {
        expect(isSignedBy(sign(body, secret, now), body, secret, now)).toBe(true)
      }),
    )
  })

  it('It is invalid for another body or with another secret', () => {
    expect(isSignedBy(HEADER, BODY, SECRET, NOW)).toBe(true)
    expect(isSignedBy(HEADER, `${BODY} `, SECRET, NOW)).toBe(false)
    expect(isSignedBy(HEADER, BODY, `${SECRET}r`, NOW)).toBe(false)
  })

  it.each([
    [-60_001, false],
    [-60_000, true],
    [60_000, true],
    [60_001, false],
  ])('After %i ms it is valid: %s', (later, holds) => {
    expect(isSignedBy(HEADER, BODY, SECRET, NOW + later)).toBe(holds)
  })

  it('Its time cannot be changed', () => {
    const renewed = HEADER.replace(String(NOW), String(NOW + 90_000))
    expect(isSignedBy(renewed, BODY, SECRET, NOW + 90_000)).toBe(false)
  })

  it.each([
    null,
    '',
    'v1=',
    HEADER.toUpperCase(),
    HEADER.slice(0, -1),
    `${HEADER}0`,
    ` ${HEADER}`,
    `${HEADER}\n`,
    HEADER.replace('v1', 'v0'),
    HEADER.replace(String(NOW), `${NOW}.0`),
  ])('A malformed one is refused: %j', (header) => {
    expect(isSignedBy(header, BODY, SECRET, NOW)).toBe(false)
  })

  it('Any other text is refused without an error', () => {
    const nearly = fc
      .tuple(fc.stringMatching(/^[0-9]{0,17}$/), fc.stringMatching(/^[0-9a-f]{62,66}$/))
      .map(([time, digest]) => `t=${time},v1=${digest}`)
    const fresh = fc.constant(`t=${NOW},v1=${HEX}`)
    fc.assert(
      fc.property(fc.oneof(fc.string(), nearly, fresh), (header) => {
        expect(isSignedBy(header, BODY, SECRET, NOW)).toBe(false)
      }),
    )
  })
})
