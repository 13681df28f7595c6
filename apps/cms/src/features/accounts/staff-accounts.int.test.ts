import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminHeaders, askPayload } from '../../test-support/ask-payload'
import { outcome, Person } from '../../test-support/person'
import { newStaff } from '../../test-support/staff'
import { startCms, type TestCms } from '../../test-support/start-cms'

const NEW = 'vier rote äpfel'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})

afterAll(() => cms.stop())

async function problemsIn(response: Response): Promise<Record<string, string>> {
  const { errors = [] } = (await response.json()) as {
    errors?: { data?: { errors: { path: string; message: string }[] } }[]
  }
  const fields = errors.flatMap(({ data }) => data?.errors ?? [])
  return Object.fromEntries(fields.map(({ path, message }) => [path, message]))
}

async function change(who: Person, id: string, body: object): Promise<Response> {
  return askPayload('PATCH', `/users/${id}`, { body, headers: await adminHeaders(who) })
}

const idOf = ({ credentials }: Person) => credentials?.adminId ?? ''

describe('a user’s own account in the admin', () => {
  it.each([
    ['a password', { password: NEW }],
    ['an e-mail', { email: 'new@studio.example' }],
  ])('cannot change %s without the current password', async (_, body) => {
    for (const role of ['translator', 'editor', 'admin'] as const) {
      const staff = await newStaff(cms, role)
      const missing = await change(staff, idOf(staff), body)
      expect(missing.status).toBe(400)
      expect(await problemsIn(missing)).toEqual({
        currentPassword: expect.stringContaining('Type your current password') as string,
      })
      for (const currentPassword of ['not the right one', { a: 1 }, 7, '']) {
        const wrong = await change(staff, idOf(staff), { ...body, currentPassword })
        expect(wrong.status).toBe(400)
      }
      expect(await outcome(new Person(cms, staff.email).logIn())).toBe('200')
    }
  })

  it('accepts a new password with the current one, which is not stored', async () => {
    const staff = await newStaff(cms)
    const body = { password: NEW, currentPassword: staff.password }
    const response = await change(staff, idOf(staff), body)
    expect(response.status).toBe(200)
    expect(await response.text()).not.toContain(staff.password)
    expect(await outcome(new Person(cms, staff.email).logIn())).toBe('401 wrongCredentials')
    expect(await outcome(new Person(cms, staff.email).logIn({ password: NEW }))).toBe('200')
    expect((await staff.mails()).at(-1)).toBe('passwordChanged')
  })

  it('changes its email address only after a confirmation', async () => {
    const staff = await newStaff(cms)
    const next = `moved-${randomUUID()}@studio.example`
    const body = { email: next.toUpperCase(), currentPassword: staff.password }
    const response = await change(staff, idOf(staff), body)
    expect(await response.json()).toMatchObject({ doc: { email: staff.email } })
    expect((await staff.mails()).at(-1)).toBe('emailChangeRequested')
    const id = await staff.linkIn('confirmNewEmail', next)
    expect(await outcome(staff.call('verifyEmail', { body: { id } }))).toBe('204')
    expect((await staff.account()).email).toBe(next)
    const undo = await staff.linkIn('emailChanged')
    expect(await outcome(staff.call('undoEmailChange', { body: { id: undo } }))).toBe('204')
    expect(await outcome(new Person(cms, staff.email).logIn())).toBe('401 wrongCredentials')
    expect((await staff.mails()).at(-1)).toBe('resetPassword')
  })

  it('accepts a new name without a password', async () => {
    const staff = await newStaff(cms)
    const body = { name: 'Another', email: staff.email }
    expect((await change(staff, idOf(staff), body)).status).toBe(200)
  })

  it('refuses an invalid email address', async () => {
    const staff = await newStaff(cms)
    const body = { email: 'no address', currentPassword: staff.password }
    expect((await change(staff, idOf(staff), body)).status).toBe(400)
  })
})

