import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { samplePost } from '../test-support/sample-documents'
import { startCms, type TestCms } from '../test-support/start-cms'
import { announceDuePosts, dueMoment, nextDueMoment } from './due'

const DAY = 24 * 60 * 60 * 1_000

let cms: TestCms
let site: {
  answerPage: typeof import('../site/answer').answerPage
  listFeed: typeof import('../site/listings/list-feed').listFeed
  listOutline: typeof import('../site/listings/list-outline').listOutline
  listPaths: typeof import('../site/listings/list-paths').listPaths
}

beforeAll(async () => {
  cms = await startCms()
  site = {
    ...(await import('../site/answer')),
    ...(await import('../site/listings/list-feed')),
    ...(await import('../site/listings/list-outline')),
    ...(await import('../site/listings/list-paths')),
  }
})

afterAll(() => cms.stop())

const dayFromNow = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)

const view = async (path: string) =>
  (await site.answerPage(cms.payload, { country: 'us', locale: 'en', path })).view

async function everywhere(): Promise<string> {
  const { payload } = cms
  return JSON.stringify([
    await view('blog'),
    await site.listFeed(payload, 'en'),
    await site.listOutline(payload),
    await site.listPaths(payload),
  ])
}

/** Moves the publication date without a publish event, to simulate that days have passed. */
async function letDaysPass(id: number, days: number): Promise<void> {
  const { pool } = cms
  await pool.query('ALTER TABLE posts DISABLE TRIGGER note_publish_event')
  await pool.query(
    'UPDATE posts SET published_on = published_on - make_interval(days => $2) WHERE id = $1',
    [id, days],
  )
  await pool.query('ALTER TABLE posts ENABLE TRIGGER note_publish_event')
  await pool.query(
    `UPDATE publish_events SET created_at = created_at - make_interval(days => $2)
     WHERE document = $1`,
    [`posts:${id}`, days],
  )
}

describe('a published post with a future date', () => {
  it('is hidden until its day, then appears by itself and is announced once', async () => {
    const { payload, pool } = cms
    const data = samplePost('tomorrows-news', dayFromNow(1))
    const { id } = await payload.create({ collection: 'posts', data })
    expect(await view('tomorrows-news')).toMatchObject({ kind: 'notFound' })
    expect(await everywhere()).not.toContain('tomorrows-news')
    expect(await announceDuePosts(pool)).toBe(0)
    expect((await dueMoment(pool, `posts:${id}`))?.toISOString()).toBe(
      `${dayFromNow(1)}T00:00:00.000Z`,
    )

    await letDaysPass(id, 1)
    expect(await announceDuePosts(pool)).toBe(1)
    expect(await announceDuePosts(pool)).toBe(0)
    expect(await view('tomorrows-news')).toMatchObject({ kind: 'page' })
    const all = await everywhere()
    expect(all.match(/tomorrows-news/g)?.length).toBeGreaterThanOrEqual(4)
    const { rows } = await pool.query(
      'SELECT old_slug, new_slug FROM publish_events WHERE document = $1 ORDER BY id DESC LIMIT 1',
      [`posts:${id}`],
    )
    expect(rows).toEqual([{ old_slug: null, new_slug: 'tomorrows-news' }])
    expect(await dueMoment(pool, `posts:${id}`)).toBeNull()
  })

  it('appears, disappears and reappears as its date is changed', async () => {
    const { payload, pool } = cms
    const { id } = await payload.create({
      collection: 'posts',
      data: samplePost('moved-in-time', dayFromNow(3)),
    })
    const moves = async () => {
      const { rows } = await pool.query<{ old_slug: string | null; new_slug: string | null }>(
        'SELECT old_slug, new_slug FROM publish_events WHERE document = $1 ORDER BY id',
        [`posts:${id}`],
      )
      return rows.map(({ old_slug, new_slug }) => [old_slug, new_slug])
    }
    const redate = (days: number) =>
      payload.update({
        collection: 'posts',
        id,
        data: { publishedOn: `${dayFromNow(days)}T12:00:00.000Z`, _status: 'published' },
      })
    expect(await view('moved-in-time')).toMatchObject({ kind: 'notFound' })
    expect(await moves()).toEqual([])

    const appears = [null, 'moved-in-time']
    const goes = ['moved-in-time', null]
    await redate(-10)
    expect(await moves()).toEqual([appears])
    expect(await view('moved-in-time')).toMatchObject({ kind: 'page' })
    expect(await announceDuePosts(pool)).toBe(0)

    await redate(2)
    expect(await moves()).toEqual([appears, goes])
    expect(await view('moved-in-time')).toMatchObject({ kind: 'notFound' })
    await redate(1)
    expect(await moves()).toEqual([appears, goes])
    await letDaysPass(id, 1)
    expect(await announceDuePosts(pool)).toBe(1)
    expect(await moves()).toEqual([appears, goes, appears])
    expect(await view('moved-in-time')).toMatchObject({ kind: 'page' })
  })

  it('is not announced while it is a draft, nor if it was saved on its day', async () => {
    const { payload, pool } = cms
    const draft = { ...samplePost('unfinished', dayFromNow(1)), _status: 'draft' as const }
    const { id } = await payload.create({ collection: 'posts', data: draft, draft: true })
    await letDaysPass(id, 1)
    await payload.create({ collection: 'posts', data: samplePost('of-today', dayFromNow(0)) })
    expect(await announceDuePosts(pool)).toBe(0)
    expect(await view('of-today')).toMatchObject({ kind: 'page' })
  })

  it('is checked two seconds after its day begins, from two minutes before', async () => {
    const { payload, pool } = cms
    await payload.create({ collection: 'posts', data: samplePost('in-nine-days', dayFromNow(9)) })
    const midnight = Date.parse(`${dayFromNow(9)}T00:00:00.000Z`)
    const next = async (seconds: number) =>
      (await nextDueMoment(pool, new Date(midnight + seconds * 1_000)))?.getTime() ?? null
    expect(await next(-121)).toBeNull()
    expect(await next(-119)).toBe(midnight + 2_000)
    expect(await next(1)).toBe(midnight + 2_000)
    expect(await next(3)).toBeNull()
  })
})
