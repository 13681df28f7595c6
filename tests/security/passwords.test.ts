import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { outcome, Person, secretOf } from '../support/attacks/person'
import { askRest } from '../support/attacks/rest'
import { newClient, type Client } from '../support/client-account'
import { adminClient } from '../support/cms-client'
import { linkInMail } from '../support/received-mails'
import { stackUnderTest } from '../support/stack-under-test'
import { staffSession } from '../support/staff-session'

const NEW = 'three small green pears'

/** A client whose e-mail address resembles a password. */
function somebody(): Client {
  return { ...newClient(), email: `foxglove.${randomUUID().slice(0, 8)}@client.example` }
}

/** Common passwords, and passwords made of the names of the studio and the person. */
const WEAK = ['football123', '1q2w3e4r5t6y', 'MangroveMotion2026', 'LinaHaddad2026']

function weakPasswords({ email }: Client): string[] {
  const [localPart = ''] = email.split('@')
  return [...WEAK, `${localPart}1`, email]
}

const refused = (field: string, code: string) => `422 invalidFields {"${field}":"${code}"}`

test.concurrent('registration refuses passwords that are easily guessed', async () => {
  const login = somebody()
  const tries = ['abc', ...weakPasswords(login)]
  for (const password of tries) {
    const answer = new Person({ ...login, password }).register()
    const code = password === 'abc' ? 'tooShort' : 'weakPassword'
    expect([password, await outcome(answer)]).toEqual([password, refused('password', code)])
  }
  expect(await outcome(new Person(login).register())).toBe('204')
})

test.concurrent(
  'changing a password, also by a link, refuses one that is easily guessed',
  async () => {
    const login = somebody()
    const owner = await Person.loggedIn(login)
    await owner.call('forgotPassword', { body: { email: login.email } })
    const token = secretOf(await linkInMail(login.email, '/password/reset/'))
    for (const weak of weakPasswords(login)) {
      const change = owner.changePassword(weak, { password: login.password })
      expect([weak, await outcome(change)]).toEqual([weak, refused('new_password', 'weakPassword')])
      const body = { token, password: weak, confirm_password: weak }
      const reset = new Person().call('resetPassword', { body })
      expect([weak, await outcome(reset)]).toEqual([weak, refused('password', 'weakPassword')])
    }
    expect(await outcome(owner.elsewhere().logIn())).toBe('200')
    // The link is still valid after passwords were refused.
    const body = { token, password: NEW, confirm_password: NEW }
    expect(await outcome(new Person().call('resetPassword', { body }))).toBe('204')
  },
)

test.concurrent(
  'staff cannot change their password or e-mail address without the current password',
  async () => {
    const cms = await adminClient()
    const staff = await staffSession(cms, 'editor')
    const { id, authorization } = staff
    const change = (body: object) => askRest('PATCH', `/users/${id}`, { authorization }, body)
    for (const body of [{ password: NEW }, { email: `${randomUUID()}@editor.example` }]) {
      const missing = await change(body)
      expect(missing.status).toBe(400)
      expect(missing.text).toContain('Type your current password')
      for (const currentPassword of ['', 'not this one', 7, null, { equals: staff.password }]) {
        expect((await change({ ...body, currentPassword })).status).toBe(400)
      }
    }
    expect((await change({ password: 'abc' })).status).toBe(400)
    const many = `/users?where[id][equals]=${id}`
    expect((await askRest('PATCH', many, { authorization }, { password: NEW })).status).toBe(405)
    expect(await outcome(new Person({ name: '', ...staff }).logIn())).toBe('200')
    await staff.end()
  },
)

test.concurrent(
  'the rule applies to the admin’s API, for one’s own password and others’',
  async () => {
    const cms = await adminClient()
    const [admin, editor] = [await staffSession(cms, 'admin'), await staffSession(cms, 'editor')]
    const { authorization } = admin
    for (const password of ['abc', ...WEAK]) {
      const named = { name: 'Lina Haddad', password }
      const made = { ...named, email: `${randomUUID()}@editor.example`, roles: ['editor'] }
      for (const [method, path, body] of [
        ['PATCH', `/users/${admin.id}`, { ...named, currentPassword: admin.password }],
        ['PATCH', `/users/${editor.id}`, named],
        ['POST', '/users', made],
      ] as const) {
        const { status, text } = await askRest(method, path, { authorization }, body)
        expect([method, path, password, status], text).toEqual([method, path, password, 400])
      }
    }
    for (const staff of [admin, editor]) {
      expect(await outcome(new Person({ name: '', ...staff }).logIn())).toBe('200')
    }
    await editor.end()
    await admin.end()
  },
)

test.concurrent('Payload’s own endpoints for passwords are closed', async () => {
  for (const [path, body] of [
    ['/users/first-register', { email: `${randomUUID()}@editor.example`, password: NEW }],
    ['/users/reset-password', { token: 'made up', password: NEW }],
    ['/users/unlock', { email: stackUnderTest().adminEmail }],
  ] as const) {
    expect([401, 403, 404]).toContain((await askRest('POST', path, {}, body)).status)
  }
})
