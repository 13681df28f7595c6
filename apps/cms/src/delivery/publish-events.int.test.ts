import type { PayloadRequest } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findGroup, setPrice, withRow } from '../test-support/price-row'
import { startCms, type TestCms } from '../test-support/start-cms'

interface EventRow {
  document: string
  old_slug: string | null
  new_slug: string | null
}

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})

afterAll(() => cms.stop())

beforeEach(() => cms.pool.query('DELETE FROM publish_events'))

async function events(): Promise<EventRow[]> {
  const { rows } = await cms.pool.query<EventRow>(
    'SELECT document, old_slug, new_slug FROM publish_events ORDER BY id',
  )
  return rows
}

const draft = {
  title: 'A draft',
  slug: 'a-draft',
  readyLocales: ['en' as const],
  headerTheme: 'light' as const,
}

describe('the outbox', () => {
  it('contains one event for a changed price', async () => {
    const group = await setPrice(cms.payload, ['animatics-2d', 'spot30'], { usdMin: 1_360_000 })
    expect(await events()).toEqual([
      { document: `price-groups:${group.id}`, old_slug: null, new_slug: null },
    ])
  })

  it('contains no event for an edit that was rolled back', async () => {
    const { payload } = cms
    const group = await findGroup(payload, 'animatics-2d')
    const transactionID = await payload.db.beginTransaction()
    if (transactionID === null) throw new Error('no transaction')
    const req = { transactionID, payload } as unknown as PayloadRequest
    const items = withRow(group, 'spot30', { usdMin: 1 })
    await payload.update({
      collection: 'price-groups',
      id: group.id,
      data: { items },
      locale: 'en',
      req,
    })
    await payload.db.rollbackTransaction(transactionID)

    expect(await events()).toEqual([])
    const after = await findGroup(payload, 'animatics-2d')
    expect(after.items?.find(({ key }) => key === 'spot30')?.usdMin).not.toBe(1)
  })

  it('contains no event for a draft, a saved draft of a published page, or an autosave', async () => {
    const { payload } = cms
    const page = await payload.create({
      collection: 'pages',
      data: { ...draft, _status: 'draft' },
      draft: true,
    })
    await payload.update({
      collection: 'pages',
      id: page.id,
      data: { title: 'Still one' },
      draft: true,
      autosave: true,
    })
    const { docs } = await payload.find({
      collection: 'pages',
      where: { slug: { equals: 'pricing' } },
    })
    const [pricing] = docs
    await payload.update({
      collection: 'pages',
      id: pricing?.id ?? 0,
      data: { title: 'Not yet', _status: 'draft' },
      draft: true,
      autosave: true,
    })
    expect(await events()).toEqual([])
    await payload.delete({ collection: 'pages', id: page.id })
    expect(await events()).toEqual([])
  })

  it('contains the path when a page is published, renamed, unpublished and deleted', async () => {
    const { payload } = cms
    const data = { ...draft, slug: 'path-one', _status: 'published' as const }
    const { id } = await payload.create({ collection: 'pages', data })
    await payload.update({ collection: 'pages', id, data: { slug: 'path-two' } })
    await payload.update({ collection: 'pages', id, data: { _status: 'draft' } })
    await payload.update({ collection: 'pages', id, data: { _status: 'published' } })
    await payload.delete({ collection: 'pages', id })
    const own = (await events()).filter(({ document }) => document === `pages:${id}`)
    expect(own.map(({ old_slug, new_slug }) => [old_slug, new_slug])).toEqual([
      [null, 'path-one'],
      ['path-one', 'path-two'],
      ['path-two', null],
      [null, 'path-two'],
      ['path-two', null],
    ])
  })

  it('records a change in one language, of the settings, and by plain SQL', async () => {
    const { payload, pool } = cms
    const group = await findGroup(payload, 'boardomatics')
    await payload.update({
      collection: 'price-groups',
      id: group.id,
      locale: 'ar',
      data: { note: 'ملاحظة' },
    })
    await payload.updateGlobal({ slug: 'site-settings', locale: 'de', data: { mission: 'Neu.' } })
    await pool.query('UPDATE price_groups SET position = 99 WHERE id = $1', [group.id])
    expect((await events()).map(({ document }) => document)).toEqual([
      `price-groups:${group.id}`,
      'site-settings:global',
      `price-groups:${group.id}`,
    ])
  })

  it('notifies the worker after the commit, not before', async () => {
    const listener = await cms.pool.connect()
    const heard: string[] = []
    listener.on('notification', ({ channel }) => heard.push(channel))
    await listener.query('LISTEN publish_events')
    const writer = await cms.pool.connect()
    await writer.query('BEGIN')
    await writer.query(
      'UPDATE testimonials SET name = name WHERE id = (SELECT min(id) FROM testimonials)',
    )
    await listener.query('SELECT 1')
    expect(heard).toEqual([])
    await writer.query('COMMIT')
    await expect
      .poll(() => listener.query('SELECT 1').then(() => heard))
      .toEqual(['publish_events'])
    writer.release()
    listener.release(true)
  })
})
