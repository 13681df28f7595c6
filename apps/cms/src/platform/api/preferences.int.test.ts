import { afterAll, beforeAll, expect, it } from 'vitest'
import { askCms } from '../../test-support/ask-cms'
import type { Person } from '../../test-support/person'
import { newStaff } from '../../test-support/staff'
import { startCms, type TestCms } from '../../test-support/start-cms'

const CMS = 'http://localhost:3001'
let cms: TestCms
let editor: Person
let token = ''

beforeAll(async () => {
  cms = await startCms()
  editor = await newStaff(cms, 'editor')
  token = await tokenOf(editor)
})

afterAll(() => cms.stop())

async function tokenOf({ email, password }: Person): Promise<string> {
  return (await cms.payload.login({ collection: 'users', data: { email, password } })).token ?? ''
}

function store(headers: Record<string, string>, value: unknown, method = 'POST') {
  return askCms(
    new Request(`${CMS}/api/payload-preferences/columns`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ value }),
    }),
  )
}

async function stored(): Promise<number> {
  const { rows } = await cms.pool.query('SELECT id FROM payload_preferences')
  return rows.length
}

it('staff can store preferences up to the maximum length', async () => {
  const authorization = `JWT ${token}`
  expect((await store({ authorization }, { columns: ['title'] })).status).toBe(200)
  expect((await store({ authorization }, 'x'.repeat(3_000_000))).status).toBe(413)
  expect((await store({ authorization }, 'x'.repeat(66_000))).status).toBe(413)
  expect((await store({ authorization }, 'x'.repeat(60_000))).status).toBe(200)
})

it('clients and visitors cannot store preferences with any token', async () => {
  const before = await stored()
  const client = await newStaff(cms, 'client')
  const clients = await tokenOf(client)
  expect((await store({ authorization: `JWT ${clients}` }, 'theirs')).status).toBe(403)
  const portal = `Bearer ${editor.credentials?.token}`
  expect((await store({ authorization: portal }, 'theirs')).status).toBe(401)
  expect((await store({}, 'theirs')).status).toBe(401)
  expect(await stored()).toBe(before)
})

it.each([
  { 'sec-fetch-site': 'cross-site' },
  { origin: 'https://elsewhere.example' },
  { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' },
  { origin: 'null' },
  {},
] as Record<string, string>[])(
  'a cookie is ignored unless the request has the same origin: %j',
  async (headers) => {
    const cookie = `studio-cms-token=${token}`
    expect((await store({ cookie, ...headers }, 'theirs')).status).toBe(401)
    const own = { cookie, origin: CMS, 'sec-fetch-site': 'same-origin' }
    expect((await store(own, 'mine')).status).toBe(200)
  },
)
