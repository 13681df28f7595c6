import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startCms, type TestCms } from '../../test-support/start-cms'
import { noteMiss, purgeMisses } from './misses'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})

afterAll(() => cms.stop())

beforeEach(() => cms.pool.query('DELETE FROM search_misses'))

const note = (q: string) => noteMiss(cms.pool, { q, locale: 'en', country: 'us' })

async function noted() {
  const { docs } = await cms.payload.find({ collection: 'search-misses', sort: 'question' })
  return docs.map(({ question, times }) => [question, times])
}

it('counts searches without results, regardless of spelling variants', async () => {
  for (const q of ['Hologram', ' hologram ', 'hologram\n', 'drone show']) await note(q)
  expect(await noted()).toEqual([
    ['drone show', 1],
    ['hologram', 3],
  ])
})

it.each(['a', '', 'amal@client.example', '+49 170 1234567', '٠٥٠ ١٢٣ ٤٥٦٧', 'x'.repeat(81)])(
  'does not keep %j',
  async (q) => {
    await note(q)
    expect(await noted()).toEqual([])
  },
)

it('deletes entries after 90 days without a search, and the rarest ones beyond 2,000', async () => {
  await note('long ago')
  await cms.pool.query("UPDATE search_misses SET last_at = now() - interval '91 days'")
  await cms.pool.query(
    `INSERT INTO search_misses (question, language, country, last_at, times)
     SELECT 'thing ' || n, 'en', 'us', now(), n FROM generate_series(1, 2001) AS n`,
  )
  await purgeMisses(cms.pool)
  const { totalDocs } = await cms.payload.count({ collection: 'search-misses' })
  expect(totalDocs).toBe(2_000)
  expect((await noted()).flat()).not.toContain('long ago')
})
