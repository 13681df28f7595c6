import { COUNTRIES } from '@studio/shared/countries'
import { expect, it, vi } from 'vitest'
import { layoutDataIn } from '@/test-support/gallery/samples'
import { organization } from './page-nodes'

vi.mock('server-only', () => ({}))
vi.mock('@/env', () => ({ env: () => ({ SITE_URL: 'https://studio.example' }) }))

const company = {
  isSample: false,
  name: 'Example Films',
  legalForm: 'GmbH',
  street: 'Musterstraße 1',
  postalCode: '10115',
  city: 'Berlin',
  region: null,
  country: 'DE',
  representative: 'Ada Stone',
  email: 'hello@studio.example',
  phone: '+49 30 1234567',
  register: 'Amtsgericht Charlottenburg',
  registerNumber: 'HRB 1',
  vatId: 'DE123456789',
  responsible: null,
  representativeEu: null,
  representativeUk: null,
}

const contactPoints = [
  { area: 'US', phone: '+1 305 555 0142', email: 'hello@studio.example' },
  { area: 'DE', phone: '+49 30 23125 142', email: 'berlin@studio.example' },
]

it('The organization has one address, that of the legal notice, in every country', () => {
  const nodes = COUNTRIES.map((country) => {
    const contact = { ...layoutDataIn('en').contact, phone: country, address: country }
    return organization({ ...layoutDataIn('en'), contact, company, contactPoints })
  })
  expect(new Set(nodes.map((node) => JSON.stringify(node))).size).toBe(1)
  expect(nodes[0]).toMatchObject({
    legalName: 'Example Films GmbH',
    vatID: 'DE123456789',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Musterstraße 1',
      postalCode: '10115',
      addressLocality: 'Berlin',
      addressCountry: 'DE',
    },
    contactPoint: [{ areaServed: 'US' }, { areaServed: 'DE', email: 'berlin@studio.example' }],
  })
})

it.each([
  ['the settings have none', null],
  ['nobody has confirmed the sample data', { ...company, isSample: true }],
])('The organization names no address while %s', (_, given) => {
  const node = organization({ ...layoutDataIn('en'), company: given, contactPoints })
  expect(Object.keys(node)).not.toContain('address')
  expect(Object.keys(node)).not.toContain('legalName')
})
