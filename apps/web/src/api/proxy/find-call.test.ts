import { describe, expect, it } from 'vitest'
import { apiCalls } from '@studio/shared/api/calls'
import { findCall } from './find-call'

describe('findCall', () => {
  it.each(apiCalls.map(({ name, method, path }) => ({ name, method, path })))(
    'It finds $name',
    ({ name, method, path }) => {
      const filled = path.replaceAll(/\{\w+\}/g, 'some-1')
      expect(findCall(method, filled)).toMatchObject({ name })
    },
  )

  it('It returns the methods of a path', () => {
    expect(findCall('GET', '/login')).toEqual({ methods: ['POST'] })
    expect(findCall('PUT', '/sessions/7')).toEqual({ methods: ['DELETE'] })
  })

  it.each([
    '',
    '/',
    '/nothing',
    '/login/',
    '/login/x',
    '/oauth/a/b',
    '/oauth/..',
    '/sessions/1%2F2',
    '/users/login',
    '/declared/login',
    `/sessions/${'1'.repeat(65)}`,
  ])('It finds nothing at %j', (path) => {
    expect(findCall('POST', path)).toEqual({ methods: [] })
  })
})
