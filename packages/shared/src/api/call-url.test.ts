import { expect, it } from 'vitest'
import { endSession, logout, startOauth } from './account-calls'
import { callPath, callUrl } from './call-url'
import { readNotesAsGuest } from '../review/guest-links'
import { search } from './search-calls'

it('a path is that of its declaration', () => {
  expect(callPath(logout)).toBe('/logout')
  expect(callUrl(logout)).toBe('/api/logout')
})

it('parameters are filled in, and cannot lead to another path', () => {
  const parameters = { link: 'l', version: '4' }
  expect(callPath(readNotesAsGuest, { parameters })).toBe('/guests/l/versions/4/notes')
  expect(callPath(endSession, { parameters: { id: '../a?b' } })).toBe('/sessions/..%2Fa%3Fb')
})

it('a query is added as far as it has values', () => {
  const parameters = { provider: 'oidc' }
  expect(callPath(startOauth, { parameters })).toBe('/oauth/oidc')
  expect(callPath(startOauth, { parameters, query: { consent: undefined } })).toBe('/oauth/oidc')
  const query = { country: 'gr', locale: 'de', q: 'ü & b' } as const
  expect(callUrl(search, { query })).toBe('/api/search?country=gr&locale=de&q=%C3%BC+%26+b')
})

it('the types know what each call needs', () => {
  // @ts-expect-error -- the parameter is missing
  expect(() => callPath(endSession)).toThrow('id')
  // @ts-expect-error -- the parameter has another name
  expect(() => callPath(endSession, { parameters: { session: '1' } })).toThrow('id')
  // @ts-expect-error -- the query lacks its question
  expect(callPath(search, { query: { country: 'gr', locale: 'de' } })).toContain('/search')
})
