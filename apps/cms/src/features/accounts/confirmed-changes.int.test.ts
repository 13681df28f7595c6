import { randomUUID } from 'node:crypto'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminHeaders, askPayload } from '../../test-support/ask-payload'
import { inquiryBody } from '../../test-support/form-body'
import { outcome, Person } from '../../test-support/person'
import { setUpApp } from '../../test-support/second-factor'
import { newStaff } from '../../test-support/staff'
import { startCms, type TestCms } from '../../test-support/start-cms'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})

afterAll(() => cms.stop())

const idOf = ({ credentials }: Person) => Number(credentials?.adminId)

/** An admin who has just logged in to the admin, as whoever holds their cookie. */
async function freshAdmin() {
  const admin = await newStaff(cms, 'admin')
  const headers = await adminHeaders(admin)
  const ask = (method: string, path: string, body: object) =>
    askPayload(method, path, { body, headers })
  return { admin, ask }
}

type Ask = Awaited<ReturnType<typeof freshAdmin>>['ask']

function newcomer(roles: string[]) {
  return { email: `${randomUUID()}@studio.example`, name: 'Noor', roles }
}

async function accountOf(id: number) {
  const { rows } = await cms.pool.query<{ email: string; roles: string[] }>(
    `SELECT email, ARRAY(SELECT value::text FROM users_roles WHERE parent_id = users.id) AS roles
     FROM users WHERE id = $1`,
    [id],
  )
  return rows[0] ?? null
}

async function messageFrom(email: string): Promise<number> {
  await new Person(cms).call('sendInquiry', { body: await inquiryBody({ email }) })
  const { rows } = await cms.pool.query<{ id: number }>(
    'SELECT id FROM submissions WHERE email = $1',
    [email],
  )
  return rows[0]?.id ?? 0
}

async function count(statement: string, values: unknown[]): Promise<number> {
  return (await cms.pool.query(statement, values)).rowCount ?? 0
}

/** A way to erase the row of a table, which needs a call that Payload itself would answer. */
async function rowOf(table: string, id: number, ask: Ask, path: string): Promise<Trial> {
  const isUnchanged = async () => (await count(`SELECT 1 FROM ${table} WHERE id = $1`, [id])) === 1
  expect(await isUnchanged()).toBe(true)
  return { send: (proof) => ask('DELETE', path, proof), isUnchanged }
}

async function newProject(): Promise<number> {
  const data = { title: 'Aurora', state: 'planned' as const, members: [] }
  return (await cms.payload.create({ collection: 'projects', data })).id
}

async function newDeliverable(): Promise<number> {
  const data = { title: 'Trailer', project: await newProject() }
  return (await cms.payload.create({ collection: 'deliverables', data })).id
}

interface Trial {
  send: (proof: object) => Promise<Response>
  /** True as long as nothing has changed. */
  isUnchanged: () => Promise<boolean>
}

