import { expect, it } from 'vitest'
import { contactSchema } from './forms'

const MESSAGE = {
  first_name: 'Lina',
  last_name: 'Haddad',
  email: 'lina@agency.example',
  project_type: 'animatics',
  message: 'A car crosses the causeway at dusk.',
  idempotency_key: '0b44a3b1-6b4f-4f0e-9d39-5f1d3f0b9a11',
}

it.each([
  ['missing', {}, undefined],
  ['empty', { topic: '' }, undefined],
  ['chosen', { topic: 'review-room' }, 'review-room'],
])('a message is accepted when its topic is %s', (_, topic, expected) => {
  expect(contactSchema.parse({ ...MESSAGE, ...topic }).topic).toBe(expected)
})

it('a topic that is not in the list is refused', () => {
  expect(contactSchema.safeParse({ ...MESSAGE, topic: 'weather' }).error?.issues).toMatchObject([
    { path: ['topic'], message: 'invalidChoice' },
  ])
})
