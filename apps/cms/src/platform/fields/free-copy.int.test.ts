import { afterAll, beforeAll, expect, it } from 'vitest'
import { adminHeaders, askPayload } from '../../test-support/ask-payload'
import { newStaff } from '../../test-support/staff'
import { startCms, type TestCms } from '../../test-support/start-cms'

let cms: TestCms
let headers: { authorization: string }

beforeAll(async () => {
  cms = await startCms()
  headers = await adminHeaders(await newStaff(cms))
})

afterAll(() => cms.stop())

async function duplicate(collection: string, id: number): Promise<{ status: number; doc: object }> {
  const response = await askPayload('POST', `/${collection}/${id}/duplicate`, { body: {}, headers })
  const { doc } = (await response.json()) as { doc: object }
  return { status: response.status, doc }
}

it.each([
  ['pages', 'slug'],
  ['posts', 'slug'],
  ['jobs', 'slug'],
  ['case-studies', 'slug'],
  ['videos', 'slug'],
  ['categories', 'slug'],
] as const)('each copy of a document of %s gets an unused %s', async (collection, field) => {
  const { docs } = await cms.payload.find({ collection, sort: '-id', limit: 1, depth: 0 })
  const [original] = docs as unknown as { id: number; [name: string]: unknown }[]
  const first = await duplicate(collection, original?.id ?? 0)
  const copies = [
    first,
    await duplicate(collection, original?.id ?? 0),
    await duplicate(collection, (first.doc as { id: number }).id),
    ...(await Promise.all([1, 2].map(() => duplicate(collection, original?.id ?? 0)))),
  ]
  expect(copies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  const stem = `${String(original?.[field])}-copy`
  const taken = copies.map(({ doc }) => (doc as Record<string, unknown>)[field])
  expect(taken.sort()).toEqual([stem, `${stem}-2`, `${stem}-3`, `${stem}-4`, `${stem}-5`])
})

it('a copied redirect gets an old path of its own', async () => {
  const { id } = await cms.payload.create({
    collection: 'redirects',
    data: { from: 'copied', toPath: 'pricing' },
  })
  expect(await duplicate('redirects', id)).toMatchObject({ doc: { from: 'copied-copy' } })
  expect(await duplicate('redirects', id)).toMatchObject({ doc: { from: 'copied-copy-2' } })
})
