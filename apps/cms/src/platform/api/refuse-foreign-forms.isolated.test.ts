import { expect, it, vi } from 'vitest'

vi.hoisted(() => {
  process.env.PAYLOAD_TOOLING = 'true'
  process.env.CMS_URL = 'http://localhost:3001'
})
const { refuseForeignForms } = await import('./refuse-foreign-forms')

const ID = { 'next-action': '0'.repeat(42) }
const ACTION = { ...ID, cookie: 'a=b; studio-cms-token=x.y.z' }

it.each([
  ['POST', '/admin', undefined, ACTION, '/admin'],
  ['POST', '/admin', 'http://localhost:3001', ACTION, '/admin'],
  ['POST', '/admin', 'http://cms.example', ACTION, '/admin'],
  ['GET', '/admin', 'https://elsewhere.example', {}, '/admin'],
  ['OPTIONS', '/admin', 'https://elsewhere.example', {}, '/admin'],
  ['POST', '/api/users/login', 'https://elsewhere.example', {}, '/api/users/login'],
  ['DELETE', '/api/pages/1', undefined, {}, '/api/pages/1'],
  ['POST', '/admin', 'https://elsewhere.example', ACTION, '/api/cross-site'],
  ['POST', '/admin/login?a=b', 'null', {}, '/api/cross-site'],
  ['POST', '/reference', 'no address', {}, '/api/cross-site'],
  ['POST', '/admin', 'http://cms.example', {}, '/api/not-allowed'],
  ['POST', '/hand-off?key=x', undefined, {}, '/api/not-allowed'],
  ['PUT', '/admin', 'http://cms.example', ACTION, '/api/not-allowed'],
  ['DELETE', '/outbox/x', undefined, {}, '/api/not-allowed'],
  ['POST', '/admin/login?a=b', undefined, ACTION, '/admin/login?a=b'],
  ['POST', '/admin', undefined, ID, '/api/not-logged-in'],
  ['POST', '/admin', undefined, { ...ID, cookie: 'studio-cms-token=' }, '/api/not-logged-in'],
  ['POST', '/admin', undefined, { ...ID, cookie: 'x-studio-cms-token=y' }, '/api/not-logged-in'],
  ['POST', '/admin', undefined, { ...ACTION, 'next-action': 'x' }, '/api/not-allowed'],
  ['POST', '/admin', undefined, { ...ACTION, 'next-action': '' }, '/api/not-allowed'],
  ['POST', '/no-such-page', undefined, ACTION, '/api/not-allowed'],
  ['POST', '/administration', undefined, ACTION, '/api/not-allowed'],
  ['POST', '/reference', undefined, ACTION, '/api/not-allowed'],
])('%s %s from %s with %j is routed to %s', (method, url, origin, more, expected) => {
  const request = { method, url, headers: { origin, host: 'cms.example', ...more } }
  refuseForeignForms(request)
  expect(request.url).toBe(expected)
})
