import { expect, test } from 'vitest'
import { handOffSchema } from '../../packages/shared/src/api/account'
import { ADMIN_ID_HEADER, ADMIN_KEY_HEADER } from '../../packages/shared/src/api/headers'
import { outcome, Person } from '../support/attacks/person'
import { askRest } from '../support/attacks/rest'
import { adminClient } from '../support/cms-client'
import { stackUnderTest } from '../support/stack-under-test'
import { staffSession } from '../support/staff-session'

type Role = Parameters<typeof staffSession>[1]

/** Creates a staff account that is logged in to the website and to the admin. */
async function newStaff(role: Role) {
  const staff = await staffSession(await adminClient(), role)
  const onSite = new Person({ name: '', ...staff })
  await onSite.logIn()
  return { ...staff, onSite, token: onSite.session?.token ?? '' }
}

const ADMINS_PATHS = [
  ['GET', '/submissions'],
  ['GET', '/inbox/export'],
  ['POST', '/inbox/erase'],
  ['POST', '/inbox/answer'],
  ['GET', '/replies'],
  ['GET', '/projects'],
  ['GET', '/deliverables'],
  ['GET', '/deliverable-versions'],
  ['GET', '/review-notes'],
  ['GET', '/review-replies'],
  ['GET', '/review-rounds'],
  ['GET', '/sign-offs'],
  ['GET', '/newsletter/export'],
  ['POST', '/redirects'],
  ['GET', '/users'],
  ['GET', '/users/me'],
  ['GET', '/users/1/sessions'],
  ['DELETE', '/users/1/sessions'],
  ['POST', '/users/refresh-token'],
  ['GET', '/preferences'],
  ['GET', '/payload-preferences/nav'],
  ['POST', '/payload-preferences/nav'],
  ['GET', '/security-events'],
  ['GET', '/globals/security-settings'],
  ['GET', '/globals/menus'],
  ['GET', '/access'],
  ['GET', '/publishing'],
] as const

test.concurrent('an admin’s token of the website is invalid at the backend’s own API', async () => {
  const { token, email, onSite, end } = await newStaff('admin')
  const authorization = `Bearer ${token}`
  const forged = { 'x-declared-call': `t=${Date.now()},v1=${'0'.repeat(64)}` }
  for (const [method, path] of ADMINS_PATHS) {
    const body = method === 'POST' ? { from: 'x', toPath: 'pricing', value: 'x' } : undefined
    for (const headers of [{ authorization }, { authorization, ...forged }]) {
      const { status, text } = await askRest(method, path, headers, body)
      expect([method, path, status], text).toEqual([method, path, 401])
    }
    // The token is also refused in the cookie of the admin's own token.
    const cookie = `studio-cms-token=${token}`
    const sites = { cookie, 'sec-fetch-site': 'same-origin' }
    for (const headers of [{ authorization: `JWT ${token}` }, sites]) {
      const { status, text } = await askRest(method, path, headers, body)
      expect(status, `${method} ${path}`).toBeLessThan(500)
      expect(text, `${method} ${path}`).not.toMatch(/"docs?":|"canAccessAdmin":true/)
      expect(text).not.toContain(email)
    }
  }
  expect(await outcome(onSite.call('readUser'))).toBe('200')
  await end()
})

async function linkFor(onSite: Person, more: Record<string, string> = {}): Promise<string> {
  const { adminKey = '', adminId = '' } = onSite.session ?? {}
  const headers = { [ADMIN_KEY_HEADER]: adminKey, [ADMIN_ID_HEADER]: adminId, ...more }
  const { text } = await onSite.call('startHandOff', { headers })
  return handOffSchema.parse(JSON.parse(text)).url
}

const open = (url: string) => fetch(url, { redirect: 'manual' })

function cookieOf({ headers }: Response): string {
  return headers.getSetCookie().at(0)?.split(';').at(0) ?? ''
}

/** Whether the admin's API accepts these headers. */
async function isKnown(headers: Record<string, string>): Promise<boolean> {
  const { status, text } = await askRest('GET', '/users/me', headers)
  expect(status).toBeLessThan(500)
  return text.includes('"email"')
}

