import { afterAll, beforeAll, expect, it } from 'vitest'
import { Editor } from '../../test-support/admin-form'
import { startCms, type TestCms } from '../../test-support/start-cms'
import type { History } from './history'

let cms: TestCms
let editor: Editor
let translator: Editor
let count = 0

beforeAll(async () => {
  cms = await startCms()
  editor = await Editor.logIn(cms, 'Mira Klein')
  translator = await Editor.logIn(cms, 'Jon Weaver', 'translator')
})

afterAll(() => cms.stop())

const list = (usdMin: number) => ({
  title: 'Trial',
  kind: 'rental' as const,
  items: [{ key: 'a', label: 'Studio', unit: 'hour' as const, usdMin }],
})

/** Creates a list whose only price went from 100 to 120. */
async function changedList() {
  count += 1
  const key = `undo-${count}`
  const made = await cms.payload.create({ collection: 'price-groups', data: { ...list(100), key } })
  await cms.payload.update({ collection: 'price-groups', id: made.id, data: list(120) })
  return made.id
}

async function newestVersion(id: number): Promise<string> {
  const answer = await editor.call('GET', `/price-book/history/${id}`)
  return ((await answer.json()) as History).entries[0]?.id ?? ''
}

const undo = (id: number, version: string, who = editor) =>
  who.call('POST', `/price-book/undo/${id}`, { version })

const price = async (id: number) =>
  (await cms.payload.findByID({ collection: 'price-groups', id })).items?.[0]?.usdMin

it('the last change can be undone once', async () => {
  const id = await changedList()
  const version = await newestVersion(id)
  expect((await undo(id, version)).status).toBe(200)
  expect(await price(id)).toBe(100)
  const again = await undo(id, version)
  expect(again.status).toBe(409)
  expect(await again.json()).toMatchObject({ error: { code: 'changedSince' } })
})

it('a change is not undone if somebody else has saved since', async () => {
  const id = await changedList()
  const version = await newestVersion(id)
  await cms.payload.update({ collection: 'price-groups', id, data: list(130) })
  expect((await undo(id, version)).status).toBe(409)
  expect(await price(id)).toBe(130)
})

it('a change cannot be undone after a day', async () => {
  const id = await changedList()
  await cms.pool.query(
    `UPDATE _price_groups_v SET updated_at = updated_at - interval '25 hours' WHERE parent_id = $1`,
    [id],
  )
  const answer = await undo(id, await newestVersion(id))
  expect(await answer.json()).toMatchObject({ error: { code: 'tooLate' } })
  expect(await price(id)).toBe(120)
})

it('a list that was saved only once has nothing to undo', async () => {
  const { id } = await cms.payload.create({
    collection: 'price-groups',
    data: { ...list(100), key: 'undo-once' },
  })
  const answer = await undo(id, await newestVersion(id))
  expect(await answer.json()).toMatchObject({ error: { code: 'nothingBefore' } })
})

it('translators are refused, and malformed requests get a 4xx', async () => {
  const id = await changedList()
  expect((await undo(id, await newestVersion(id), translator)).status).toBe(403)
  expect(await price(id)).toBe(120)
  expect((await undo(2_000_000_000, '1')).status).toBe(404)
  expect((await editor.call('POST', '/price-book/undo/abc', { version: '1' })).status).toBe(404)
  expect((await editor.call('POST', `/price-book/undo/${id}`, {})).status).toBe(400)
})