describe('an admin', () => {
  it('can change a colleague’s email address, and the former address can revert it', async () => {
    const [admin, staff] = [await newStaff(cms, 'admin'), await newStaff(cms)]
    const next = `moved-${randomUUID()}@studio.example`
    const body = { email: next, currentPassword: admin.password }
    const response = await change(admin, idOf(staff), body)
    expect(await response.json()).toMatchObject({ doc: { email: next } })
    expect(await staff.mails(next)).toEqual(['confirmNewEmail'])
    const id = await staff.linkIn('emailChanged')
    expect(await outcome(new Person(cms).call('undoEmailChange', { body: { id } }))).toBe('204')
    expect(await outcome(staff.call('readUser'))).toBe('401 sessionExpired')
  })

  it('can correct a mistyped address, which gets no mail', async () => {
    const admin = await newStaff(cms, 'admin')
    const typo = new Person(cms)
    const data = { email: typo.email, roles: ['editor' as const] }
    const { id } = await cms.payload.create({
      collection: 'users',
      data: { ...data, password: undefined },
    })
    const { email } = new Person(cms)
    await change(admin, String(id), { email, currentPassword: admin.password })
    // The mistyped address belongs to another person: its invitation is invalid, and it cannot
    // recover the account.
    expect(await typo.mails()).toEqual(['invitation'])
  })

  it("can change a client's email address, and the client logs in again after the confirmation", async () => {
    const [admin, jo] = [await newStaff(cms, 'admin'), await new Person(cms).settle()]
    const next = new Person(cms)
    await change(admin, idOf(jo), { email: next.email, currentPassword: admin.password })
    expect(await outcome(next.logIn())).toBe('403 emailUnverified')
    const id = await next.linkIn('confirmNewEmail')
    expect(await outcome(next.call('verifyEmail', { body: { id } }))).toBe('204')
    expect(await outcome(next.logIn())).toBe('200')
  })

  it('cannot set passwords of others, one or several, but can send a link', async () => {
    const admin = await newStaff(cms, 'admin')
    const staff = [await newStaff(cms), await newStaff(cms, 'translator')] as const
    const refused = await change(admin, idOf(staff[0]), { password: NEW })
    expect(refused.status).toBe(400)
    expect(await problemsIn(refused)).toEqual({
      password: expect.stringContaining('choose their own passwords') as string,
    })
    const ids = [admin, ...staff].map(idOf).join(',')
    const headers = await adminHeaders(admin)
    const several = await askPayload('PATCH', `/users?where[id][in]=${ids}`, {
      body: { password: NEW },
      headers,
    })
    expect(several.status).toBe(405)
    for (const person of [admin, ...staff]) {
      expect(await person.mails()).toEqual([])
      expect(await outcome(new Person(cms, person.email).logIn())).toBe('200')
    }
    const path = `/users/${idOf(staff[0])}/password-link`
    expect((await askPayload('POST', path, { headers })).status).toBe(200)
    expect(await staff[0].mails()).toEqual(['resetPassword'])
    const others = await adminHeaders(staff[1])
    expect((await askPayload('POST', path, { headers: others })).status).toBe(403)
  })

  it('must confirm their identity to change others’ email address, roles, sessions and second factor', async () => {
    const [admin, staff] = [await newStaff(cms, 'admin'), await newStaff(cms)]
    const headers = await adminHeaders(admin)
    const ask = (method: string, path: string, body: object) =>
      askPayload(method, `/users/${idOf(staff)}${path}`, { body, headers })
    const attempts = [
      ['PATCH', '', { email: new Person(cms).email }],
      ['PATCH', '', { roles: ['admin'] }],
      ['DELETE', '/sessions', {}],
      ['DELETE', '/sessions/1', {}],
      ['POST', '/second-factor/reset', {}],
    ] as const
    await cms.pool.query(
      "UPDATE users_sessions SET created_at = now() - interval '11 minutes' WHERE _parent_id = $1",
      [idOf(admin)],
    )
    for (const [method, path, body] of attempts) {
      const missing = await ask(method, path, body)
      expect([path, missing.status]).toEqual([path, path === '' ? 400 : 403])
      const wrong = await ask(method, path, { ...body, currentPassword: 'not the right one' })
      expect([path, wrong.status]).toEqual([path, path === '' ? 400 : 422])
    }
    // Changes that remove no access need only the session.
    expect((await ask('PATCH', '', { name: 'Another', roles: ['editor'] })).status).toBe(200)
    for (const [method, path, body] of attempts) {
      const response = await ask(method, path, { ...body, currentPassword: admin.password })
      expect([path, response.status]).toEqual([path, path === '/sessions/1' ? 404 : 200])
    }
  })
})

