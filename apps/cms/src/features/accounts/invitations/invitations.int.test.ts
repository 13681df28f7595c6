import type { Credentials } from '@studio/shared/api/account'
import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outcome, Person } from '../../../test-support/person'
import { newStaff } from '../../../test-support/staff'
import { startCms, type TestCms } from '../../../test-support/start-cms'

let cms: TestCms
let admin: Person
let cookie: string

beforeAll(async () => {
  cms = await startCms()
  admin = await newStaff(cms, 'admin')
  const { email, password } = admin
  const response = await ask('POST', '/users/login', { email, password })
  cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
})

afterAll(() => cms.stop())

async function ask(method: string, path: string, body: object = {}) {
  const { default: config } = await import('../../../payload.config')
  const request = new Request(`http://localhost:3001/api${path}`, {
    method,
    headers: {
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      ...(cookie && { cookie }),
    },
    body: JSON.stringify(body),
  })
  return handleEndpoints({ config, request })
}

async function invite(changes: object = {}) {
  const person = new Person(cms)
  const { email, name } = person
  const currentPassword = admin.password
  const body = { email, name, roles: ['editor'], locale: 'de', currentPassword, ...changes }
  const response = await ask('POST', '/users', body)
  const { doc } = (await response.json()) as { doc: { id: number; invitedAt: string | null } }
  return { person, doc, status: response.status }
}

function accept(token: string, password = 'drei kleine birnen im korb') {
  const body = { token, password, confirm_password: password }
  return outcome(new Person(cms).call('acceptInvitation', { body }))
}

describe('a user who is created without a password', () => {
  it('is invited in their language, chooses a password, and logs in', async () => {
    const { person, doc, status } = await invite()
    expect(status).toBe(201)
    expect(doc.invitedAt).toBeTruthy()
    expect(await person.mails()).toEqual(['invitation'])
    const { rows } = await cms.pool.query<{ language: string; data: { link: string } }>(
      'SELECT language, data FROM mails WHERE "to" = $1',
      [person.email],
    )
    expect(rows[0]?.language).toBe('de')
    expect(rows[0]?.data.link).toMatch(
      /^http:\/\/localhost:3000\/de\/password\/invitation\/[\w-]{43}$/,
    )
    const token = await person.linkIn('invitation')
    expect(await accept(token)).toBe('200')
    expect(await accept(token)).toBe('410 linkExpired')
    await person.logIn({ password: 'drei kleine birnen im korb' })
    expect(await person.account()).toMatchObject({ isStaff: true, isVerified: true })
    const user = await cms.payload.findByID({ collection: 'users', id: doc.id })
    expect(user.invitedAt).toBeNull()
    // The first password causes no mail about a change.
    expect(await person.mails()).toEqual(['invitation'])
  })

  it('is logged in as soon as the first password is chosen, which no reset link does', async () => {
    const { person } = await invite({ roles: ['client'] })
    const token = await person.linkIn('invitation')
    const body = { token, password: person.password, confirm_password: person.password }
    expect(await outcome(person.call('resetPassword', { body }))).toBe('410 linkExpired')
    const answered = await person.call('acceptInvitation', { body })
    person.credentials = (await answered.json()) as Credentials
    expect(await person.account()).toMatchObject({ email: person.email, isVerified: true })
  })

  it('has a password that nobody knows until then', async () => {
    const { person } = await invite()
    for (const password of ['', 'undefined', 'null']) {
      const response = await ask('POST', '/users/login', { email: person.email, password })
      expect(response.status).toBe(401)
    }
  })

  it('gets a link that is valid for seven days', async () => {
    const { person } = await invite()
    const token = await person.linkIn('invitation')
    const move = (days: number) =>
      cms.pool.query(
        `UPDATE account_links SET expires_at = expires_at - make_interval(days => $1)
         WHERE purpose = 'invitation'`,
        [days],
      )
    await move(6)
    const weak = { token, password: 'aaaaaaaaaaaa', confirm_password: 'aaaaaaaaaaaa' }
    expect(await outcome(new Person(cms).call('acceptInvitation', { body: weak }))).toBe(
      '422 invalidFields {"password":"weakPassword"}',
    )
    await move(1)
    expect(await accept(token)).toBe('410 linkExpired')
  })

  it('can be invited again, which invalidates the older link', async () => {
    const { person, doc } = await invite({ roles: ['client'] })
    const first = await person.linkIn('invitation')
    expect((await ask('POST', `/users/${doc.id}/invitation`)).status).toBe(200)
    expect(await accept(first)).toBe('410 linkExpired')
    expect(await accept(await person.linkIn('invitation'))).toBe('200')
    expect((await ask('POST', `/users/${doc.id}/invitation`)).status).toBe(403)
  })

  it('cannot be created with the address of an existing account', async () => {
    const body = { email: admin.email, roles: ['editor'] }
    expect((await ask('POST', '/users', body)).status).toBe(400)
    expect((await ask('POST', '/users', { roles: ['editor'] })).status).toBe(400)
  })
})

it('a user who is created with a password is not invited, as in the setup and the seed', async () => {
  const { person, doc, status } = await invite({ password: 'a quiet blue kite' })
  expect(status).toBe(201)
  expect(doc.invitedAt).toBeNull()
  expect(await person.mails()).toEqual([])
})

it('only admins can invite', async () => {
  const editor = await newStaff(cms)
  const { email, password } = editor
  const admins = cookie
  const { doc } = await invite()
  const response = await ask('POST', '/users/login', { email, password })
  cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  expect((await ask('POST', '/users', { email: 'x@y.example', roles: ['admin'] })).status).toBe(403)
  expect((await ask('POST', `/users/${doc.id}/invitation`)).status).toBe(403)
  cookie = admins
})