test.concurrent(
  'the ticket of the admin link works once, for its own session, unchanged',
  async () => {
    const { onSite, end } = await newStaff('editor')
    const url = await linkFor(onSite)
    const answers = await Promise.all([open(url), open(url), open(url)])
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 403, 403])
    expect(answers.filter((answer) => cookieOf(answer) !== '')).toHaveLength(1)
    expect((await open(url)).status).toBe(403)

    for (const [name, value] of [
      ['admin_id', '1'],
      ['site', 'elsewhere.example'],
      ['admin_key', 'x'.repeat(43)],
      ['admin_key', "' OR 1=1 --"],
      ['admin_key', ''],
    ] as const) {
      const changed = new URL(await linkFor(onSite))
      changed.searchParams.set(name, value)
      const answer = await open(changed.href)
      expect([name, value, answer.status, cookieOf(answer)]).toEqual([name, value, 403, ''])
    }

    // The bearer token does not open the admin, neither by itself nor with the key of another
    // session.
    const other = onSite.elsewhere()
    await other.logIn()
    const keyOf = ({ session }: Person) => ({ [ADMIN_KEY_HEADER]: session?.adminKey ?? '' })
    for (const headers of [
      {},
      keyOf(onSite),
      { ...keyOf(other), [ADMIN_ID_HEADER]: '1' },
    ] as Record<string, string>[]) {
      const sent = { [ADMIN_ID_HEADER]: String(other.id), ...headers }
      expect(await outcome(other.call('startHandOff', { headers: sent }))).toBe('403 forbidden')
    }
    await end()
  },
)

test.concurrent(
  'tickets and sessions of the admin end with the session of the website',
  async () => {
    const { onSite, end } = await newStaff('editor')
    const cookie = cookieOf(await open(await linkFor(onSite)))
    const inAdmin = { cookie, 'sec-fetch-site': 'same-origin' }
    const unused = await linkFor(onSite)
    expect(await isKnown(inAdmin)).toBe(true)
    expect(await outcome(onSite.call('logout'))).toBe('204')
    expect(await isKnown(inAdmin)).toBe(false)
    expect((await open(unused)).status).toBe(403)
    await end()
  },
)

test.concurrent('an ended session of the admin opens nothing', async () => {
  const { id, authorization, onSite, end } = await newStaff('editor')
  const { authorization: admins, end: endAdmin } = await newStaff('admin')
  expect(await isKnown({ authorization })).toBe(true)
  const ended = await askRest('DELETE', `/users/${id}/sessions`, { authorization: admins })
  expect(ended.status).toBe(200)
  expect(await isKnown({ authorization })).toBe(false)
  for (const [method, path] of ADMINS_PATHS) {
    const body = method === 'POST' ? { from: 'x', toPath: 'pricing', value: 'x' } : undefined
    const { status, text } = await askRest(method, path, { authorization }, body)
    expect(status, `${method} ${path}`).toBeLessThan(500)
    if (path === '/submissions' || path === '/redirects') expect(status).toBeGreaterThan(400)
    expect(text, `${method} ${path}`).not.toMatch(/"docs?":\[?\{|"canAccessAdmin":true/)
  }
  expect(await outcome(onSite.call('readUser'))).toBe('401 sessionExpired')
  await end()
  await endAdmin()
})

test.concurrent(
  'the admin’s appearance is stored only for staff, within a limit, and not for requests from other sites',
  async () => {
    const { id, authorization, onSite, end } = await newStaff('editor')
    const path = '/payload-preferences/attack'
    const keep = async (headers: Record<string, string>, value: unknown) =>
      (await askRest('POST', path, headers, { value })).status
    expect(await keep({ authorization }, 'x')).toBe(200)
    expect(await keep({ authorization }, 'x'.repeat(66_000))).toBe(413)
    expect(await keep({ authorization }, 'x'.repeat(3_000_000))).toBe(413)

    const cookie = `studio-cms-token=${authorization.slice('JWT '.length)}`
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: stackUnderTest().webUrl },
      { origin: 'https://elsewhere.example' },
      { origin: 'null' },
    ] as Record<string, string>[]) {
      expect([headers, await keep({ cookie, ...headers }, 'theirs')]).toEqual([headers, 401])
    }
    expect(await keep({ cookie, 'sec-fetch-site': 'same-origin' }, 'mine')).toBe(200)

    const client = await Person.loggedIn()
    expect(await keep({ authorization: `Bearer ${client.session?.token}` }, 'theirs')).toBe(401)
    expect(await keep({ authorization: `Bearer ${onSite.session?.token}` }, 'theirs')).toBe(401)
    expect(await keep({}, 'theirs')).toBe(401)
    // Somebody who is no longer staff is refused.
    const cms = await adminClient()
    await cms.change('users', id, { roles: ['client'] })
    expect([401, 403]).toContain(await keep({ authorization }, 'theirs'))
    await end()
  },
)

test.concurrent('clients get no session of the admin', async () => {
  const client = await Person.loggedIn()
  const { email, password } = client.login
  const answer = await askRest('POST', '/users/login', {}, { email, password })
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([401, null])
  const handedOff = await open(await linkFor(client))
  expect(handedOff.headers.get('location')).toMatch(/\/portal$/)
  expect(cookieOf(handedOff)).toBe('')
})
