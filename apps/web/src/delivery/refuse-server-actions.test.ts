import { expect, it } from 'vitest'
import { refuseServerActions } from './refuse-server-actions'

const ID = { 'next-action': '0'.repeat(42) }
const MULTIPART = { 'content-type': 'multipart/form-data; boundary=x' }
const URL_ENCODED = { 'content-type': 'application/x-www-form-urlencoded' }
const REFUSED = 'GET /api/not-allowed'

it.each([
  ['POST', '/contact', { ...ID, 'content-type': 'text/plain' }, REFUSED],
  ['POST', '/', { 'next-action': 'x', origin: 'http://elsewhere.example' }, REFUSED],
  ['POST', '/login', { ...URL_ENCODED, 'next-action': '' }, REFUSED],
  ['POST', '/api/contact', ID, REFUSED],
  ['POST', '/contact', MULTIPART, REFUSED],
  ['POST', '/no-such-page?a=b', { 'content-type': 'Multipart/Form-Data; boundary=x' }, REFUSED],
  ['POST', '/api/../contact', MULTIPART, REFUSED],
  ['POST', '/api\\..\\contact', MULTIPART, REFUSED],
  ['POST', '/apiary', MULTIPART, REFUSED],
  ['POST', '/api/form/contact', MULTIPART, 'POST /api/form/contact'],
  ['POST', '/login', URL_ENCODED, 'POST /login'],
  ['POST', '/api/preferences', URL_ENCODED, 'POST /api/preferences'],
  ['GET', '/contact', ID, 'GET /contact'],
  ['GET', '/contact', {}, 'GET /contact'],
])('%s %s with %j becomes %s', (method, url, headers, expected) => {
  const request = { method, url, headers: headers as Record<string, string> }
  refuseServerActions(request)
  expect(`${request.method} ${request.url}`).toBe(expected)
})
