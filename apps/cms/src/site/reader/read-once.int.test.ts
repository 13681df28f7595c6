import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startCms, type TestCms } from '../../test-support/start-cms'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})

afterAll(() => cms.stop())

/** Lists the collections that are queried while the home page is built. */
async function readForHome(): Promise<string[]> {
  const { answerPage } = await import('../answer')
  const find = vi.spyOn(cms.payload, 'find')
  await answerPage(cms.payload, { country: 'us', locale: 'en', path: '' })
  const read = find.mock.calls.map(([{ collection }]) => collection)
  find.mockRestore()
  return [...new Set(read)]
}

it('the shared data of every page is cached: a second build queries no collection', async () => {
  expect(await readForHome()).toEqual(
    expect.arrayContaining(['testimonials', 'categories', 'videos', 'posts']),
  )
  expect(await readForHome()).toEqual([])
  await cms.pool.query('UPDATE testimonials SET name = name')
  expect(await readForHome()).toEqual(['testimonials'])
})
