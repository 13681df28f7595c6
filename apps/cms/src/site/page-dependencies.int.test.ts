import { afterAll, beforeAll, expect, it } from 'vitest'
import { findUsage } from '../editor/publishing/find-usage'
import { findGroup, setPrice } from '../test-support/price-row'
import { startCms, type TestCms } from '../test-support/start-cms'
import { DocumentCache } from './reader/document-cache'
import { recordDependencies } from './page-dependencies'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})

afterAll(() => cms.stop())

const key = { country: 'us', locale: 'en', path: 'pricing' } as const

it('a page is outdated if one of its documents changed during the build', async () => {
  const { payload, pool } = cms
  const group = await findGroup(payload, 'animatics-2d')
  const other = await findGroup(payload, 'podcast-audio')
  const moment = await new DocumentCache().sync(pool)
  await setPrice(payload, ['animatics-2d', 'spot15'], { usdMin: 850_100 })
  expect(await recordDependencies(pool, key, [`price-groups:${group.id}`], moment)).toBe(false)
  expect(await recordDependencies(pool, key, [`price-groups:${other.id}`], moment)).toBe(true)
})

it('a change is detected if its transaction began before the build and ended after it', async () => {
  const { payload, pool } = cms
  const { id } = await findGroup(payload, 'animatics-2d')
  const writer = await pool.connect()
  await writer.query('BEGIN')
  await writer.query('UPDATE price_groups SET position = position WHERE id = $1', [id])
  const cache = new DocumentCache()
  const moment = await cache.sync(pool)
  cache.put(`price-groups:${id}`, 'en', 'old', moment)
  await cache.sync(pool)
  expect(cache.get(`price-groups:${id}`, 'en')).toBe('old')
  await writer.query('COMMIT')
  writer.release()
  expect(await recordDependencies(pool, key, [`price-groups:${id}`], moment)).toBe(false)
  await cache.sync(pool)
  expect(cache.get(`price-groups:${id}`, 'en')).toBeUndefined()
})

it('a value that was read before a change is not cached after it', async () => {
  const { payload, pool } = cms
  const { id } = await findGroup(payload, 'animatics-2d')
  const cache = new DocumentCache()
  const began = await cache.sync(pool)
  await setPrice(payload, ['animatics-2d', 'spot15'], { usdMin: 850_200 })
  await cache.sync(pool)
  cache.put(`price-groups:${id}`, 'en', 'old', began)
  expect(cache.get(`price-groups:${id}`, 'en')).toBeUndefined()
})

it('the usage of a price list is found', async () => {
  const { payload, pool } = cms
  const { answerPage } = await import('./answer')
  const { id } = await findGroup(payload, 'podcast-audio')
  // Other tests have read pages with this price list.
  await pool.query('DELETE FROM site_builds')
  await answerPage(payload, { country: 'uk', locale: 'de', path: 'podcast-studio-rental' })
  await answerPage(payload, { country: 'us', locale: 'en', path: 'contact' })
  const usage = await findUsage(pool, `price-groups:${id}`)
  expect(usage.pages).toEqual([
    { path: 'podcast-studio-rental', countries: ['uk'], locales: ['de'] },
  ])
  expect(usage.isInLayout).toBe(false)
  expect((await findUsage(pool, 'site-settings:global')).isInLayout).toBe(true)
})
