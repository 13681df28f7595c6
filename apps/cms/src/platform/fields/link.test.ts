import type { TextField } from 'payload'
import { expect, it } from 'vitest'
import { videoLinkFields } from './link'

const { validate } = videoLinkFields.find(
  (field) => 'name' in field && field.name === 'filmUrl',
) as TextField
const check = (value: unknown, siblingData: object): unknown =>
  validate?.(value as never, { siblingData } as never)

it.each([
  ['https://vimeo.com/76979871', { type: 'video' }],
  ['https://youtu.be/aqz-KE-bpKQ', { type: 'video', film: 3 }],
  ['', { type: 'video', film: 3 }],
  [null, { type: 'video', film: 3 }],
  ['anything', { type: 'page' }],
])('the value %j is accepted for %j', (value, siblings) => {
  expect(check(value, siblings)).toBe(true)
})

it.each([
  ['', { type: 'video' }, 'Choose a clip'],
  [undefined, { type: 'video' }, 'Choose a clip'],
  ['https://films.example/1', { type: 'video' }, 'one film on Vimeo or YouTube'],
  ['https://vimeo.com/studio', { type: 'video', film: 3 }, 'one film on Vimeo or YouTube'],
])('the value %j for %j is refused: %s', (value, siblings, reason) => {
  expect(check(value, siblings)).toContain(reason)
})
