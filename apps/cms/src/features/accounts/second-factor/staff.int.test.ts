import { handleEndpoints } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { outcome, Person } from '../../../test-support/person'
import { setUpApp } from '../../../test-support/second-factor'
import { newStaff } from '../../../test-support/staff'
import { startCms, type TestCms } from '../../../test-support/start-cms'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})

afterAll(() => cms.stop())

afterEach(async () => {
  await cms.payload.updateGlobal({
    slug: 'security-settings',
    data: { requiresSecondFactor: false },
  })
})

interface Sent {
  body?: object
  cookie?: string
}

async function ask(method: string, path: string, { body, cookie }: Sent = {}) {
  const { default: config } = await import('../../../payload.config')
  const request = new Request(`http://localhost:3001/api${path}`, {
    method,
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(cookie && { cookie }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return handleEndpoints({ config, request })
}

function logInToAdmin({ email, password }: Person) {
  return ask('POST', '/users/login', { body: { email, password } })
}

function cookieOf(response: Response): string {
  return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}

async function isInAdmin(cookie: string): Promise<boolean> {
  const response = await ask('GET', '/users/me', { cookie })
  return ((await response.json()) as { user: unknown }).user !== null
}

async function openAdminLink(person: Person): Promise<Response> {
  const { credentials } = person
  const headers = {
    'x-admin-key': credentials?.adminKey ?? '',
    'x-admin-id': credentials?.adminId ?? '',
  }
  const asked = await person.call('startHandOff', { headers })
  const { signInWithTicket } = await import('../admin-sso/sign-in-with-ticket')
  return signInWithTicket(cms.payload, new Request(((await asked.json()) as { url: string }).url))
}

function requireSecondStep(cookie: string) {
  const body = { requiresSecondFactor: true }
  return ask('POST', '/globals/security-settings', { body, cookie })
}

/** Creates an admin with an app who is logged in to the admin through the website. */
async function adminWithApp() {
  const admin = await newStaff(cms, 'admin')
  const app = await setUpApp(admin)
  return { admin, app, cookie: cookieOf(await openAdminLink(admin)) }
}

describe('the admin’s own login', () => {
  it('refers accounts with a second factor to the website, after the right password', async () => {
    const editor = await newStaff(cms)
    expect((await logInToAdmin(editor)).status).toBe(200)
    await setUpApp(editor)
    const response = await logInToAdmin(editor)
    expect(response.status).toBe(403)
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(await response.text()).toContain('log in on the website')
    const wrong = await ask('POST', '/users/login', {
      body: { email: editor.email, password: 'wrong one' },
    })
    expect(wrong.status).toBe(401)
  })

  it('ends where it was open when the second factor was turned on', async () => {
    const editor = await newStaff(cms)
    const cookie = cookieOf(await logInToAdmin(editor))
    expect(await isInAdmin(cookie)).toBe(true)
    await setUpApp(editor)
    expect(await isInAdmin(cookie)).toBe(false)
  })
})

describe('a second factor that the studio requires', () => {
  it('cannot be required by an admin who has none', async () => {
    const admin = await newStaff(cms, 'admin')
    const response = await requireSecondStep(cookieOf(await logInToAdmin(admin)))
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('your own account first')
  })

  it('can be required by admins only', async () => {
    const editor = await newStaff(cms)
    expect((await requireSecondStep(cookieOf(await logInToAdmin(editor)))).status).toBe(403)
  })

  it('keeps staff without one out of the admin until they have set it up', async () => {
    const editor = await newStaff(cms)
    const cookie = cookieOf(await logInToAdmin(editor))
    const { cookie: admins } = await adminWithApp()
    expect((await requireSecondStep(admins)).status).toBe(200)
    expect(await isInAdmin(cookie)).toBe(false)
    expect(await isInAdmin(admins)).toBe(true)
    expect((await logInToAdmin(editor)).status).toBe(403)
    const sent = await openAdminLink(editor)
    expect(sent.headers.get('location')).toBe('http://localhost:3000/settings/two-step')
    expect(sent.headers.get('set-cookie')).toBeNull()
    expect(await (await editor.call('readSecondFactor')).json()).toMatchObject({ isRequired: true })
    await setUpApp(editor)
    expect((await openAdminLink(editor)).headers.get('location')).toBe(
      'http://localhost:3001/admin',
    )
  })

  it('cannot be turned off by staff, but by clients', async () => {
    const { admin, cookie } = await adminWithApp()
    await requireSecondStep(cookie)
    const jo = await new Person(cms).settle()
    await setUpApp(jo)
    const off = (person: Person) =>
      outcome(person.call('turnOffSecondFactor', { body: { confirmation: person.password } }))
    expect(await off(admin)).toBe('403 forbidden')
    expect(await off(jo)).toBe('204')
    const body = { confirmation: admin.password }
    expect(await outcome(admin.call('removeApp', { body }))).toBe('403 forbidden')
  })
})

describe('a lost second factor', () => {
  it('is removed by an admin with a note, which ends all sessions', async () => {
    const jo = await new Person(cms).settle()
    await setUpApp(jo)
    const id = jo.credentials?.adminId ?? ''
    const { admin, cookie } = await adminWithApp()
    const state = await ask('GET', `/users/${id}/second-factor`, { cookie })
    expect(await state.json()).toEqual({ hasApp: true, passkeys: 0, recoveryCodesLeft: 10 })
    const path = `/users/${id}/second-factor/reset`
    const body = { note: 'As we said on the phone.', currentPassword: admin.password }
    expect((await ask('POST', path, { body, cookie })).status).toBe(200)
    expect(await outcome(jo.call('readUser'))).toBe('401 sessionExpired')
    const { rows } = await cms.pool.query<{ data: object }>(
      `SELECT data FROM mails WHERE "to" = $1 AND template = 'secondFactorReset'`,
      [jo.email],
    )
    expect(rows).toMatchObject([{ data: { message: 'As we said on the phone.' } }])
    jo.credentials = null
    await jo.logIn()
    expect(await outcome(jo.call('readUser'))).toBe('200')
  })

  it('cannot be removed by others, nor by its owner in the admin', async () => {
    const { admin, cookie } = await adminWithApp()
    const editor = await newStaff(cms)
    const editors = cookieOf(await logInToAdmin(editor))
    const path = `/users/${admin.credentials?.adminId}/second-factor/reset`
    expect((await ask('POST', path, { body: {} })).status).toBe(401)
    expect((await ask('POST', path, { body: {}, cookie: editors })).status).toBe(403)
    expect((await ask('POST', path, { body: {}, cookie })).status).toBe(403)
    for (const id of ['0', 'x', '2000000000', '9'.repeat(40)]) {
      const nobody = await ask('GET', `/users/${id}/second-factor`, { cookie })
      expect(nobody.status).toBe(404)
    }
  })
})
