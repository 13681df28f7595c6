import { registerSchema } from '@studio/shared/api/account'
import { applicationSchema, contactSchema } from '@studio/shared/api/forms'
import { expect, it } from 'vitest'
import { fieldRules } from './field-rules'

it('reads type, required flag and length from a contract', () => {
  expect(fieldRules(contactSchema)).toMatchObject({
    first_name: { kind: 'text', isRequired: true, max: 80 },
    email: { kind: 'text', isRequired: true, max: 254 },
    phone: { kind: 'text', isRequired: false, max: 120 },
    project_type: { kind: 'select', isRequired: true },
    message: { kind: 'text', isRequired: true, max: 5_000 },
    receives_updates: { kind: 'checkbox', isRequired: false },
  })
  expect(fieldRules(applicationSchema).portfolio).toEqual({
    kind: 'url',
    isRequired: true,
    max: 500,
  })
})

it('reads them from an account’s form whose rules also compare fields', () => {
  expect(fieldRules(registerSchema)).toMatchObject({
    confirm_password: { kind: 'text', isRequired: true },
    company: { kind: 'text', isRequired: false, max: 160 },
    accepts_terms: { kind: 'checkbox', isRequired: true },
  })
})
