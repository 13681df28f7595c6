import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outcome, Person } from '../../../test-support/person'
import { startCms, type TestCms } from '../../../test-support/start-cms'

const DAY = 24 * 60 * 60 * 1000

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})

afterAll(() => cms.stop())

async function listOf(person: Person) {
  const response = await person.call('listSessions')
  return (await response.json()) as { id: string; expiresAt: string; isCurrent: boolean }[]
}

describe('a session', () => {
  it('is stored as a digest, and ends unused after a day or, if remembered, after 30', async () => {
    const jo = await new Person(cms).settle()
    const phone = new Person(cms, jo.email)
    await phone.logIn({ remember_me: true })
    const { rows } = await cms.pool.query('SELECT * FROM sessions')
    for (const { token, adminKey } of [jo.credentials, phone.credentials].filter((one) => !!one)) {
      expect(JSON.stringify(rows)).not.toContain(token)
      expect(JSON.stringify(rows)).not.toContain(adminKey)
    }
    const days = (await listOf(phone)).map(({ expiresAt, isCurrent }) => [
      isCurrent,
      Math.round((Date.parse(expiresAt) - Date.now()) / DAY),
    ])
    expect(days).toEqual([
      [true, 30],
      [false, 1],
    ])
  })

  it('ends on logout and when it expires, and a second logout is no error', async () => {
    const jo = await new Person(cms).settle()
    expect(await outcome(jo.call('logout'))).toBe('204')
    expect(await outcome(jo.call('logout'))).toBe('204')
    expect(await outcome(jo.call('readUser'))).toBe('401 sessionExpired')
    jo.credentials = null
    await jo.logIn()
    await cms.pool.query("UPDATE sessions SET expires_at = now() - interval '1 second'")
    expect(await outcome(jo.call('readUser'))).toBe('401 sessionExpired')
  })

  it('can be ended from another session of its owner only', async () => {
    const [jo, kim] = [await new Person(cms).settle(), await new Person(cms).settle()]
    const phone = new Person(cms, jo.email)
    await phone.logIn()
    const [other] = (await listOf(phone)).filter(({ isCurrent }) => !isCurrent)
    const parameters = { id: other?.id ?? '' }
    expect(await outcome(kim.call('endSession', { parameters }))).toBe('404 notFound')
    expect(await outcome(jo.call('readUser'))).toBe('200')
    expect(await outcome(phone.call('endSession', { parameters }))).toBe('204')
    expect(await outcome(jo.call('readUser'))).toBe('401 sessionExpired')
    expect(await outcome(phone.call('endSession', { parameters }))).toBe('404 notFound')
    for (const id of ['0', '-1', '99999999999', 'abc', '1e3']) {
      expect(await outcome(phone.call('endSession', { parameters: { id } }))).toBe('404 notFound')
    }
  })

  it('is invalid if the account was deleted', async () => {
    const jo = await new Person(cms).settle()
    await cms.payload.delete({ collection: 'users', id: Number(jo.credentials?.adminId) })
    expect(await outcome(jo.call('readUser'))).toBe('401 sessionExpired')
  })
})

describe('a client at Payload’s own API', () => {
  const ask = async (path: string, method: string, body: object | null, headers = {}) => {
    const { default: config } = await import('../../../payload.config')
    const request = new Request(`http://localhost:3001/api${path}`, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    return handleEndpoints({ config, request })
  }

  it('cannot log in, and gets the response to a wrong password', async () => {
    const jo = await new Person(cms).settle()
    const { email, password } = jo
    const right = await ask('/users/login', 'POST', { email, password })
    const wrong = await ask('/users/login', 'POST', { email, password: 'wrong one' })
    const nobody = await ask('/users/login', 'POST', { email: 'no@client.example', password })
    expect([right.status, wrong.status, nobody.status]).toEqual([401, 401, 401])
    const words = await Promise.all([right, wrong, nobody].map((answer) => answer.text()))
    expect(new Set(words).size).toBe(1)
    expect(right.headers.get('set-cookie')).toBeNull()
  })

  it('cannot bypass the calls and gets no admin token', async () => {
    const jo = await new Person(cms).settle()
    const id = jo.credentials?.adminId ?? ''
    const authorization = { authorization: `Bearer ${jo.credentials?.token}` }
    const change = { password: 'drei kleine birnen', email: 'new@client.example' }
    expect((await ask(`/users/${id}`, 'PATCH', change, authorization)).status).toBe(403)
    expect((await ask('/users/refresh-token', 'POST', null, authorization)).status).toBe(403)
    expect((await ask('/sessions', 'GET', null, authorization)).status).toBe(403)
    expect((await jo.account()).email).toBe(jo.email)
  })

  it('cannot find out through the admin’s password form who has an account', async () => {
    const jo = await new Person(cms).settle()
    const known = await ask('/users/forgot-password', 'POST', { email: jo.email })
    const unknown = await ask('/users/forgot-password', 'POST', { email: 'no@client.example' })
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()])
    expect((await jo.mails()).at(-1)).toBe('resetPassword')
  })
})
