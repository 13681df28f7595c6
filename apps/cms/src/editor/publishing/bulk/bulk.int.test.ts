import type { Locale } from '@studio/shared/locales'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Editor } from '../../../test-support/admin-form'
import { PUBLISHED } from '../../../test-support/sample-videos'
import { startCms, type TestCms } from '../../../test-support/start-cms'
import type { BulkAction, BulkResult } from './change-many'

let cms: TestCms
let editor: Editor
let translator: Editor
let count = 0
let ids: number[]
let slugs: string[]

beforeAll(async () => {
  cms = await startCms()
  editor = await Editor.logIn(cms, 'Mira Klein')
  translator = await Editor.logIn(cms, 'Jon Weaver', 'translator')
})

afterAll(() => cms.stop())

beforeEach(async () => {
  count += 1
  slugs = ['one', 'two', 'three'].map((name) => `bulk-${count}-${name}`)
  ids = []
  for (const slug of slugs) {
    const data = { ...PUBLISHED, title: slug, slug }
    ids.push((await cms.payload.create({ collection: 'pages', data })).id)
  }
})

interface Asked {
  action: BulkAction
  isTrial?: boolean
  locale?: Locale
  who?: Editor
  chosen?: number[]
}

async function change({
  action,
  isTrial = false,
  locale = 'en',
  who = editor,
  chosen = ids,
}: Asked) {
  const body = { ids: chosen, action, locale, isTrial }
  const answer = await who.call('POST', '/publishing/bulk/pages', body)
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { results: BulkResult[] }).results
}

async function live() {
  const { docs } = await cms.payload.find({
    collection: 'pages',
    where: { id: { in: ids } },
    sort: 'id',
    depth: 0,
  })
  return docs.map(({ title, _status }) => [title, _status])
}

const draft = (id: number | undefined, data: object, locale: Locale = 'en') =>
  cms.payload.update({ collection: 'pages', id: id ?? 0, data, draft: true, locale })

describe('unpublishing several documents', () => {
  it('a dry run lists each document with its path and languages and changes nothing', async () => {
    const results = await change({ action: 'unpublish', isTrial: true })
    expect(results).toEqual(
      ids.map((id, index) => ({
        id,
        title: slugs[index],
        paths: [slugs[index]],
        languages: ['en'],
        refusal: null,
      })),
    )
    expect(await live()).toEqual(slugs.map((slug) => [slug, 'published']))
  })

  it('only the selected documents are unpublished', async () => {
    await change({ action: 'unpublish', chosen: ids.slice(0, 2) })
    expect((await live()).map(([, status]) => status)).toEqual(['draft', 'draft', 'published'])
  })

  it('a draft is refused by name and the rest are unpublished', async () => {
    await change({ action: 'unpublish', chosen: ids.slice(0, 1) })
    const results = await change({ action: 'unpublish' })
    expect(results.map(({ refusal }) => refusal)).toEqual(['It is not on the site.', null, null])
  })

  it('only editors may unpublish', async () => {
    const results = await change({ action: 'unpublish', who: translator })
    expect(results.every(({ refusal }) => refusal?.includes('Only editors'))).toBe(true)
    expect(await live()).toEqual(slugs.map((slug) => [slug, 'published']))
  })
})

describe('publishing several documents', () => {
  it('only the requested language is published, the others stay drafts', async () => {
    await draft(ids[0], { title: 'Changed' })
    await draft(ids[0], { title: 'Entwurf' }, 'de')
    const results = await change({ action: 'publish' })
    expect(results.map(({ refusal }) => refusal)).toEqual([
      null,
      'Nothing in it has changed.',
      'Nothing in it has changed.',
    ])
    const all = await cms.payload.findByID({ collection: 'pages', id: ids[0] ?? 0, locale: 'all' })
    expect(all.title).toMatchObject({ en: 'Changed' })
    expect(all.title).not.toMatchObject({ de: 'Entwurf' })
  })

  it('incomplete documents are named, in the dry run too, and the rest are published', async () => {
    await draft(ids[0], { title: 'Deutsch', readyLocales: ['en', 'de'] }, 'de')
    await draft(ids[0], { title: '' }, 'en')
    await draft(ids[1], { title: 'Changed' })
    for (const isTrial of [true, false]) {
      const [first, second] = await change({ action: 'publish', chosen: ids.slice(0, 2), isTrial })
      expect(first?.refusal).toMatch(/Title/)
      expect(second?.refusal).toBeNull()
    }
    expect(await live()).toEqual([
      [slugs[0], 'published'],
      ['Changed', 'published'],
      [slugs[2], 'published'],
    ])
  })
})

it('malformed calls are refused', async () => {
  const call = async (path: string, body: object, who = editor) =>
    (await who.call('POST', path, body)).status
  const good = { ids, action: 'publish', locale: 'en', isTrial: true }
  expect(await call('/publishing/bulk/pages', { ...good, ids: [] })).toBe(400)
  expect(await call('/publishing/bulk/pages', { ...good, ids: ['x'] })).toBe(400)
  expect(await call('/publishing/bulk/pages', { ...good, action: 'delete' })).toBe(400)
  expect(await call('/publishing/bulk/price-groups', good)).toBe(404)
  expect(await call('/publishing/bulk/none', good)).toBe(404)
  const client = await Editor.logIn(cms, 'A client', 'client')
  expect(await call('/publishing/bulk/pages', good, client)).toBe(403)
})
