import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminHeaders, askPayload } from '../../test-support/ask-payload'
import { outcome, Person } from '../../test-support/person'
import { newStaff } from '../../test-support/staff'
import { startCms, type TestCms } from '../../test-support/start-cms'

const NEW = { password: 'drei kleine birnen', confirm_password: 'drei kleine birnen' }

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})

afterAll(() => cms.stop())

describe('a forgotten password', () => {
  it('is reset by the mailed link once, which ends all sessions', async () => {
    const jo = await new Person(cms).settle()
    const { email } = jo
    const guest = new Person(cms, email)
    expect(await outcome(guest.call('forgotPassword', { body: { email } }))).toBe('204')
    const token = await jo.linkIn('resetPassword')
    const weak = { token, password: 'Joweaver12', confirm_password: 'Joweaver12' }
    expect(await outcome(guest.call('resetPassword', { body: weak }))).toBe(
      '422 invalidFields {"password":"weakPassword"}',
    )
    const body = { token, ...NEW }
    const both = [guest.call('resetPassword', { body }), guest.call('resetPassword', { body })]
    expect((await Promise.all(both.map(outcome))).sort()).toEqual(['204', '410 linkExpired'])
    expect(await outcome(jo.call('readUser'))).toBe('401 sessionExpired')
    expect((await jo.mails()).at(-1)).toBe('passwordChanged')
    expect(await outcome(guest.logIn())).toBe('401 wrongCredentials')
    expect(await outcome(guest.logIn({ password: NEW.password }))).toBe('200')
  })

  it('gets the same response for unknown addresses, without a mail', async () => {
    const nobody = new Person(cms)
    const body = { email: nobody.email }
    expect(await outcome(nobody.call('forgotPassword', { body }))).toBe('204')
    expect(await nobody.mails()).toEqual([])
  })

  it('the reset clears failed attempts and confirms the email address', async () => {
    const jo = new Person(cms)
    const { email, password } = jo
    await cms.payload.create({ collection: 'users', data: { email, password, roles: ['client'] } })
    for (let stranger = 0; stranger < 12; stranger += 1) {
      await new Person(cms, jo.email).logIn({ password: 'wrong one' })
    }
    expect(await outcome(jo.logIn())).toBe('428 proofRequired')
    await jo.call('forgotPassword', { body: { email: jo.email } })
    await jo.call('resetPassword', { body: { token: await jo.linkIn('resetPassword'), ...NEW } })
    expect(await outcome(jo.logIn({ password: NEW.password }))).toBe('200')
  })
})

describe('a changed password', () => {
  it('requires the current one, keeps this session and ends the others', async () => {
    const jo = await new Person(cms).settle()
    const phone = new Person(cms, jo.email)
    await phone.logIn({ remember_me: true })
    const change = (password: string) =>
      jo.call('updatePassword', {
        body: { password, new_password: NEW.password, confirm_password: NEW.password },
      })
    expect(await outcome(change('not the right one'))).toBe(
      '422 invalidFields {"password":"wrongPassword"}',
    )
    expect(await outcome(change(jo.password))).toBe('204')
    expect(await outcome(jo.call('readUser'))).toBe('200')
    expect(await outcome(phone.call('readUser'))).toBe('401 sessionExpired')
  })

  it('by an admin ends the sessions of the account', async () => {
    const jo = await new Person(cms).settle()
    const id = Number(jo.credentials?.adminId)
    await cms.payload.update({ collection: 'users', id, data: { password: NEW.password } })
    expect(await outcome(jo.call('readUser'))).toBe('401 sessionExpired')
  })
})

describe('profile changes', () => {
  it('take effect immediately, except for the email address, which has to be confirmed', async () => {
    const jo = await new Person(cms).settle()
    const next = new Person(cms).email
    const body = { name: 'Jo W.', email: next, company: 'Studio', receives_updates: true }
    const response = await jo.call('updateProfile', { body })
    expect(await response.json()).toMatchObject({
      name: 'Jo W.',
      email: jo.email,
      company: 'Studio',
      receivesUpdates: true,
    })
    const id = await jo.linkIn('confirmNewEmail', next)
    expect(await outcome(jo.call('verifyEmail', { body: { id } }))).toBe('204')
    expect(await outcome(jo.call('verifyEmail', { body: { id } }))).toBe('410 linkExpired')
    expect((await jo.account()).email).toBe(next)
    expect((await jo.mails()).at(-1)).toBe('emailChanged')
  })

  it('do not reveal that an email address belongs to another account', async () => {
    const [jo, kim] = [await new Person(cms).settle(), await new Person(cms).settle()]
    const body = { name: jo.name, email: kim.email }
    expect(await outcome(jo.call('updateProfile', { body }))).toBe('200')
    expect((await jo.account()).email).toBe(jo.email)
    expect((await kim.mails()).at(-1)).toBe('alreadyRegistered')
  })

  it('ignore fields that the owner may not change', async () => {
    const jo = await new Person(cms).settle()
    const body = { name: jo.name, email: jo.email, roles: ['admin'] }
    expect(await outcome(jo.call('updateProfile', { body }))).toBe(
      '422 invalidFields {"roles":"unknown"}',
    )
  })
})

describe('a password with a null character', () => {
  it.each(['\0', '\0\0'])('is wrong after the right password: %j', async (end) => {
    const { email, password } = await newStaff(cms)
    const login = (typed: string) =>
      askPayload('POST', '/users/login', { body: { email, password: typed } })
    expect((await login(password + end)).status).toBe(401)
    expect((await login(end + password)).status).toBe(401)
    expect((await login(password)).status).toBe(200)
  })

  it('confirms nothing', async () => {
    const admin = await newStaff(cms, 'admin')
    const headers = await adminHeaders(admin)
    const client = await new Person(cms).settle()
    const path = `/users/${client.credentials?.adminId}`
    const erase = (currentPassword: string) =>
      askPayload('DELETE', path, { headers, body: { currentPassword } })
    const refused = await erase(`${admin.password}\0`)
    expect([refused.status, await refused.json()]).toEqual([
      422,
      { error: { code: 'invalidFields', fields: { currentPassword: 'wrongPassword' } } },
    ])
    expect((await erase(admin.password)).status).toBe(200)
  })

  it('cannot be chosen', async () => {
    const editor = await newStaff(cms)
    const headers = await adminHeaders(editor)
    const body = { password: `${NEW.password}\0`, currentPassword: editor.password }
    const path = `/users/${editor.credentials?.adminId}`
    const answer = await askPayload('PATCH', path, { headers, body })
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining('a sign that cannot be used'),
    ])
  })
})
