import type { Credentials } from '@studio/shared/api/account'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { adminHeaders, askPayload } from '../../../test-support/ask-payload'
import { outcome, Person } from '../../../test-support/person'
import { newStaff } from '../../../test-support/staff'
import { startCms, type TestCms } from '../../../test-support/start-cms'

const ORIGIN = 'http://localhost:3001'

let cms: TestCms
let editor: Person
let headers: Record<string, string>

beforeAll(async () => {
  cms = await startCms()
})
beforeEach(async () => {
  editor = await newStaff(cms)
  headers = await adminHeaders(editor)
})
afterAll(() => cms.stop())

async function newTicket(by = headers): Promise<string> {
  const answered = await askPayload('POST', '/site-ticket', { headers: by })
  return ((await answered.json()) as { ticket: string }).ticket
}

/** Sends a ticket as a visitor who is not logged in on the website. */
async function enter(ticket: string, origin = ORIGIN, person = new Person(cms)) {
  const response = await person.call('redeemSiteTicket', { body: { ticket, origin } })
  if (response.ok) person.credentials = (await response.clone().json()) as Credentials
  return { person, said: await outcome(response) }
}

describe('a ticket from the admin', () => {
  it('logs its own account in to the website', async () => {
    const { person, said } = await enter(await newTicket())
    expect(said).toBe('200')
    expect(await person.account()).toMatchObject({ email: editor.email, isStaff: true })
  })

  it('gives no second session to a browser that has one of the same account', async () => {
    await editor.logIn()
    const { said } = await enter(await newTicket(), ORIGIN, editor)
    expect(said).toBe('409 conflict')
    expect((await editor.account()).email).toBe(editor.email)
  })

  it('replaces the session of another account', async () => {
    const jo = await new Person(cms).settle()
    const { person, said } = await enter(await newTicket(), ORIGIN, jo)
    expect(said).toBe('200')
    expect((await person.account()).email).toBe(editor.email)
  })

  it('does not start a new period of twelve hours', async () => {
    await cms.pool.query(
      "UPDATE users_sessions SET created_at = now() - interval '11 hours 59 minutes'",
    )
    const { person } = await enter(await newTicket())
    expect((await person.call('readUser')).status).toBe(200)
    await cms.pool.query("UPDATE sessions SET created_at = created_at - interval '2 minutes'")
    expect(await outcome(person.call('readUser'))).toBe('401 sessionExpired')
  })

  it('opens a session that ends with the admin’s session', async () => {
    const { person } = await enter(await newTicket())
    await askPayload('POST', '/users/logout', { headers })
    expect(await outcome(person.call('readUser'))).toBe('401 sessionExpired')
  })
})

describe('an invalid ticket', () => {
  it('is one that was already used, also by two concurrent requests', async () => {
    const ticket = await newTicket()
    const entered = await Promise.all([enter(ticket), enter(ticket), enter(ticket)])
    expect(entered.map(({ said }) => said).sort()).toEqual([
      '200',
      '410 linkExpired',
      '410 linkExpired',
    ])
  })

  it('is one older than a minute', async () => {
    const ticket = await newTicket()
    await cms.pool.query("UPDATE account_links SET expires_at = expires_at - interval '61 seconds'")
    expect((await enter(ticket)).said).toBe('410 linkExpired')
  })

  it('is one whose session in the admin has ended', async () => {
    const ticket = await newTicket()
    await askPayload('POST', '/users/logout', { headers })
    expect((await enter(ticket)).said).toBe('410 linkExpired')
  })

  it('is one of somebody who has left the staff', async () => {
    const ticket = await newTicket()
    await cms.pool.query(
      "UPDATE users_roles SET value = 'client' WHERE parent_id = (SELECT id FROM users WHERE email = $1)",
      [editor.email],
    )
    expect((await enter(ticket)).said).toBe('410 linkExpired')
  })

  it.each(['https://evil.test', 'null', 'http://localhost:3000'])(
    'is one that a page of %s sends, and it stays unused',
    async (origin) => {
      const ticket = await newTicket()
      expect((await enter(ticket, origin)).said).toBe('403 forbidden')
      expect((await enter(ticket)).said).toBe('200')
    },
  )
})

it('only staff who are logged in to the admin get a ticket', async () => {
  expect(await outcome(askPayload('POST', '/site-ticket'))).toBe('401 unauthenticated')
  await editor.logIn()
  const { token } = editor.credentials as Credentials
  const asked = askPayload('POST', '/site-ticket', {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(await outcome(asked)).toBe('401 unauthenticated')
})
