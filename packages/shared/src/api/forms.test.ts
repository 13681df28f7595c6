import { expect, it } from 'vitest'
import { contactSchema, visitSchema } from './forms'

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

const inDays = (days: number) =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10)

it.each([
  ['today', inDays(0), true],
  ['in a year', inDays(365), true],
  ['last week', inDays(-7), false],
  ['in three years', inDays(3 * 366), false],
  ['in year 1', '0001-01-01', false],
  ['in year 9999', '9999-12-31', false],
])('the day of a visit %s', (_, day, isAccepted) => {
  const { idempotency_key, email } = MESSAGE
  const issues = visitSchema.safeParse({ name: 'Lina', email, day, idempotency_key }).error?.issues
  expect(issues ?? []).toMatchObject(isAccepted ? [] : [{ path: ['day'], message: 'invalidDate' }])
})
