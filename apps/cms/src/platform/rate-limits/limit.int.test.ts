import type { PayloadRequest } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startCms, type TestCms } from '../../test-support/start-cms'
import { RATE_LIMITS } from './rules'

let cms: TestCms
let limit: (typeof import('./limit'))['limit']
let req: PayloadRequest

beforeAll(async () => {
  cms = await startCms()
  ;({ limit } = await import('./limit'))
  req = { payload: cms.payload } as PayloadRequest
})
afterAll(() => cms.stop())
beforeEach(() => cms.pool.query('TRUNCATE rate_limits'))

const { points } = RATE_LIMITS.mailLink

async function use(times: number, key: string): Promise<void> {
  for (let time = 0; time < times; time++) expect(await limit(req, 'mailLink', [key])).toBeNull()
}

it('allows as many calls as the rule says, then tells when to retry', async () => {
  await use(points, 'a@studio.example')
  const refusal = await limit(req, 'mailLink', ['a@studio.example'])
  expect(refusal?.status).toBe(429)
  expect(await refusal?.json()).toEqual({ error: { code: 'tooManyRequests' } })
  const seconds = Number(refusal?.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(RATE_LIMITS.mailLink.duration)
})

it('counts each key separately, and ignores case', async () => {
  await use(points, 'a@studio.example')
  expect(await limit(req, 'mailLink', ['b@studio.example'])).toBeNull()
  expect((await limit(req, 'mailLink', ['A@Studio.example']))?.status).toBe(429)
  expect(await limit(req, 'useLink', ['a@studio.example'])).toBeNull()
})

it('refuses if one of several keys has reached its limit', async () => {
  await use(points, '203.0.113.7')
  expect((await limit(req, 'mailLink', ['c@studio.example', '203.0.113.7']))?.status).toBe(429)
})

it('counts concurrent calls', async () => {
  const calls = Array.from({ length: points * 3 }, () => limit(req, 'mailLink', ['203.0.113.8']))
  const passed = (await Promise.all(calls)).filter((answer) => answer === null)
  expect(passed).toHaveLength(points)
})

it('stores no IP addresses and no email addresses', async () => {
  await use(1, 'somebody@studio.example')
  const { rows } = await cms.pool.query<{ key: string }>('SELECT key FROM rate_limits')
  expect(rows).toHaveLength(1)
  expect(rows[0]?.key).not.toContain('somebody')
})

it('ignores missing keys', async () => {
  expect(await limit(req, 'mailLink', [null, undefined])).toBeNull()
})