/** Every way in which an admin makes staff, changes who is whom, or erases a person. */
const WAYS: Record<string, (ask: Ask) => Promise<Trial> | Trial> = {
  ...Object.fromEntries(
    [['admin'], ['editor'], ['translator'], ['client', 'translator']].map((roles) => [
      `an invitation as ${roles.join(' and ')}`,
      (ask: Ask) => {
        const person = newcomer(roles)
        return {
          send: (proof: object) => ask('POST', '/users', { ...person, ...proof }),
          isUnchanged: async () =>
            (await count('SELECT 1 FROM users WHERE email = $1', [person.email])) === 0,
        }
      },
    ]),
  ),
  'a new account with a password': (ask) => {
    const person = newcomer(['admin'])
    return {
      send: (proof) => ask('POST', '/users', { ...person, password: 'vier rote äpfel', ...proof }),
      isUnchanged: async () =>
        (await count('SELECT 1 FROM users WHERE email = $1', [person.email])) === 0,
    }
  },
  'the role of a client': async (ask) => {
    const id = idOf(await new Person(cms).settle())
    return {
      send: (proof) => ask('PATCH', `/users/${id}`, { roles: ['admin'], ...proof }),
      isUnchanged: async () => (await accountOf(id))?.roles.join() === 'client',
    }
  },
  'the role of a colleague': async (ask) => {
    const id = idOf(await newStaff(cms))
    return {
      send: (proof) => ask('PATCH', `/users/${id}`, { roles: ['editor', 'admin'], ...proof }),
      isUnchanged: async () => (await accountOf(id))?.roles.join() === 'editor',
    }
  },
  'the email address of a colleague': async (ask) => {
    const staff = await newStaff(cms, 'admin')
    return {
      send: (proof) =>
        ask('PATCH', `/users/${idOf(staff)}`, { email: newcomer([]).email, ...proof }),
      isUnchanged: async () => (await accountOf(idOf(staff)))?.email === staff.email,
    }
  },
  'the end of a second step': async (ask) => {
    const staff = await newStaff(cms)
    await setUpApp(staff)
    return {
      send: (proof) => ask('POST', `/users/${idOf(staff)}/second-factor/reset`, proof),
      isUnchanged: async () =>
        (await count('SELECT 1 FROM totp_secrets WHERE user_id = $1', [idOf(staff)])) === 1,
    }
  },
  'the end of an account': async (ask) => {
    const id = idOf(await newStaff(cms))
    return {
      send: (proof) => ask('DELETE', `/users/${id}`, proof),
      isUnchanged: async () => (await accountOf(id)) !== null,
    }
  },
  'everything from a person': async (ask) => {
    const { email } = new Person(cms)
    const id = await messageFrom(email)
    return {
      send: (proof) => ask('POST', '/inbox/erase', { email, ...proof }),
      isUnchanged: async () => (await count('SELECT 1 FROM submissions WHERE id = $1', [id])) === 1,
    }
  },
  'several messages at once': async (ask) => {
    const ids = [await messageFrom(new Person(cms).email), await messageFrom(new Person(cms).email)]
    return {
      send: (proof) => ask('POST', '/inbox/delete', { collection: 'submissions', ids, ...proof }),
      isUnchanged: async () =>
        (await count('SELECT 1 FROM submissions WHERE id = ANY($1)', [ids])) === 2,
    }
  },
  'one message': async (ask) => {
    const id = await messageFrom(new Person(cms).email)
    return rowOf('submissions', id, ask, `/submissions/${id}`)
  },
  'a subscriber': async (ask) => {
    const { rows } = await cms.pool.query<{ id: number }>(
      `INSERT INTO subscribers (email, status, language, asked_at, source, end_token)
       VALUES ($1, 'confirmed', 'en', now(), 'footer', $1) RETURNING id`,
      [newcomer([]).email],
    )
    const id = rows[0]?.id ?? 0
    return rowOf('subscribers', id, ask, `/subscribers/${id}`)
  },
  'the login of another person': async (ask) => {
    const { rows } = await cms.pool.query<{ id: number }>(
      'SELECT id FROM sessions WHERE user_id = $1',
      [idOf(await new Person(cms).settle())],
    )
    const id = rows[0]?.id ?? 0
    return rowOf('sessions', id, ask, `/sessions/${id}`)
  },
  'a project': async (ask) => {
    const id = await newProject()
    return rowOf('projects', id, ask, `/projects/${id}`)
  },
  'a deliverable': async (ask) => {
    const id = await newDeliverable()
    return rowOf('deliverables', id, ask, `/deliverables/${id}`)
  },
  'a version in the trash': async (ask) => {
    const { rows } = await cms.pool.query<{ id: number }>(
      `INSERT INTO deliverable_versions
         (deliverable_id, number, kind, file_name, mime_type, size, state, progress, storage_key, deleted_at)
       VALUES ($1, 1, 'video', 'a.mp4', 'video/mp4', 1, 'ready', 100, $2, now()) RETURNING id`,
      [await newDeliverable(), randomUUID()],
    )
    const id = rows[0]?.id ?? 0
    return rowOf('deliverable_versions', id, ask, `/deliverable-versions/${id}/erase`)
  },
}

