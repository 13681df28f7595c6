import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { EXPECTED_ACCESS } from '../../apps/cms/src/test-support/expected-access'
import {
  EXPECTED_STAFF_CALLS,
  STRICTER_RULES,
} from '../../apps/cms/src/test-support/expected-staff-calls'
import { adminClient } from '../support/cms-client'
import { stackUnderTest } from '../support/stack-under-test'

const ROLES = ['anonymous', 'client', 'translator', 'editor', 'admin'] as const
type Role = (typeof ROLES)[number]

const GLOBALS = ['menus', 'site-settings', 'security-settings']
/**
 * An id that no document has, so that no request changes anything. Roles with the right get a 404.
 */
const UNUSED_ID = 2_000_000_000
/** Values of other parameters than ids. */
const PARAMETERS: Record<string, string> = {
  collection: 'pages',
  kind: 'pages',
  slug: 'menus',
  batch: '00000000-0000-4000-8000-000000000000',
  version: '0000000000000000',
}
const PASSWORD = 'a long enough password'
/** Deleting clients' data asks for the password. */
const PROOF = JSON.stringify({ currentPassword: PASSWORD })

/**
 * The operations as requests. `allowed` lists the statuses for roles with the right: not found, or
 * invalid input.
 */
const OPERATIONS = {
  create: { method: 'POST', path: '', body: '{}', allowed: [201, 400] },
  read: { method: 'GET', path: `/${UNUSED_ID}`, allowed: [404] },
  // A draft is saved, because translators may save drafts but may not unpublish.
  update: { method: 'PATCH', path: `/${UNUSED_ID}?draft=true`, body: '{}', allowed: [404] },
  delete: {
    method: 'DELETE',
    path: `/${UNUSED_ID}`,
    body: PROOF,
    allowed: [404],
  },
  readVersions: { method: 'GET', path: `/versions/${UNUSED_ID}`, allowed: [404] },
} as const

/** The bodies of staff's calls by method; an empty object for all others. */
const BODIES: Record<string, string> = { GET: '', DELETE: PROOF }

const headersOf = new Map<Role, Record<string, string>>([['anonymous', {}]])
const idOf = new Map<Role, number>()

beforeAll(async () => {
  const cms = await adminClient()
  const verifiedAt = new Date().toISOString()
  for (const role of ROLES.slice(1)) {
    const email = `matrix-${role}@studio.example`
    const account = { email, password: PASSWORD, name: role, roles: [role], verifiedAt }
    idOf.set(role, await cms.create('users', account))
    headersOf.set(role, { authorization: await authorizationOf(role, email) })
  }
})

afterAll(async () => {
  const cms = await adminClient()
  for (const id of idOf.values()) await cms.call('DELETE', `/users/${id}`)
})

/** Clients log in to the site, and staff log in to the admin. */
async function authorizationOf(role: Role, email: string): Promise<string> {
  const path = role === 'client' ? '/login' : '/users/login'
  const answer = await ask('anonymous', 'POST', path, JSON.stringify({ email, password: PASSWORD }))
  expect(answer.status, `${role}: ${answer.text}`).toBe(200)
  const { token } = z.object({ token: z.string() }).parse(JSON.parse(answer.text))
  return role === 'client' ? `Bearer ${token}` : `JWT ${token}`
}

async function ask(role: Role, method: string, path: string, body?: string) {
  const { cmsUrl } = stackUnderTest()
  // With `JWT x` the backend treats the request as the admin's, even if the site has a call at the
  // same path.
  const headers = {
    authorization: 'JWT x',
    'content-type': 'application/json',
    ...headersOf.get(role),
  }
  const response = await fetch(`${cmsUrl}/api${path}`, { method, headers, ...(body && { body }) })
  return { status: response.status, text: await response.text() }
}

/** Finds the right of a role in a rule such as `client (own) editor`. */
function mayDo(rule: string, role: Role): 'all' | 'own' | 'nothing' {
  if (new RegExp(`\\b${role} \\(own\\)`).test(rule)) return 'own'
  return new RegExp(`\\b${role}\\b`).test(rule) ? 'all' : 'nothing'
}

for (const [slug, rules] of Object.entries(EXPECTED_ACCESS)) {
  if (GLOBALS.includes(slug)) continue
  test.concurrent(`${slug}: each role may do exactly what the matrix grants`, async () => {
    for (const [operation, { method, path, allowed, ...more }] of Object.entries(OPERATIONS)) {
      const rule = rules[operation]
      if (rule === undefined) continue
      for (const role of ROLES) {
        const body = 'body' in more ? more.body : undefined
        const { status, text } = await ask(role, method, `/${slug}${path}`, body)
        const may = mayDo(rule, role)
        const isOpen = may === 'all'
        // Forbidden operations are refused or not found. If the site has a call at the same path, a
        // client's token reaches that call, which refuses the body.
        const refused = role === 'client' ? [400, 401, 403, 404, 405, 422] : [401, 403, 404, 405]
        const expected: readonly number[] = isOpen ? allowed : refused
        expect(expected, `${role} ${operation} ${slug}: ${status} ${text}`).toContain(status)
        if (!isOpen) expect(text).not.toContain('"doc"')
      }
    }
  })

  test.concurrent(`${slug}: a list shows only readable documents`, async () => {
    for (const role of ROLES) {
      const { status, text } = await ask(role, 'GET', `/${slug}?limit=100&depth=0`)
      const may = mayDo(rules.read ?? '', role)
      if (may === 'nothing') {
        // If the site has a call at the same path, a client's token reaches that call, which
        // refuses the query.
        expect([400, 401, 403], `${role} ${slug}: ${text.slice(0, 200)}`).toContain(status)
        expect(text).not.toContain('"docs"')
        continue
      }
      expect(status, `${role} ${slug}: ${text.slice(0, 200)}`).toBe(200)
      const { docs } = z
        .object({ docs: z.array(z.looseObject({ id: z.number() })) })
        .parse(JSON.parse(text))
      if (may === 'own') expect(docs.map(({ id }) => id)).toEqual([idOf.get(role)])
    }
  })
}

