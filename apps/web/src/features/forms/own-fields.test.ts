import { describe, expect, it } from 'vitest'
import { ownFields, readOwnFields } from './own-fields'

const reach = {
  phone: '+1 305 555 0142',
  phoneHref: 'tel:+13055550142',
  email: 'hello@studio.example',
}

function sent(entries: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(entries)) data.set(name, value)
  return data
}

describe('readOwnFields', () => {
  it("reads the page's fields", () => {
    const own = { locale: 'ar', from: '/ar/contact', reach } as const
    expect(readOwnFields(sent(ownFields(own)))).toEqual(own)
  })

  it.each([
    ['_phoneHref', 'javascript:alert(1)'],
    ['_phoneHref', 'https://evil.test'],
    ['_email', 'x?subject=y'],
    ['_phone', 'x'.repeat(50)],
  ])('drops them if %s is %j', (name, value) => {
    const own = ownFields({ locale: 'de', from: '/de', reach })
    expect(readOwnFields(sent({ ...own, [name]: value })).reach).toBeNull()
  })

  it('falls back to English', () => {
    expect(readOwnFields(new FormData())).toEqual({ locale: 'en', from: '', reach: null })
  })
})
