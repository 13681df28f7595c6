import { expect, it } from 'vitest'
import { publicMessageOf, statusOf } from './read-error'
import { UnknownMiddleware } from './unknown-middleware'

it('Unknown middleware is a 500: “Unknown middleware” followed by its name', () => {
  const error = new UnknownMiddleware('check-slug')
  expect(statusOf(error)).toBe(500)
  expect(publicMessageOf(error)).toBe('Unknown middleware check-slug')
})

it('Other errors have no public message', () => {
  expect(publicMessageOf(new Error('connect ECONNREFUSED 10.0.0.7'))).toBeNull()
  expect(publicMessageOf({ digest: '1234567890' })).toBeNull()
  expect(publicMessageOf('no')).toBeNull()
})
