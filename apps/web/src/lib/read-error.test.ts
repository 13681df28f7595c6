import { expect, it } from 'vitest'
import { statusOf } from './read-error'

it.each<[unknown, number]>([
  [new Error('broken'), 500],
  [{ status: 404 }, 404],
  [{ statusCode: 503 }, 503],
  [Object.assign(new Error('gone'), { status: 410 }), 410],
  [{ status: 200 }, 500],
  [{ status: 600 }, 500],
  [{ status: '404' }, 500],
  [{ status: 404.5 }, 500],
  [null, 500],
  [undefined, 500],
  ['404', 500],
])('Other navigation or render error %j: the status code is %i', (error, status) => {
  expect(statusOf(error)).toBe(status)
})
