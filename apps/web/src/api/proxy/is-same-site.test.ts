import { expect, it } from 'vitest'
import { isSameSite } from './is-same-site'

const host = 'studio.test'

it.each([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://studio.test', host }, true],
  [{ origin: 'https://studio.test', host }, true],
  [{ origin: 'http://localhost:3000', host: 'localhost:3000' }, true],
  [{ 'sec-fetch-site': 'same-site', origin: 'https://cms.studio.test', host }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://studio.test', host }, false],
  [{ 'sec-fetch-site': 'none', host }, false],
  [{ origin: 'https://evil.test', host }, false],
  [{ origin: 'https://studio.test.evil.test', host }, false],
  [{ origin: 'https://studio.test:8443', host }, false],
  [{ origin: 'http://localhost:3001', host: 'localhost:3000' }, false],
  [{ origin: 'null', host }, false],
  [{ host }, false],
  [{}, false],
])('The headers %j are from the same site: %s', (headers, expected) => {
  expect(isSameSite(new Headers(headers as Record<string, string>))).toBe(expected)
})
