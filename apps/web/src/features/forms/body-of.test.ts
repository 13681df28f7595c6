import { contactSchema, inquirySchema } from '@studio/shared/api/forms'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bodyOf, fileOf } from './body-of'

function formData(entries: Record<string, string | File>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(entries)) data.set(name, value)
  return data
}

const WRITTEN = {
  first_name: 'Lina',
  last_name: 'Haddad',
  email: 'lina@agency.example',
  project_type: 'animatics',
  message: 'A car crosses the causeway at dusk.',
}
const KEY = '6f1c1a52-9a1c-4a43-8c43-0d9a6b0e7d11'

describe('bodyOf', () => {
  it("converts a form to the contract's body", () => {
    const body = bodyOf('contact', formData({ ...WRITTEN, phone: '', company: ' ', country: 'uk' }))
    expect(body).toEqual({ ...WRITTEN, country: 'uk', receives_updates: false })
    expect(contactSchema.safeParse({ ...body, idempotency_key: KEY }).success).toBe(true)
  })

  it('keeps empty required fields, so that they are reported', () => {
    expect(bodyOf('newsletter', formData({ email: '' }))).toEqual({ email: '' })
    expect(bodyOf('newsletter', new FormData())).toEqual({ email: '' })
  })

  it('reads a checked box as yes, and an unchecked one as no', () => {
    const ticked = bodyOf('contact', formData({ ...WRITTEN, receives_updates: 'on' }))
    expect(ticked.receives_updates).toBe(true)
  })

  it('sends honeypot and token only to calls that have them', () => {
    const data = formData({ website: 'x', form_token: 't', id: 'secret', email: 'a@b.example' })
    expect(bodyOf('newsletter', data)).toEqual({
      email: 'a@b.example',
      website: 'x',
      form_token: 't',
    })
    expect(bodyOf('newsletterConfirm', data)).toEqual({ id: 'secret' })
  })

  it('counts a line break as one character', () => {
    const data = formData({ ...WRITTEN, message: 'One.\r\nTwo.' })
    expect(bodyOf('contact', data).message).toBe('One.\nTwo.')
  })

  it('never sends a name that the contract does not know', () => {
    const entries = fc.dictionary(fc.string({ minLength: 1 }), fc.string())
    fc.assert(
      fc.property(entries, (noise) => {
        const body = bodyOf('inquiry', formData({ ...noise, ...WRITTEN }))
        const unknown = inquirySchema
          .safeParse({ ...body, idempotency_key: KEY })
          .error?.issues.filter(({ code }) => code === 'unrecognized_keys')
        expect(unknown ?? []).toEqual([])
      }),
    )
  })
})

describe('fileOf', () => {
  it('finds the chosen file and ignores an empty one', () => {
    const chosen = new File(['x'], 'cv.pdf')
    expect(fileOf(formData({ file: chosen }))).toMatchObject({ name: 'cv.pdf', size: 1 })
    expect(fileOf(formData({ file: new File([], '') }))).toBeNull()
    expect(fileOf(formData({ file: 'cv.pdf' }))).toBeNull()
    expect(fileOf(new FormData())).toBeNull()
  })
})
