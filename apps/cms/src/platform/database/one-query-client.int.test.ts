import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startCms, type TestCms } from '../../test-support/start-cms'

let cms: TestCms

// Each warning is given once, so this watches from the start.
const warn = vi.spyOn(process, 'emitWarning')

beforeAll(async () => {
  cms = await startCms()
})

afterAll(() => cms.stop())

function warnings(): string[] {
  return warn.mock.calls.map(([warning]) => String(warning)).filter((text) => /query/i.test(text))
}

it('queries of one connection wait for each other', async () => {
  const client = await cms.pool.connect()
  try {
    const answers = await Promise.all(
      [1, 2, 3, 4].map((number) =>
        client.query<{ number: number }>('SELECT $1::int AS number', [number]),
      ),
    )
    expect(answers.map(({ rows }) => rows[0]?.number)).toEqual([1, 2, 3, 4])
    const failed = client.query('SELECT nothing')
    const next = client.query<{ number: number }>('SELECT 5 AS number')
    await expect(failed).rejects.toThrow('nothing')
    expect((await next).rows).toEqual([{ number: 5 }])
  } finally {
    client.release()
  }
  expect(warnings()).toEqual([])
})

it('saving a page with many references causes no warning', async () => {
  const { payload } = cms
  const home = { slug: { equals: 'home' } }
  const { docs } = await payload.find({ collection: 'pages', where: home, depth: 0 })
  const blocks = docs[0]?.blocks ?? []
  expect(blocks.length).toBeGreaterThan(3)
  await payload.update({ collection: 'pages', where: home, data: { blocks } })
  expect(warnings()).toEqual([])
})
