import type { PayloadRequest } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { startCms, type TestCms } from '../../../test-support/start-cms'

let cms: TestCms
let req: PayloadRequest
let limiter: ReturnType<(typeof import('../../../platform/rate-limits/limiters'))['limiterFor']>
let takeModelTurn: (typeof import('./budget'))['takeModelTurn']

beforeAll(async () => {
  process.env.GUIDE_DAILY_TOKENS = '1000'
  cms = await startCms()
  ;({ takeModelTurn } = await import('./budget'))
  const { limiterFor } = await import('../../../platform/rate-limits/limiters')
  req = { payload: cms.payload } as PayloadRequest
  limiter = limiterFor(cms.payload, 'guideTokens')
})

afterAll(async () => {
  Reflect.deleteProperty(process.env, 'GUIDE_DAILY_TOKENS')
  await cms.stop()
})

beforeEach(async () => {
  vi.restoreAllMocks()
  await cms.pool.query('TRUNCATE rate_limits')
})

const take = (address: string) => takeModelTurn(req, address)

/**
 * Counts the answers that can be made at the same time. It reserves as many as possible and then
 * releases them.
 */
async function freeTurns(): Promise<number> {
  const taken = []
  for (let no = 0; no < 20; no++) taken.push(await take(`203.0.113.${no}`))
  const turns = taken.flatMap((turn) => turn ?? [])
  for (const finish of turns) await finish(0)
  return turns.length
}

it('allows one answer at a time per visitor', async () => {
  const finish = await take('203.0.113.1')
  expect(finish).not.toBeNull()
  expect(await take('203.0.113.1')).toBeNull()
  const other = await take('203.0.113.2')
  expect(other).not.toBeNull()
  await finish?.(0)
  await other?.(0)
  const again = await take('203.0.113.1')
  expect(again).not.toBeNull()
  await again?.(0)
})

it('allows one of several simultaneous questions of a visitor', async () => {
  const turns = await Promise.all([1, 2, 3].map(() => take('203.0.113.1')))
  expect(turns.filter((turn) => turn !== null)).toHaveLength(1)
  for (const finish of turns) await finish?.(0)
})

it('one visitor cannot use up the tokens of all others', async () => {
  await (
    await take('203.0.113.1')
  )?.(120)
  expect(await take('203.0.113.1')).toBeNull()
  const other = await take('203.0.113.2')
  expect(other).not.toBeNull()
  await other?.(900)
  expect(await take('203.0.113.3')).toBeNull()
})

it('if the used tokens cannot be read, no model is asked, and the visitor can ask again', async () => {
  const free = await freeTurns()
  expect(free).toBeGreaterThan(2)
  vi.spyOn(limiter, 'get').mockRejectedValue(new Error('away'))
  vi.spyOn(cms.payload.logger, 'error').mockImplementation(() => undefined)
  for (let no = 0; no < free + 2; no++) expect(await take(`203.0.113.${no}`)).toBeNull()
  vi.restoreAllMocks()
  expect(await freeTurns()).toBe(free)
})

it('if the used tokens cannot be recorded, the answer is kept and the visitor can ask again', async () => {
  const free = await freeTurns()
  expect(free).toBeGreaterThan(2)
  vi.spyOn(limiter, 'penalty').mockRejectedValue(new Error('away'))
  const warned = vi.spyOn(cms.payload.logger, 'error').mockImplementation(() => undefined)
  for (let no = 0; no < free + 2; no++) await (await take(`203.0.113.${no}`))?.(5)
  expect(warned).toHaveBeenCalled()
  vi.restoreAllMocks()
  expect(await freeTurns()).toBe(free)
})
