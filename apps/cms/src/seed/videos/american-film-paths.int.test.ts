import { afterAll, beforeAll, expect, it } from 'vitest'
import { down, up } from '../../migrations/20261128_070000_american_film_paths'
import type { Video } from '../../payload-types'
import { SampleVideos } from '../../test-support/sample-videos'
import { startCms, type TestCms } from '../../test-support/start-cms'

let cms: TestCms
let works: SampleVideos

beforeAll(async () => {
  cms = await startCms()
  works = await SampleVideos.in(cms)
})

afterAll(() => cms.stop())

type Migration = Parameters<typeof up>[0]

async function migrate(direction: typeof up): Promise<void> {
  const { drizzle } = cms.payload.db as unknown as { drizzle: Migration['db'] }
  await direction({ db: drizzle } as Migration)
}

async function film(slug: string): Promise<Video> {
  const where = { slug: { equals: slug } }
  const { docs } = await cms.payload.find({ collection: 'videos', where, depth: 0 })
  const [found] = docs
  if (!found) throw new Error(`There is no film ${slug}.`)
  return found
}

const change = (id: number, data: object, draft = false) =>
  cms.payload.update({ collection: 'videos', id, data, draft, depth: 0 })

async function recordOf(entry: string): Promise<unknown> {
  const { rows } = await cms.pool.query('SELECT document_id FROM seed_records WHERE entry = $1', [
    `videos:${entry}`,
  ])
  return rows[0]
}

it('films with a British path get an American one, and the old path redirects to it permanently', async () => {
  // Restores the state before the migration.
  await migrate(down)
  await cms.pool.query('DELETE FROM redirects')
  const before = await film('iron-in-colour')
  const category = before.path?.split('/')[0] ?? ''
  const old = `${category}/iron-in-colour`
  expect(before.path).toBe(old)
  expect(await works.read(old)).toMatchObject({ kind: 'page' })
  await cms.payload.create({
    collection: 'redirects',
    data: { from: 'the-iron-film', toPath: old },
  })
  // An editor has renamed one film, begun a draft of another one, and created a film at the new
  // path of a third one.
  const renamed = await film('door-in-colour')
  await change(renamed.id, { slug: 'the-blue-door' })
  const drafted = await film('voices-in-colour')
  await change(drafted.id, { subtitle: 'A draft' }, true)
  const other = await works.addVideo(null, { slug: 'parts-in-color' })

  await migrate(up)

  const path = `${category}/iron-in-color`
  expect(await works.read(path)).toMatchObject({ kind: 'page', path })
  const redirect = { kind: 'redirect', to: path, isPermanent: true }
  expect(await works.read(old)).toMatchObject(redirect)
  expect(await works.read('the-iron-film')).toMatchObject({ kind: 'redirect', to: path })
  // The seed recognizes the film, and finds that nobody has edited it.
  const after = await film('iron-in-color')
  expect(after).toMatchObject({ id: before.id, updatedAt: before.updatedAt, path })
  expect(after.seedKey).toBe('iron-in-color')
  expect(await recordOf('iron-in-color')).toEqual({ document_id: String(before.id) })
  expect(await recordOf('iron-in-colour')).toBeUndefined()

  expect((await film('the-blue-door')).id).toBe(renamed.id)
  expect((await film('parts-in-color')).id).toBe(other.id)
  expect((await film('parts-in-colour')).path).toMatch(/\/parts-in-colour$/)

  await change(drafted.id, { _status: 'published' })
  expect((await film('voices-in-color')).subtitle).toBe('A draft')
})

it('the migration can be undone and made again', async () => {
  await migrate(down)
  const { path } = await film('causeway-in-colour')
  await migrate(up)
  const now = await film('causeway-in-color')
  expect(await works.read(path ?? '')).toMatchObject({ kind: 'redirect', to: now.path })
  expect(await works.read(now.path ?? '')).toMatchObject({ kind: 'page' })
})
