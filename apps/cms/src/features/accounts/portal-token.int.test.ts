import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askCms } from '../../test-support/ask-cms'
import { outcome, type Person } from '../../test-support/person'
import { newStaff } from '../../test-support/staff'
import { startCms, type TestCms } from '../../test-support/start-cms'

let cms: TestCms
let admin: Person

beforeAll(async () => {
  cms = await startCms()
  admin = await newStaff(cms, 'admin')
})

afterAll(() => cms.stop())

/** Sends a request with the portal token to the backend's own address. */
function ask(method: string, path: string, headers: Record<string, string> = {}) {
  return askCms(
    new Request(`http://localhost:3001/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${admin.credentials?.token}`,
        'content-type': 'application/json',
        ...headers,
      },
      ...(method !== 'GET' && { body: '{"from":"/x","to":"/y"}' }),
    }),
  )
}

const ADMINS_PATHS = [
  ['GET', '/submissions'],
  ['GET', '/inbox/export'],
  ['GET', '/newsletter/export'],
  ['POST', '/inbox/erase'],
  ['POST', '/inbox/answer'],
  ['GET', '/replies'],
  ['GET', '/projects'],
  ['GET', '/deliverables'],
  ['GET', '/deliverable-versions'],
  ['GET', '/review-notes'],
  ['GET', '/review-replies'],
  ['GET', '/note-files'],
  ['GET', '/guest-links'],
  ['GET', '/guest-visits'],
  ['GET', '/guide-conversations'],
  ['GET', '/guide-questions'],
  ['GET', '/search-synonyms'],
  ['GET', '/search-misses'],
  ['POST', '/desk/missed-paths/dismiss'],
  ['GET', '/find'],
  ['GET', '/find/says'],
  ['POST', '/find/replace'],
  ['POST', '/find/replace/preview'],
  ['GET', '/review-rounds'],
  ['GET', '/sign-offs'],
  ['POST', '/redirects'],
  ['GET', '/users/me'],
  ['GET', '/users'],
  ['GET', '/users/1/sessions'],
  ['POST', '/users/refresh-token'],
  ['POST', '/payload-preferences/nav'],
  ['GET', '/security-events'],
  ['GET', '/globals/menus'],
  ['GET', '/access'],
] as const

describe('an admin’s portal token at the backend’s own API', () => {
  it.each(ADMINS_PATHS)('is refused: %s %s', async (method, path) => {
    expect((await ask(method, path)).status).toBe(401)
    const forged = { 'x-declared-call': 't=1,v1=00', cookie: 'studio-cms-token=x.y.z' }
    expect((await ask(method, path, forged)).status).toBe(401)
  })

  it.each(ADMINS_PATHS)(
    'does not authenticate even past the router: %s %s',
    async (method, path) => {
      const { handleEndpoints } = await import('payload')
      const { default: config } = await import('../../payload.config')
      const authorization = `Bearer ${admin.credentials?.token}`
      const request = new Request(`http://localhost:3001/api${path}`, {
        method,
        headers: { authorization, 'content-type': 'application/json' },
        ...(method !== 'GET' && { body: '{}' }),
      })
      const response = await handleEndpoints({ config, request })
      expect(response.status).toBeLessThan(500)
      const text = await response.text()
      expect(text).not.toContain(admin.email)
      if (response.ok) expect(text).not.toMatch(/"canAccessAdmin":true|"docs"|"user":{/)
    },
  )

  it('authenticates the declared calls', async () => {
    expect(await outcome(admin.call('readUser'))).toBe('200')
    expect(await outcome(admin.call('listSessions'))).toBe('200')
  })
})