describe('the rule for passwords', () => {
  const WEAK = [
    'abc',
    'football123',
    '1q2w3e4r5t6y',
    'JoWeaver2026',
    'MangroveMotion1',
    'vX7!kQ2#mPz',
  ]

  it('applies to accounts that an admin creates or changes', async () => {
    const admin = await newStaff(cms, 'admin')
    const headers = await adminHeaders(admin)
    for (const password of WEAK) {
      const email = `${randomUUID()}@studio.example`
      const data = { email, password, name: 'Jo Weaver', roles: ['editor'] }
      const made = await askPayload('POST', '/users', { body: data, headers })
      expect([password, made.status]).toEqual([password, 400])
      const changed = await change(admin, idOf(admin), {
        password,
        currentPassword: admin.password,
      })
      expect([password, changed.status]).toEqual([password, 400])
      expect(Object.keys(await problemsIn(changed))).toEqual(['password'])
    }
  })

  it('applies to passwords that staff set on the website', async () => {
    const staff = await newStaff(cms)
    const set = (new_password: string) =>
      staff.call('updatePassword', {
        body: { password: staff.password, new_password, confirm_password: new_password },
      })
    expect(await outcome(set('vX7!kQ2#mPz'))).toBe(
      '422 invalidFields {"new_password":"staffTooShort"}',
    )
    expect(await outcome(set('football1234'))).toBe(
      '422 invalidFields {"new_password":"weakPassword"}',
    )
    expect(await outcome(set('vX7!kQ2#mPzR'))).toBe('204')
  })

  it("applies to the site's own code", async () => {
    const data = {
      email: 'first@studio.example',
      password: 'football123',
      roles: ['admin' as const],
    }
    await expect(cms.payload.create({ collection: 'users', data })).rejects.toThrow()
  })

  it('cannot be bypassed', async () => {
    const body = { email: 'first@studio.example', password: NEW }
    const first = await askPayload('POST', '/users/first-register', { body })
    expect(first.status).toBe(404)
    const reset = { token: 'made up', password: 'abc' }
    expect((await askPayload('POST', '/users/reset-password', { body: reset })).status).toBe(403)
  })
})

it('concurrent logins all succeed, and all sessions are stored', async () => {
  const staff = await newStaff(cms, 'admin')
  // Five logins can run at once; more would require a puzzle.
  const logins = await Promise.all(Array.from({ length: 5 }, () => adminHeaders(staff)))
  for (const headers of logins) {
    const me = await askPayload('GET', '/users/me', { headers })
    expect(await me.json()).toMatchObject({ user: { email: staff.email } })
  }
})

it('a login during a change of the account survives, and so does the change', async () => {
  const staff = await newStaff(cms, 'admin')
  const [headers] = await Promise.all([
    adminHeaders(staff),
    ...Array.from({ length: 5 }, (_, index) =>
      cms.payload.update({
        collection: 'users',
        id: Number(idOf(staff)),
        data: { name: `Name ${index}` },
      }),
    ),
  ])
  const me = await askPayload('GET', '/users/me', { headers })
  expect(await me.json()).toMatchObject({
    user: { name: expect.stringMatching(/^Name/) as string },
  })
})
