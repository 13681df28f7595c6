import { expect, it } from 'vitest'
import en from '@/messages/en.json'
import { errorText } from './error-text'

const { errors } = en.account

it('has a message for each error', () => {
  expect(errorText(errors, 'invalidEmail')).toBe(errors.invalidEmail)
})

it.each(['newCode', 'constructor', ''])('has a message for the unknown code “%s”', (code) => {
  expect(errorText(errors, code)).toBe(errors.wrongType)
})