describe.each(Object.entries(WAYS))('right after a login, %s', (_, begin) => {
  it('needs the admin’s own password', async () => {
    const { admin, ask } = await freshAdmin()
    const { send, isUnchanged } = await begin(ask)
    for (const currentPassword of [undefined, '', 'not the right one', 7, ['x'], { a: 1 }, null]) {
      const refused = await send({ currentPassword })
      expect([currentPassword, refused.status >= 400 && refused.status < 500]).toEqual([
        currentPassword,
        true,
      ])
      expect(await isUnchanged()).toBe(true)
    }
    const { rows } = await cms.pool.query<{ kind: string }>(
      `SELECT DISTINCT kind FROM security_events WHERE $1 IN (actor, account) AND kind IN
        ('reauthentication-failed', 'access-refused')`,
      [idOf(admin)],
    )
    expect(rows.map(({ kind }) => kind)).toContain('reauthentication-failed')
    const confirmed = await send({ currentPassword: admin.password })
    expect([confirmed.status, await isUnchanged()]).toEqual([
      confirmed.status === 201 ? 201 : 200,
      false,
    ])
  })
})

describe('the password of a change', () => {
  it('is not asked for a client’s account and for a name', async () => {
    const { ask } = await freshAdmin()
    expect((await ask('POST', '/users', newcomer(['client']))).status).toBe(201)
    const id = idOf(await newStaff(cms))
    expect((await ask('PATCH', `/users/${id}`, { name: 'Another' })).status).toBe(200)
  })

  it('is guessed at most twenty times in an hour, and right ones do not count', async () => {
    const { admin, ask } = await freshAdmin()
    for (let nth = 0; nth < 22; nth += 1) {
      const body = { ...newcomer(['editor']), currentPassword: admin.password }
      expect((await ask('POST', '/users', body)).status).toBe(201)
    }
    const wrong = { ...newcomer(['editor']), currentPassword: 'not the right one' }
    const statuses = []
    for (let nth = 0; nth < 21; nth += 1) statuses.push((await ask('POST', '/users', wrong)).status)
    expect(statuses.slice(0, 20).every((status) => status === 400)).toBe(true)
    expect(statuses[20]).toBe(429)
    const right = { ...newcomer(['editor']), currentPassword: admin.password }
    expect((await ask('POST', '/users', right)).status).toBe(429)
  })

  it('is neither stored nor answered', async () => {
    const { admin, ask } = await freshAdmin()
    const body = { ...newcomer(['editor']), currentPassword: admin.password }
    expect(await (await ask('POST', '/users', body)).text()).not.toContain(admin.password)
  })

  it('cannot be avoided by copying an account or by deleting many', async () => {
    const { admin, ask } = await freshAdmin()
    const before = await count('SELECT 1 FROM users', [])
    const copy = { email: newcomer([]).email, roles: ['admin'] }
    expect((await ask('POST', `/users/${idOf(admin)}/duplicate`, copy)).status).toBeLessThan(500)
    for (const slug of ['users', 'submissions', 'subscribers', 'projects']) {
      const path = `/${slug}?where[id][exists]=true`
      expect([slug, (await ask('DELETE', path, {})).status]).toEqual([slug, 405])
    }
    expect(await count('SELECT 1 FROM users', [])).toBe(before)
  })
})

/** Collections whose documents hold neither personal data nor the work of clients. */
const WITHOUT_PEOPLE = [
  'payload-locked-documents',
  'payload-migrations',
  'payload-preferences',
  'search-misses',
  'search-synonyms',
]

