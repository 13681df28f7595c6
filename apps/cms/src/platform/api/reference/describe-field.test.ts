import { expect, it } from 'vitest'
import { describeField } from './describe-field'

it.each([
  [{ type: 'string', minLength: 1, maxLength: 80 }, 'text, at most 80 characters'],
  [
    { type: 'string', minLength: 10, maxLength: 128 },
    'text, at least 10 characters, at most 128 characters',
  ],
  [{ type: 'string', format: 'email' }, 'email'],
  [{ type: 'boolean', default: false }, 'yes or no, false if left out'],
  [{ type: 'boolean', const: true }, 'exactly true'],
  [{ type: 'string', enum: ['us', 'uk'] }, 'one of us, uk'],
  [{ anyOf: [{ format: 'ipv4' }, { format: 'ipv6' }] }, 'ipv4 or ipv6'],
  [{}, 'anything'],
])('the schema %j is described as “%s”', (field, words) => {
  expect(describeField(field)).toBe(words)
})
