import type { PayloadRequest } from 'payload'
import { expect, it, vi } from 'vitest'
import { emailDigest, eventRow } from './event-row'
import { isFailure } from './kinds'

vi.hoisted(() => {
  process.env.PAYLOAD_TOOLING = 'true'
})

const jo = { id: 7, email: 'jo@client.example' }
const admin = { id: 1, email: 'admin@studio.example' }

function request(user: object | null, headers: Record<string, string> = {}): PayloadRequest {
  return { user, headers: new Headers(headers) } as unknown as PayloadRequest
}

it('concerns the logged-in account unless the event names another', () => {
  expect(eventRow(request(jo), { kind: 'logout' })).toMatchObject({
    account: 7,
    email: jo.email,
    actor: null,
    actorEmail: null,
  })
  expect(eventRow(request(admin), { kind: 'roles-changed', account: jo })).toMatchObject({
    account: 7,
    actor: 1,
    actorEmail: admin.email,
  })
})

it('contains no email address without an account', () => {
  const row = eventRow(request(null), { kind: 'login-failed', email: 'Who@Else.example ' })
  expect(JSON.stringify(row)).not.toContain('lse.example')
  expect(row).toMatchObject({ account: null, email: null })
  expect(row.emailDigest).toBe(emailDigest('who@else.example'))
  const known = eventRow(request(null), { kind: 'login-failed', account: jo, email: jo.email })
  expect(known).toMatchObject({ email: jo.email, emailDigest: null })
})

it('contains the address and device if they are known', () => {
  const headers = {
    'x-visitor': '203.0.113.7 DE studio.example',
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  }
  const row = eventRow(request(jo, headers), { kind: 'login' })
  expect(row).toMatchObject({ address: '203.0.113.7', device: 'Firefox 140 · Linux' })
  const bare = { user: null } as unknown as PayloadRequest
  expect(eventRow(bare, { kind: 'login' })).toMatchObject({ address: null, device: null })
})

it('accepts details of any length and with any character', () => {
  const { details } = eventRow(request(jo), { kind: 'login', details: `a\0${'b'.repeat(999)}` })
  expect(details).toBe(`a${'b'.repeat(299)}`)
})

it.each([
  ['login-failed', true],
  ['access-refused', true],
  ['password-changed', false],
  ['login', false],
] as const)('the event %s survives a rollback: %s', (kind, outlives) => {
  expect(isFailure(kind)).toBe(outlives)
})
