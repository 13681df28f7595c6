import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askCms } from '../../../test-support/ask-cms'
import { outcome, Person } from '../../../test-support/person'
import { newStaff } from '../../../test-support/staff'
import { startCms, type TestCms } from '../../../test-support/start-cms'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})

afterAll(() => cms.stop())

/** Simulates that the person's last call was this long ago. */
async function wait(person: Person, time: string): Promise<void> {
  await cms.pool.query(
    `UPDATE sessions SET last_seen_at = last_seen_at - $2::interval, expires_at = expires_at - $2::interval
     WHERE user_id = $1`,
    [person.credentials?.adminId, time],
  )
}

async function logInBefore(person: Person, time: string): Promise<void> {
  await cms.pool.query(
    'UPDATE sessions SET created_at = created_at - $2::interval WHERE user_id = $1',
    [person.credentials?.adminId, time],
  )
}

describe('a website session', () => {
  it('of staff ends after half an hour without a call', async () => {
    const editor = await newStaff(cms)
    for (let time = 0; time < 3; time += 1) {
      await wait(editor, '25 minutes')
      expect(await outcome(editor.call('readUser'))).toBe('200')
    }
    await wait(editor, '31 minutes')
    expect(await outcome(editor.call('readUser'))).toBe('401 sessionExpired')
  })

  it('of staff ends twelve hours after the login, even with “remember me”', async () => {
    const editor = await newStaff(cms)
    await editor.logIn({ remember_me: true })
    await logInBefore(editor, '11 hours 55 minutes')
    expect(await outcome(editor.call('readUser'))).toBe('200')
    await logInBefore(editor, '6 minutes')
    expect(await outcome(editor.call('readUser'))).toBe('401 sessionExpired')
  })

  it('of a client lasts a day, and with “remember me” 30 days without a call', async () => {
    const jo = await new Person(cms).settle()
    await wait(jo, '25 hours')
    expect(await outcome(jo.call('readUser'))).toBe('401 sessionExpired')
    jo.credentials = null
    await jo.logIn({ remember_me: true })
    for (let time = 0; time < 3; time += 1) {
      await wait(jo, '29 days')
      expect(await outcome(jo.call('readUser'))).toBe('200')
    }
    await wait(jo, '31 days')
    expect(await outcome(jo.call('readUser'))).toBe('401 sessionExpired')
  })

  it('of a client who joins the staff gets the limits of staff', async () => {
    const jo = await new Person(cms).settle()
    jo.credentials = null
    await jo.logIn({ remember_me: true })
    await wait(jo, '1 hour')
    const id = Number((jo.credentials as unknown as { adminId: string }).adminId)
    await cms.payload.update({ collection: 'users', id, data: { roles: ['editor'] } })
    expect(await outcome(jo.call('readUser'))).toBe('401 sessionExpired')
  })
})

describe('an admin session', () => {
  async function logInToAdmin({ email, password }: Person): Promise<string> {
    const { token } = await cms.payload.login({ collection: 'users', data: { email, password } })
    return token ?? ''
  }
  const ask = (method: string, path: string, token: string) =>
    askCms(
      new Request(`http://localhost:3001/api${path}`, {
        method,
        headers: { authorization: `JWT ${token}` },
      }),
    )
  const isIn = async (token: string) => {
    const { user } = (await (await ask('GET', '/users/me', token)).json()) as { user: unknown }
    return user !== null
  }
  const expiryOf = (token: string) =>
    (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { exp: number })
      .exp

  it('has tokens for half an hour, which activity renews', async () => {
    const token = await logInToAdmin(await newStaff(cms))
    expect(expiryOf(token) - Date.now() / 1000).toBeCloseTo(30 * 60, -2)
    const refreshed = await ask('POST', '/users/refresh-token', token)
    expect(refreshed.status).toBe(200)
  })

  it('ends twelve hours after the login, even with constant activity', async () => {
    const editor = await newStaff(cms)
    const token = await logInToAdmin(editor)
    await cms.pool.query(
      "UPDATE users_sessions SET created_at = now() - interval '12 hours 1 minute' WHERE _parent_id = $1",
      [editor.credentials?.adminId],
    )
    expect(await isIn(token)).toBe(false)
    expect((await ask('POST', '/users/refresh-token', token)).status).toBe(403)
    expect((await ask('GET', '/submissions', token)).status).toBe(403)
  })

  it('is listed with the website sessions and can be ended there', async () => {
    const editor = await newStaff(cms)
    const [token, other] = [await logInToAdmin(editor), await logInToAdmin(editor)]
    const list = async () =>
      (await (await editor.call('listSessions')).json()) as { id: string; place: string }[]
    expect((await list()).map(({ place }) => place).sort()).toEqual(['admin', 'admin', 'website'])
    const [first] = (await list()).filter(({ place }) => place === 'admin')
    const parameters = { id: first?.id ?? '' }
    expect(await outcome(editor.call('endSession', { parameters }))).toBe('204')
    expect([await isIn(token), await isIn(other)].sort()).toEqual([false, true])
    expect(await outcome(editor.call('endOtherSessions'))).toBe('204')
    expect([await isIn(token), await isIn(other)]).toEqual([false, false])
    expect((await list()).map(({ place }) => place)).toEqual(['website'])
  })

  it('is visible to its owner and to admins only, who can end it', async () => {
    const [editor, colleague] = [await newStaff(cms), await newStaff(cms)]
    const [token, theirs] = [await logInToAdmin(editor), await logInToAdmin(colleague)]
    const admins = await logInToAdmin(await newStaff(cms, 'admin'))
    const path = `/users/${editor.credentials?.adminId}/sessions`
    for (const method of ['GET', 'DELETE']) {
      expect((await ask(method, path, theirs)).status).toBe(403)
      expect((await ask(method, path, 'x.y.z')).status).toBe(401)
    }
    const seen = await ask('GET', path, token)
    const sessions = (await seen.json()) as { isCurrent: boolean; place: string }[]
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toMatchObject([{ place: 'admin' }])
    expect((await ask('GET', path, admins)).status).toBe(200)
    expect((await ask('DELETE', path, admins)).status).toBe(200)
    expect(await isIn(token)).toBe(false)
    expect(await outcome(editor.call('readUser'))).toBe('401 sessionExpired')
    expect(await isIn(admins)).toBe(true)
  })
})
