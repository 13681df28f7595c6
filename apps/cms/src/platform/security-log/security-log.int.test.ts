import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { askCms } from '../../test-support/ask-cms'
import { outcome, Person } from '../../test-support/person'
import { newStaff } from '../../test-support/staff'
import { startCms, type TestCms } from '../../test-support/start-cms'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})

afterAll(() => cms.stop())

interface Row {
  kind: string
  account: number | null
  email: string | null
  email_digest: string | null
  actor_email: string | null
  address: string | null
  details: string | null
}

async function events(since = 0): Promise<Row[]> {
  const { rows } = await cms.pool.query<Row>(
    'SELECT * FROM security_events WHERE id > $1 ORDER BY id',
    [since],
  )
  return rows
}

let start = 0
beforeEach(async () => {
  const { rows } = await cms.pool.query<{ id: number }>(
    'SELECT coalesce(max(id), 0) AS id FROM security_events',
  )
  start = rows[0]?.id ?? 0
})

const kinds = async () => (await events(start)).map(({ kind }) => kind)

async function adminToken({ email, password }: Person): Promise<string> {
  return (await cms.payload.login({ collection: 'users', data: { email, password } })).token ?? ''
}

function asAdmin(token: string, method: string, path: string, body?: object) {
  return askCms(
    new Request(`http://localhost:3001/api${path}`, {
      method,
      headers: { authorization: `JWT ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    }),
  )
}

describe('actions of people', () => {
  it('records registration, login and logout with account, address and time', async () => {
    const jo = await new Person(cms).settle()
    const [password, new_password] = [jo.password, 'leiter nebel kuckuck']
    await jo.call('updatePassword', {
      body: { password, new_password, confirm_password: new_password },
    })
    await jo.call('updateProfile', { body: { name: 'Jo', email: jo.email } })
    await jo.call('logout')
    expect(await kinds()).toEqual(['account-created', 'login', 'password-changed', 'logout'])
    for (const row of await events(start)) {
      expect(row).toMatchObject({ email: jo.email, actor_email: null, address: jo.address })
    }
  })

  it('records failures, without the email address if there is no account', async () => {
    const jo = await new Person(cms).settle()
    jo.credentials = null
    await jo.logIn({ password: 'wrong password' })
    await jo.logIn({ email: 'nobody@else.example' })
    const failed = (await events(start)).filter(({ kind }) => kind === 'login-failed')
    expect(failed).toMatchObject([
      { email: jo.email, email_digest: null },
      { email: null, account: null, email_digest: expect.any(String) as string },
    ])
    expect(JSON.stringify(failed)).not.toMatch(/else\.example|wrong password/)
  })

  it('records passwords, roles, deletions and exports with the actor', async () => {
    const [admin, editor] = [await newStaff(cms, 'admin'), await newStaff(cms)]
    const token = await adminToken(admin)
    const id = Number(editor.credentials?.adminId)
    const { id: redirect } = await cms.payload.create({
      collection: 'redirects',
      data: { from: 'security-log-test', toPath: 'pricing' },
    })
    const first = start
    start = (await cms.pool.query<{ id: number }>('SELECT max(id) AS id FROM security_events'))
      .rows[0]?.id as number
    const currentPassword = admin.password
    await asAdmin(token, 'PATCH', `/users/${id}`, { roles: ['translator'], currentPassword })
    await asAdmin(token, 'GET', '/inbox/export')
    await asAdmin(token, 'DELETE', `/redirects/${redirect}`)
    await asAdmin(token, 'DELETE', `/users/${id}`, { currentPassword })
    expect(await events(start)).toMatchObject([
      {
        kind: 'roles-changed',
        account: String(id),
        details: 'editor → translator',
        actor_email: admin.email,
      },
      { kind: 'data-exported', details: 'inbox', email: admin.email },
      { kind: 'document-deleted', details: `redirects ${redirect} → trash`, email: admin.email },
      { kind: 'account-deleted', account: String(id), email: null, actor_email: admin.email },
    ])
    // The account's earlier events stay, without its email address.
    expect(JSON.stringify(await events(first))).not.toContain(editor.email)
  })

  it('records forbidden calls, but not those of anonymous callers', async () => {
    const editor = await newStaff(cms)
    const token = await adminToken(editor)
    const { rows } = await cms.pool.query<{ id: number }>(
      'SELECT max(id) AS id FROM security_events',
    )
    start = rows[0]?.id ?? 0
    expect((await asAdmin(token, 'GET', '/security-events')).status).toBe(403)
    expect((await asAdmin(token, 'POST', '/inbox/erase', {})).status).toBe(403)
    expect(await outcome(editor.call('login', { body: {} }))).toBe('403 forbidden')
    expect((await asAdmin('x.y.z', 'GET', '/security-events')).status).toBe(403)
    expect(await events(start)).toMatchObject([
      { kind: 'access-refused', details: 'GET /api/security-events', email: editor.email },
      { kind: 'access-refused', details: 'POST /api/inbox/erase' },
      { kind: 'access-refused', details: 'POST /api/login' },
    ])
  })
})

describe('an event', () => {
  it('is rolled back with its transaction, unless it is a failure', async () => {
    const { recordSecurityEvent } = await import('./record-security-event')
    const { inTransaction } = await import('../database/in-transaction')
    const req = await createLocalReq({}, cms.payload)
    const work = inTransaction(req, async () => {
      await recordSecurityEvent(req, { kind: 'login', account: null })
      await recordSecurityEvent(req, { kind: 'login-failed', email: 'x@y.example' })
      throw new Error('rolled back')
    })
    await expect(work).rejects.toThrow('rolled back')
    await vi.waitFor(async () => expect(await kinds()).toEqual(['login-failed']), 30_000)
    await inTransaction(req, () => recordSecurityEvent(req, { kind: 'login', account: null }))
    expect(await kinds()).toEqual(['login-failed', 'login'])
  })

  it('is only an error in the server’s log if it cannot be written', async () => {
    const { recordSecurityEvent } = await import('./record-security-event')
    const { inTransaction } = await import('../database/in-transaction')
    const req = await createLocalReq({}, cms.payload)
    const error = vi.spyOn(cms.payload.logger, 'error').mockReturnValue(undefined)
    const account = { id: 1, email: {} as unknown as string }
    const kind = null as unknown as 'login'
    await inTransaction(req, async () => {
      await recordSecurityEvent(req, { kind, account })
      await recordSecurityEvent(req, { kind: 'logout', account: null })
    })
    await recordSecurityEvent(req, { kind, account })
    expect(error).toHaveBeenCalledTimes(2)
    expect(await kinds()).toEqual(['logout'])
    error.mockRestore()
  })

  it('cannot be changed or deleted, not even by the site’s own code', async () => {
    await new Person(cms).settle()
    for (const statement of [
      "UPDATE security_events SET kind = 'logout'",
      'UPDATE security_events SET email = NULL',
      'DELETE FROM security_events',
      'TRUNCATE security_events',
      "BEGIN; SELECT set_config('security_log.job', 'clean', true); DELETE FROM security_events; COMMIT",
      "BEGIN; SELECT set_config('security_log.job', 'anonymize', true); UPDATE security_events SET email = 'x@y.example'; COMMIT",
      "BEGIN; SELECT set_config('security_log.job', 'anonymize', true); UPDATE security_events SET kind = 'x', email = NULL; COMMIT",
    ]) {
      const client = await cms.pool.connect()
      await expect(client.query(statement), statement).rejects.toThrow('cannot be changed')
      await client.query('ROLLBACK')
      client.release()
    }
    const where = { id: { exists: true } }
    const { docs } = await cms.payload
      .delete({ collection: 'security-events', where })
      .catch(() => ({ docs: [] }))
    expect(docs).toEqual([])
  })

  it('is deleted by the worker after its storage period', async () => {
    const { purgeOldEvents } = await import('./upkeep')
    await cms.pool.query(
      `INSERT INTO security_events (at, kind) VALUES (now() - interval '366 days', 'login'),
        (now() - interval '364 days', 'logout')`,
    )
    expect(await purgeOldEvents(cms.pool, 365)).toBe(1)
    expect(await kinds()).toEqual(['logout'])
  })
})

describe("an account's own events", () => {
  it("are part of the account's export, and lose the email address with the account", async () => {
    const jo = await new Person(cms).settle()
    const answer = (await (await jo.call('exportAccount')).json()) as {
      account: { securityEvents: { kind: string }[] }
    }
    expect(answer.account.securityEvents.map(({ kind }) => kind)).toEqual([
      'account-created',
      'login',
    ])
    await jo.call('eraseAccount', { body: { password: jo.password } })
    const rows = await events(start)
    expect(JSON.stringify(rows)).not.toContain(jo.email)
    expect(rows.map(({ kind }) => kind)).toContain('account-deleted')
  })
})
