import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sign } from '../signature'
import { readSignedVisitor, readVisitor, signedVisitor, writeVisitor } from './visitor'

const SECRET = 'a secret of at least 32 characters'
const VISITOR = { address: '203.0.113.7', country: 'GB', host: 'www.studio.de' }

const visitors = fc.record({
  address: fc.oneof(fc.ipV4(), fc.ipV6()),
  country: fc.option(fc.stringMatching(/^[A-Z]{2}$/)),
  host: fc.oneof(fc.constant(''), fc.domain()),
})

describe('a visitor named by the website', () => {
  it('The CMS reads the same visitor', () => {
    fc.assert(
      fc.property(visitors, (visitor) => {
        expect(readVisitor(writeVisitor(visitor))).toEqual(visitor)
        expect(readSignedVisitor(signedVisitor(visitor, SECRET), SECRET)).toEqual(visitor)
      }),
    )
  })

  it('It is null without the shared secret', () => {
    const signed = signedVisitor(VISITOR, SECRET)
    expect(readSignedVisitor(signed, `${SECRET}!`)).toBeNull()
    expect(readSignedVisitor({ ...signed, 'x-visitor': '8.8.8.8  ' }, SECRET)).toBeNull()
    expect(readSignedVisitor({ 'x-visitor': signed['x-visitor'] }, SECRET)).toBeNull()
  })

  it('It is null with the signature of a publish message', () => {
    const value = writeVisitor(VISITOR)
    const headers = { 'x-visitor': value, 'x-visitor-signature': sign(value, SECRET) }
    expect(readSignedVisitor(headers, SECRET)).toBeNull()
  })

  it.each([null, '', 'unknown GB host', '1.2.3 GB x', 'localhost'])(
    'It is null for %j',
    (value) => {
      expect(readVisitor(value)).toBeNull()
    },
  )
})
