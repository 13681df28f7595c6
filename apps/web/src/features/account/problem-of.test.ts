import { ERROR_CODES } from '@studio/shared/contracts/codes'
import { expect, it } from 'vitest'
import { problemOf } from './problem-of'

it.each([
  [0, 'offline', {}, 'offline'],
  [503, 'cmsUnavailable', {}, 'unavailable'],
  [500, 'internal', {}, 'unavailable'],
  [401, 'wrongCredentials', {}, 'wrongCredentials'],
  [403, 'emailUnverified', {}, 'emailUnverified'],
  [410, 'linkExpired', {}, 'linkExpired'],
  [429, 'tooManyRequests', {}, 'tooManyRequests'],
  [403, 'providerDisabled', {}, 'providerRefused'],
  [422, 'invalidFields', { email: 'invalidEmail' }, null],
  [422, 'invalidFields', { other: 'required' }, 'other'],
  [403, 'crossSite', {}, 'other'],
] as const)('status %i with %s and %j shows %s', (status, code, fields, problem) => {
  expect(problemOf({ status, code, fields: { ...fields } }, ['email'])).toBe(problem)
})

it('every code has a message', () => {
  for (const code of ERROR_CODES)
    expect(problemOf({ status: 400, code, fields: {} }, [])).not.toBeNull()
})
