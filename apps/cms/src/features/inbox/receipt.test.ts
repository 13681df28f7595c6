import { expect, it } from 'vitest'
import { fingerprintOf, newReference } from './receipt'
import fc from 'fast-check'

it('is short, easy to spell, and unique', () => {
  const references = Array.from({ length: 2_000 }, newReference)
  for (const reference of references)
    expect(reference).toMatch(/^[^ILOU\W_a-z]{4}-[^ILOU\W_a-z]{4}$/)
  expect(new Set(references).size).toBe(references.length)
})

const body = { email: 'a@b.example', message: 'Hello', company: undefined }

it('is equal for a repeated attempt', () => {
  const again = { message: 'Hello', email: 'a@b.example', proof: 'x', form_token: 'y', website: '' }
  expect(fingerprintOf('contact', again, [])).toBe(fingerprintOf('contact', body, []))
})

it('changes with every field, the form and the file', () => {
  const first = fingerprintOf('contact', body, [])
  fc.assert(
    fc.property(fc.string(), (message) => {
      fc.pre(message !== body.message)
      expect(fingerprintOf('contact', { ...body, message }, [])).not.toBe(first)
    }),
  )
  expect(fingerprintOf('inquiry', body, [])).not.toBe(first)
  expect(fingerprintOf('contact', body, [Buffer.from('file')])).not.toBe(first)
})
