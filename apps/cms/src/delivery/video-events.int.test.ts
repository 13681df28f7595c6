import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SampleVideos } from '../test-support/sample-videos'
import { startCms, type TestCms } from '../test-support/start-cms'

let cms: TestCms
let works: SampleVideos

beforeAll(async () => {
  cms = await startCms()
  works = await SampleVideos.in(cms)
})

afterAll(() => cms.stop())

const forget = () => cms.pool.query('DELETE FROM publish_events')

async function events() {
  const { rows } = await cms.pool.query<{ document: string; old_slug: string; new_slug: string }>(
    'SELECT document, old_slug, new_slug FROM publish_events ORDER BY id',
  )
  return rows
}

describe('the outbox', () => {
  it('contains the path of a new video and the lists that it joins', async () => {
    const [home, other] = [await works.addCategory(), await works.addCategory()]
    await forget()
    const video = await works.addVideo(home.id, { furtherCategories: [other.id] })
    const path = `${home.slug}/${video.slug}`
    const noted = await events()
    expect(noted).toContainEqual({ document: `videos:${video.id}`, old_slug: null, new_slug: path })
    expect(noted.map(({ document }) => document)).toEqual(
      expect.arrayContaining([`videos-of:${home.id}`, `videos-of:${other.id}`, 'shot:causeway']),
    )
  })

  it('contains no list for a changed text, and nothing for a draft', async () => {
    const home = await works.addCategory()
    const video = await works.addVideo(home.id)
    await forget()
    await cms.payload.update({ collection: 'videos', id: video.id, data: { title: 'Other' } })
    expect((await events()).map(({ document }) => document)).toEqual([`videos:${video.id}`])
    await forget()
    await works.addVideo(home.id, { _status: 'draft' })
    expect(await events()).toEqual([])
  })

  it('contains both paths when a category’s new slug moves its videos', async () => {
    const home = await works.addCategory()
    const video = await works.addVideo(home.id)
    await forget()
    const slug = `${home.slug}-moved`
    await cms.payload.update({ collection: 'categories', id: home.id, data: { slug } })
    const moves = (await events()).map(({ old_slug, new_slug }) => [old_slug, new_slug])
    expect(moves).toContainEqual([`${home.slug}/${video.slug}`, `${slug}/${video.slug}`])
    expect(moves).toContainEqual([home.slug, slug])
  })
})