for (const slug of GLOBALS) {
  test.concurrent(`${slug}: each role reads and changes it as the matrix grants`, async () => {
    const { update = '', read = '' } = EXPECTED_ACCESS[slug] ?? {}
    for (const role of ROLES) {
      const seen = await ask(role, 'GET', `/globals/${slug}?depth=0`)
      expect(seen.status === 200, `${role} reads: ${seen.status}`).toBe(mayDo(read, role) === 'all')
      if (mayDo(update, role) === 'all') continue
      expect([401, 403]).toContain((await ask(role, 'POST', `/globals/${slug}`, '{}')).status)
    }
  })
}

for (const [call, roles] of Object.entries(EXPECTED_STAFF_CALLS)) {
  test.concurrent(`${call}: other roles are refused`, async () => {
    const [method = '', path = ''] = call.split(' ')
    const target = path.replaceAll(
      /:(\w+)/g,
      (_, name: string) => PARAMETERS[name] ?? String(UNUSED_ID),
    )
    for (const role of ROLES) {
      const { status, text } = await ask(role, method, target, BODIES[method] ?? '{}')
      const isRefused = [401, 403].includes(status)
      const note = `${role} ${call}: ${status} ${text.slice(0, 200)}`
      expect(status, note).toBeLessThan(500)
      // Calls with a strict query must be exempt from the default locale.
      expect(text, note).not.toContain('"locale":"unknown"')
      if (mayDo(STRICTER_RULES[call] ?? roles, role) === 'all') expect(isRefused, note).toBe(false)
      // A client's token belongs to the website, where these addresses do not exist.
      else expect(isRefused || (role === 'client' && status === 404), note).toBe(true)
    }
  })
}

test('only an admin may change another account, grant roles or create accounts', async () => {
  const admin = idOf.get('admin') ?? 0
  for (const role of ['anonymous', 'client', 'translator', 'editor'] as const) {
    const seen = await ask(role, 'GET', `/users/${admin}`)
    if (role === 'translator' || role === 'editor') {
      // Staff may read only these fields of their colleagues.
      const told = ['id', 'name', 'roles', 'email', 'createdAt', 'updatedAt', 'collection']
      const { sessions, ...rest } = z.record(z.string(), z.unknown()).parse(JSON.parse(seen.text))
      expect([seen.status, sessions]).toEqual([200, []])
      expect(told).toEqual(expect.arrayContaining(Object.keys(rest)))
    } else {
      expect([401, 403, 404], `${role}: ${seen.text}`).toContain(seen.status)
    }
    for (const [method, body] of [
      ['PATCH', '{"name":"taken over"}'],
      ['DELETE', undefined],
    ] as const) {
      const { status, text } = await ask(role, method, `/users/${admin}`, body)
      expect([401, 403, 404], `${role} ${method}: ${text}`).toContain(status)
    }
    const own = idOf.get(role)
    if (own) await ask(role, 'PATCH', `/users/${own}`, '{"roles":["admin"]}')
  }
  for (const role of ['client', 'translator', 'editor'] as const) {
    const seen = await ask('admin', 'GET', `/users/${idOf.get(role)}`)
    expect(JSON.parse(seen.text)).toMatchObject({ name: role, roles: [role] })
  }
})

test('an admin’s token of the website is valid only for the website’s own calls', async () => {
  const credentials = JSON.stringify({ email: 'matrix-admin@studio.example', password: PASSWORD })
  const { text } = await ask('anonymous', 'POST', '/login', credentials)
  const { token } = z.object({ token: z.string() }).parse(JSON.parse(text))
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const paths = [...Object.keys(EXPECTED_ACCESS).map((slug) => `/${slug}?depth=0`), '/users/me']
  paths.push('/inbox/export', '/newsletter/export', '/globals/menus', '/payload-preferences/nav')
  for (const path of paths) {
    for (const method of ['GET', 'POST']) {
      const body = method === 'POST' ? '{}' : null
      const response = await fetch(`${stackUnderTest().cmsUrl}/api${path}`, {
        method,
        headers,
        body,
      })
      // The site has a call at the same path, which refuses the query or the method.
      expect([400, 401, 405], `${method} ${path}`).toContain(response.status)
      expect(await response.text()).not.toMatch(/"docs?":/)
    }
  }
})
