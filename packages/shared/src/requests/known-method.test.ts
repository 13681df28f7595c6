import { expect, it } from 'vitest'
import { refuseUnknownMethod } from './known-method'

it.each([
  ['GET', '/pricing', 'GET /pricing'],
  ['DELETE', '/api/sessions/1', 'DELETE /api/sessions/1'],
  ['POST', '/login', 'POST /login'],
  ['HEAD', '/_next/static/x.js', 'HEAD /_next/static/x.js'],
  ['POST', '/_next/static/x.js', 'GET /api/not-allowed'],
  ['DELETE', '/_next', 'GET /api/not-allowed'],
  ['TRACE', '/pricing', 'GET /api/not-allowed'],
  ['PROPFIND', '/api/user', 'GET /api/not-allowed'],
])('%s %s is %s', (method, url, expected) => {
  const request = { method, url }
  refuseUnknownMethod(request)
  expect(`${request.method} ${request.url}`).toBe(expected)
})
