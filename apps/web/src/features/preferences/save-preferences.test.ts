import { expect, it } from 'vitest'
import { savePreferences } from './save-preferences'

function choose(headers: Record<string, string>): Promise<Response> {
  return savePreferences(
    new Request('https://studio.example/api/preferences', {
      method: 'POST',
      headers: {
        host: 'studio.example',
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      body: 'locale=de&from=/',
    }),
  )
}

it.each([{ 'sec-fetch-site': 'same-origin' }, { origin: 'https://studio.example' }] as Record<
  string,
  string
>[])('remembers what our own page asks for: %j', async (headers) => {
  const response = await choose(headers)
  expect(response.status).toBe(303)
  expect(response.headers.get('set-cookie')).toContain('=de;')
})

it.each([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://elsewhere.example' },
  { origin: 'null' },
] as Record<string, string>[])('chooses nothing for another site: %j', async (headers) => {
  const response = await choose(headers)
  expect(response.status).toBe(403)
  expect(response.headers.get('set-cookie')).toBeNull()
})
