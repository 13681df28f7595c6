import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { handleEndpoints } from 'payload'
import { outcome, Person } from '../../../test-support/person'
import { newStaff } from '../../../test-support/staff'
import { startCms, type TestCms } from '../../../test-support/start-cms'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})

afterAll(() => cms.stop())

function cookiesOf({ credentials }: Person) {
  return { 'x-admin-key': credentials?.adminKey ?? '', 'x-admin-id': credentials?.adminId ?? '' }
}

async function linkFor(person: Person): Promise<string> {
  const response = await person.call('startHandOff', { headers: cookiesOf(person) })
  return ((await response.json()) as { url: string }).url
}

async function open(url: string): Promise<Response> {
  const { signInWithTicket } = await import('./sign-in-with-ticket')
  return signInWithTicket(cms.payload, new Request(url))
}

async function isInAdmin(response: Response): Promise<boolean> {
  const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';')
  const { default: config } = await import('../../../payload.config')
  const headers = { cookie, 'sec-fetch-site': 'same-origin' }
  const request = new Request('http://localhost:3001/api/users/me', { headers })
  const body = (await (await handleEndpoints({ config, request })).json()) as { user: unknown }
  return body.user !== null
}

async function expectNothing(url: string): Promise<void> {
  const response = await open(url)
  expect(response.status).toBe(403)
  expect(response.headers.get('set-cookie')).toBeNull()
  expect(await response.text()).toContain('log in again')
}

describe('the admin link', () => {
  it('logs staff in to the admin', async () => {
    const editor = await newStaff(cms)
    const url = new URL(await linkFor(editor))
    expect(url.searchParams.get('admin_id')).toBe(editor.credentials?.adminId)
    expect(url.searchParams.get('site')).toBe('localhost:3000')
    const response = await open(url.href)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('http://localhost:3001/admin')
    expect(response.headers.get('set-cookie')).toMatch(/^studio-cms-token=.*HttpOnly.*SameSite=Lax/)
    expect(await isInAdmin(response)).toBe(true)
  })

  it('redirects clients to their portal, without an admin session', async () => {
    const jo = await new Person(cms).settle()
    const response = await open(await linkFor(jo))
    expect(response.headers.get('location')).toBe('http://localhost:3000/de/portal')
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  it('requires the admin key of the same session', async () => {
    const [editor, jo] = [await newStaff(cms), await new Person(cms).settle()]
    const ask = (headers: Record<string, string>) => outcome(jo.call('startHandOff', { headers }))
    expect(await ask({})).toBe('403 forbidden')
    expect(await ask(cookiesOf(editor))).toBe('403 forbidden')
    expect(await ask({ ...cookiesOf(jo), 'x-admin-key': 'x'.repeat(43) })).toBe('403 forbidden')
    expect(await ask({ ...cookiesOf(jo), 'x-admin-id': '1' })).toBe('403 forbidden')
    expect(await ask(cookiesOf(jo))).toBe('200')
  })

  it('the admin session ends together with the website session', async () => {
    const editor = await newStaff(cms)
    const response = await open(await linkFor(editor))
    expect(await isInAdmin(response)).toBe(true)
    await editor.call('logout')
    expect(await isInAdmin(response)).toBe(false)
  })
})

describe('an invalid key', () => {
  it('is one that was already used, also by two concurrent requests', async () => {
    const url = await linkFor(await newStaff(cms))
    const answers = await Promise.all([open(url), open(url), open(url)])
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 403, 403])
    await expectNothing(url)
  })

  it('is one older than a minute', async () => {
    const url = await linkFor(await newStaff(cms))
    await cms.pool.query("UPDATE account_links SET expires_at = expires_at - interval '61 seconds'")
    await expectNothing(url)
  })

  it('is one whose session has ended', async () => {
    const editor = await newStaff(cms)
    const url = await linkFor(editor)
    await editor.call('logout')
    await expectNothing(url)
  })

  it.each([
    ['of somebody else', (url: URL) => url.searchParams.set('admin_id', '1')],
    ['from another site', (url: URL) => url.searchParams.set('site', 'evil.test')],
    ['made up', (url: URL) => url.searchParams.set('admin_key', 'x'.repeat(43))],
    ['malformed', (url: URL) => url.searchParams.set('admin_key', "' OR 1=1 --")],
    ['missing', (url: URL) => url.searchParams.delete('admin_key')],
  ])('is one %s', async (_, change) => {
    const url = new URL(await linkFor(await newStaff(cms)))
    change(url)
    await expectNothing(url.href)
  })
})