describe('a permanent deletion by a call of Payload', () => {
  it('is refused without the password in every collection that is not content', async () => {
    const { ask } = await freshAdmin()
    const { collections } = cms.payload.config
    const content = collections.flatMap(({ slug, trash }) => (trash ? [slug] : []))
    expect(content).toContain('deliverable-versions')
    // The account's own call, which is tried above, answers first.
    const others = [...content, ...WITHOUT_PEOPLE, 'users']
    const asked = collections.flatMap(({ slug }) => (others.includes(slug) ? [] : [slug]))
    const answers = await Promise.all(
      asked.flatMap((slug) =>
        [`/${slug}/999999`, `/${slug}?where[id][equals]=999999`].map(async (path) => {
          const { status } = await ask('DELETE', path, {})
          return [path, status === 403 || status === 405]
        }),
      ),
    )
    expect(asked).toEqual(expect.arrayContaining(['submissions', 'projects', 'sessions']))
    expect(answers.filter(([, isRefused]) => !isRefused)).toEqual([])
  })

  it('is refused without rights before the password is asked for', async () => {
    const editor = await newStaff(cms)
    const headers = await adminHeaders(editor)
    const body = {}
    const answer = await askPayload('DELETE', '/projects/999999', { body, headers })
    expect(answer.status).toBe(403)
    expect(await answer.text()).not.toContain('reauthenticationRequired')
  })
})

describe('an admin without a password', () => {
  it.each([
    [
      'a code that is mailed to them',
      async (admin: Person, ask: Ask) => {
        expect((await ask('POST', '/users/confirmation-code', {})).status).toBe(200)
        const { rows } = await cms.pool.query<{ data: { code: string } }>(
          `SELECT data FROM mails WHERE template = 'confirmationCode' AND "to" = $1`,
          [admin.email],
        )
        return rows[0]?.data.code ?? ''
      },
    ],
    [
      'a recovery code',
      async (admin: Person) => {
        // The module reads the environment, which is set only now.
        const { replaceRecoveryCodes } = await import('./second-factor/recovery-codes')
        const codes = await replaceRecoveryCodes(await createLocalReq({}, cms.payload), idOf(admin))
        return codes[0] ?? ''
      },
    ],
  ])('confirms with %s, once', async (_, codeFor) => {
    const { admin, ask } = await freshAdmin()
    const currentPassword = await codeFor(admin, ask)
    expect(currentPassword).not.toBe('')
    const another = await freshAdmin()
    const foreign = { ...newcomer(['editor']), currentPassword }
    expect((await another.ask('POST', '/users', foreign)).status).toBe(400)
    const body = { ...newcomer(['editor']), currentPassword }
    expect((await ask('POST', '/users', body)).status).toBe(201)
    const again = { ...newcomer(['editor']), currentPassword }
    expect((await ask('POST', '/users', again)).status).toBe(400)
  })

  it('gets only codes of their own, and few', async () => {
    const client = await new Person(cms).settle()
    const headers = { authorization: `Bearer ${client.credentials?.token ?? ''}` }
    const asClient = await askPayload('POST', '/users/confirmation-code', { body: {}, headers })
    expect([401, 403, 404]).toContain(asClient.status)
    expect((await askPayload('POST', '/users/confirmation-code', { body: {} })).status).toBe(401)
    const { ask } = await freshAdmin()
    for (let nth = 0; nth < 5; nth += 1) await ask('POST', '/users/confirmation-code', {})
    expect((await ask('POST', '/users/confirmation-code', {})).status).toBe(429)
  })
})

describe('a client who erases their own account', () => {
  it('needs the password also right after the login', async () => {
    const jo = await new Person(cms).settle()
    expect(await outcome(jo.call('eraseAccount', { body: {} }))).toBe(
      '403 reauthenticationRequired',
    )
    const body = { password: jo.password }
    expect(await outcome(jo.call('eraseAccount', { body }))).toBe('204')
  })

  it('can confirm with a mailed code instead, which works once', async () => {
    const [jo, kim] = [await new Person(cms).settle(), await new Person(cms).settle()]
    expect(await outcome(jo.call('sendConfirmationCode'))).toBe('204')
    expect((await jo.mails()).at(-1)).toBe('confirmationCode')
    const { rows } = await cms.pool.query<{ data: { code: string } }>(
      `SELECT data FROM mails WHERE template = 'confirmationCode' AND "to" = $1`,
      [jo.email],
    )
    const body = { password: rows[0]?.data.code }
    expect(await outcome(kim.call('eraseAccount', { body }))).toBe(
      '422 invalidFields {"password":"wrongPassword"}',
    )
    expect(await outcome(jo.call('eraseAccount', { body }))).toBe('204')
  })
})
