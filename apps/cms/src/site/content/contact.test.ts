import { describe, expect, it } from 'vitest'
import type { SiteSetting } from '../../payload-types'
import { contactFor, contactOfPage } from './contact'

type Contact = SiteSetting['contacts'][number]

function contact(country: Contact['country'], phone = '+1 305 555 0142'): Contact {
  return { country, phone, email: `${country}@studio.example` }
}

function settings(...contacts: Contact[]) {
  return { contacts } as SiteSetting
}

describe('contactFor', () => {
  it.each([
    ['uk', ['us', 'uk', 'gr'], 'uk'],
    ['gr', ['uk', 'us'], 'us'],
    ['us', ['gr', 'uk'], 'gr'],
  ] as const)('in %s, of %j, is that of %s', (country, entries, expected) => {
    const found = contactFor(settings(...entries.map((entry) => contact(entry))), country)
    expect(found.email).toBe(`${expected}@studio.example`)
  })

  it.each([
    ['+1 (305) 555-0142', 'tel:+13055550142'],
    ['+44 20 7946 0142', 'tel:+442079460142'],
    ['+49.30/23125 142', 'tel:+493023125142'],
  ])('turns %s into the link %s and keeps the text readable', (phone, phoneHref) => {
    const found = contactFor(settings(contact('us', phone)), 'us')
    expect(found).toMatchObject({ phone, phoneHref, address: null })
  })

  it('throws without any contact', () => {
    expect(() => contactFor(settings(), 'us')).toThrow('no contact')
  })
})

describe('contactOfPage', () => {
  const german = { country: 'gr', phone: '+49 30 23125 142', phoneHref: 'tel:+493023125142' }
  const all = [contact('us'), contact('uk', '+44 20 7946 0142'), contact('gr', german.phone)]

  it.each([
    ['us', 'de', german],
    ['uk', 'de', german],
    ['gr', 'de', null],
    ['us', 'en', null],
    ['gr', 'en', null],
    ['us', 'ar', null],
  ] as const)('in %s, on a page in %s, adds %j', (country, locale, home) => {
    const found = contactOfPage(settings(...all), { country, locale })
    expect(found).toEqual({ ...contactFor(settings(...all), country), home })
  })

  it.each([
    ['there is none', [contact('us')]],
    ['it is the same', [contact('us'), contact('gr')]],
  ])('adds no German number if %s', (_, entries) => {
    const found = contactOfPage(settings(...entries), { country: 'us', locale: 'de' })
    expect(found.home).toBeNull()
  })
})
