import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { clientWithApp } from '../support/attacks/authenticator-app'
import { outcome, Person } from '../support/attacks/person'
import { askRest } from '../support/attacks/rest'
import { ageSessions, newClient } from '../support/client-account'
import { adminClient } from '../support/cms-client'
import { staffSession } from '../support/staff-session'

/**
 * Milliseconds to wait, because mails are sent from a queue and events are logged after the answer.
 */
const WAIT = { timeout: 10_000, interval: 100 }

const NEW = 'three small green pears'
const WRONG = 'not this one at all'

const eventSchema = z.looseObject({
  id: z.number(),
  kind: z.string(),
  account: z.number().nullish(),
  email: z.string().nullish(),
  address: z.string().nullish(),
})

/** Creates an admin and an editor. Their accounts are deleted after the test. */
async function twoOfStaff() {
  const cms = await adminClient()
  const [admin, editor] = [await staffSession(cms, 'admin'), await staffSession(cms, 'editor')]
  const end = () => Promise.all([admin.end(), editor.end()])
  return { admin, editor, end }
}

async function eventsWhere(authorization: string, condition: string) {
  const query = `where${condition}&limit=100&depth=0&sort=id`
  const { status, text } = await askRest('GET', `/security-events?${query}`, { authorization })
  expect(status, text).toBe(200)
  return z.object({ docs: z.array(eventSchema) }).parse(JSON.parse(text)).docs
}

test('attempts on an account are in the log, for admins, without secrets', async () => {
  const { admin, end } = await twoOfStaff()
  const { owner, app } = await clientWithApp()
  const { id } = owner
  const thief = owner.elsewhere()
  await thief.logIn(WRONG)
  await thief.logIn()
  await thief.pass('000000')
  expect(await outcome(thief.pass(app.recoveryCodes[0] ?? ''))).toBe('200')
  const other = owner.elsewhere()
  await other.logIn()
  expect(await outcome(other.pass(app.code()))).toBe('200')
  await ageSessions(owner.login)
  await thief.call('eraseAccount', { body: { password: WRONG } })
  const { password } = owner.login
  expect(await outcome(thief.moveTo(newClient().email, { password }))).toBe('200')
  expect(await outcome(thief.call('endOtherSessions', { body: { password } }))).toBe('204')
  await thief.call('forgotPassword', { body: { email: owner.login.email } })
  expect(await outcome(thief.changePassword(NEW, { password }))).toBe('204')

  const { authorization } = admin
  await vi.waitFor(async () => {
    const events = await eventsWhere(authorization, `[account][equals]=${id}`)
    expect(events.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining([
        'account-created',
        'login',
        'second-factor-added',
        'recovery-codes-made',
        'login-failed',
        'second-factor-failed',
        'recovery-code-used',
        'second-factor-used',
        'reauthentication-failed',
        'email-change-requested',
        'session-ended',
        'password-reset-requested',
        'password-changed',
      ]),
    )
    const failed = events.find(({ kind }) => kind === 'login-failed')
    expect(failed).toMatchObject({ email: owner.login.email })
    expect(failed?.address).toMatch(/^10\./)
    const text = JSON.stringify(events)
    for (const secret of [WRONG, NEW, password, app.recoveryCodes[0] ?? '', thief.challenge]) {
      expect(text).not.toContain(secret)
    }
  }, WAIT)

  expect(await outcome(thief.call('eraseAccount', { body: { password: NEW } }))).toBe('204')
  const events = await eventsWhere(authorization, `[account][equals]=${id}`)
  expect(events.map(({ kind }) => kind)).toContain('account-deleted')
  expect(JSON.stringify(events)).not.toContain(owner.login.email)
  await end()
})

test('only admins read the log, and refused attempts to read it are logged', async () => {
  const { admin, editor, end } = await twoOfStaff()
  const client = await Person.loggedIn()
  for (const [headers, status] of [
    [{ authorization: editor.authorization }, 403],
    [{ authorization: `Bearer ${client.session?.token}` }, 401],
    [{}, 403],
  ] as [Record<string, string>, number][]) {
    for (const path of [
      '/security-events',
      '/security-events?where[kind][equals]=login&select[email]=true',
      '/security-events/count',
      '/security-events/1',
    ]) {
      const answer = await askRest('GET', path, headers)
      expect([path, answer.status], answer.text).toEqual([path, status])
      expect(answer.text).not.toMatch(/"docs"|"kind"|"totalDocs"/)
    }
  }
  const mine = `[email][equals]=${encodeURIComponent(editor.email)}`
  await vi.waitFor(async () => {
    const events = await eventsWhere(admin.authorization, mine)
    expect(events.map(({ kind }) => kind)).toContain('access-refused')
  }, WAIT)
  await end()
})

test('no account, admins included, may write, change or delete an event', async () => {
  const { admin, editor, end } = await twoOfStaff()
  const mine = `[account][equals]=${admin.id}`
  const before = await eventsWhere(admin.authorization, mine)
  const id = before[0]?.id ?? 0
  expect(id).toBeGreaterThan(0)
  const change = { kind: 'logout', email: null, details: 'changed' }
  for (const { authorization } of [admin, editor]) {
    for (const [method, path, refused, body] of [
      ['PATCH', `/security-events/${id}`, 403, change],
      ['PATCH', `/security-events?where${mine}`, 405, change],
      ['DELETE', `/security-events/${id}`, 403, undefined],
      ['DELETE', `/security-events?where${mine}`, 403, undefined],
      ['POST', '/security-events', 403, { ...change, at: new Date().toISOString() }],
    ] as const) {
      const { status, text } = await askRest(method, path, { authorization }, body)
      expect([method, path, status], text).toEqual([method, path, refused])
    }
    const copied = await askRest('POST', `/security-events/${id}/duplicate`, { authorization }, {})
    expect(copied.status).toBeGreaterThanOrEqual(400)
    expect(copied.status).toBeLessThan(500)
  }
  const after = await eventsWhere(admin.authorization, mine)
  expect(after.slice(0, before.length)).toEqual(before)
  expect(after.map(({ kind }) => kind)).not.toContain('logout')
  await end()
})
