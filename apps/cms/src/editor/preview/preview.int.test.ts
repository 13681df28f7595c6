import { previewAnswerSchema, type PreviewAnswer } from '@studio/shared/contracts/preview'
import { LOCALES } from '@studio/shared/locales'
import {
  PREVIEW_COLLECTIONS,
  PREVIEW_HEADER,
  signPreview,
  joinTickets,
  type PreviewCollection,
} from '@studio/shared/preview'
import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { richText, samplePost } from '../../test-support/sample-documents'
import { newStaff } from '../../test-support/staff'
import { startCms, type TestCms } from '../../test-support/start-cms'

const SOON = 60_000

/** Excludes drafts of other tests. */
const PUBLISHED = {
  where: { _status: { equals: 'published' } },
  pagination: false,
  depth: 0,
} as const

let cms: TestCms
let maker: number

beforeAll(async () => {
  cms = await startCms()
  maker = Number((await (await newStaff(cms)).account()).id)
})

afterAll(() => cms.stop())

const ticketOf = (collection: PreviewCollection, id: number, more = {}) =>
  signPreview(
    { collection, id, by: maker, expires: Date.now() + SOON, ...more },
    process.env.PUBLISH_SECRET ?? '',
  )

async function ask(ticket: string | null, query: Record<string, string>): Promise<Response> {
  const { default: config } = await import('../../payload.config')
  const words = new URLSearchParams({ country: 'us', locale: 'en', ...query }).toString()
  const request = new Request(`http://localhost:3001/api/site/preview?${words}`, {
    headers: ticket === null ? {} : { [PREVIEW_HEADER]: ticket },
  })
  return handleEndpoints({ config, request })
}

async function preview(ticket: string, query: Record<string, string> = {}): Promise<PreviewAnswer> {
  const response = await ask(ticket, query)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  return previewAnswerSchema.parse(await response.json())
}

async function draftPost(slug: string, data = {}) {
  const { payload } = cms
  const draft = { ...samplePost(slug, '2025-01-01'), ...data, _status: 'draft' as const }
  return payload.create({ collection: 'posts', data: draft, draft: true })
}

describe('a preview', () => {
  it('shows a draft at its path, where visitors find nothing', async () => {
    const { id } = await draftPost('not-yet', { title: 'Not yet' })
    const found = await preview(ticketOf('posts', id))
    expect(found).toMatchObject({
      documentPath: 'not-yet',
      isDocument: true,
      missing: [],
      answer: { view: { kind: 'page', title: 'Not yet', subject: { type: 'post' } } },
    })
    const { answerPage } = await import('../../site/answer')
    const visitor = { country: 'us', locale: 'en', path: 'not-yet' } as const
    expect((await answerPage(cms.payload, visitor)).view.kind).toBe('notFound')
    const { rows } = await cms.pool.query("SELECT 1 FROM site_builds WHERE path = 'not-yet'")
    expect(rows).toEqual([])
  })

  it('shows the newest draft, while visitors see the published version', async () => {
    const { payload } = cms
    const data = samplePost('rewritten', '2025-01-01')
    const { id } = await payload.create({ collection: 'posts', data })
    const change = { title: 'Rewritten', slug: 'moved' }
    await payload.update({ collection: 'posts', id, data: change, draft: true })
    expect(await preview(ticketOf('posts', id))).toMatchObject({
      documentPath: 'moved',
      answer: { view: { title: 'Rewritten', path: 'moved' } },
    })
    const { answerPage } = await import('../../site/answer')
    const visitor = { country: 'us', locale: 'en', path: 'rewritten' } as const
    expect((await answerPage(payload, visitor)).view).toMatchObject({ title: 'Post rewritten' })
  })

  it('shows a language that is not ready', async () => {
    const { payload } = cms
    const { id } = await draftPost('half-german')
    const words = { title: 'Halb deutsch', body: richText('Worte.') }
    await payload.update({ collection: 'posts', id, locale: 'de', data: words, draft: true })
    const found = await preview(ticketOf('posts', id), { locale: 'de' })
    expect(found.readyLocales).toEqual(['en'])
    expect(found.answer?.view).toMatchObject({
      title: 'Halb deutsch',
      contentLocale: 'de',
      subject: { lead: 'What it is about.' },
    })
  })

  it('lists what a draft needs before it can be shown', async () => {
    const { id } = await cms.payload.create({
      collection: 'posts',
      data: { title: 'Only a title' },
      draft: true,
    })
    const found = await preview(ticketOf('posts', id))
    expect(found.answer).toBeNull()
    expect(found.missing).toEqual(expect.arrayContaining(['Lead', 'Body', 'Path']))
  })

  it('gives access to its own document and no other draft', async () => {
    const { id } = await draftPost('my-own')
    const other = await draftPost('somebody-elses')
    const ticket = ticketOf('posts', id)
    expect(await preview(ticket, { path: 'somebody-elses' })).toMatchObject({
      isDocument: false,
      answer: { view: { kind: 'notFound' } },
    })
    expect(await preview(ticket, { path: 'pricing' })).toMatchObject({
      isDocument: false,
      answer: { view: { kind: 'page', path: 'pricing' } },
    })
    const blog = await preview(ticket, { path: 'blog' })
    expect(JSON.stringify(blog)).not.toContain('somebody-elses')
    expect(other.id).not.toBe(id)
  })

  it('shows each document of several tickets, and returns the paths of all of them', async () => {
    const first = await draftPost('one-of-two')
    const second = await draftPost('two-of-two')
    const both = [ticketOf('posts', second.id), ticketOf('posts', first.id)].join('~')
    const paths = {
      [`posts:${first.id}`]: 'one-of-two',
      [`posts:${second.id}`]: 'two-of-two',
    }
    expect(await preview(both, { path: 'one-of-two' })).toMatchObject({
      document: `posts:${first.id}`,
      isDocument: true,
      paths,
      answer: { view: { path: 'one-of-two' } },
    })
    expect(await preview(both)).toMatchObject({ document: `posts:${second.id}`, paths })
    expect(await preview(both, { path: 'pricing' })).toMatchObject({ isDocument: false, paths })
  })

  it("ends with the account that created its ticket, and with that account's staff role", async () => {
    const { id } = await draftPost('made-by-somebody')
    const { payload } = cms
    for (const leave of [
      (by: number) => payload.delete({ collection: 'users', id: by }),
      (by: number) => payload.update({ collection: 'users', id: by, data: { roles: ['client'] } }),
    ]) {
      const by = Number((await (await newStaff(cms)).account()).id)
      const ticket = ticketOf('posts', id, { by })
      expect((await ask(ticket, {})).status).toBe(200)
      await leave(by)
      expect((await ask(ticket, {})).status).toBe(404)
      // A ticket of another account in the same browser stays valid.
      expect((await ask(joinTickets([ticket, ticketOf('posts', id)]), {})).status).toBe(200)
    }
  })

  it('requires a valid ticket', async () => {
    const { id } = await draftPost('closed')
    const good = ticketOf('posts', id)
    for (const ticket of [
      null,
      '',
      `${good}x`,
      ticketOf('posts', id, { expires: Date.now() - 1 }),
      signPreview(
        { collection: 'posts', id, by: maker, expires: Date.now() + SOON },
        'x'.repeat(32),
      ),
    ]) {
      expect((await ask(ticket, {})).status).toBe(401)
    }
    expect((await ask(good, { path: 'x'.repeat(300) })).status).toBe(400)
    expect((await ask(ticketOf('posts', 2_000_000), {})).status).toBe(404)
  })

  it('matches the contract for every seeded document, in each language', async () => {
    for (const collection of PREVIEW_COLLECTIONS) {
      const { docs } = await cms.payload.find({ ...PUBLISHED, collection })
      expect(docs.length).toBeGreaterThan(0)
      for (const { id } of docs.slice(0, 6)) {
        for (const locale of LOCALES) {
          const { answer, missing } = await preview(ticketOf(collection, id), { locale })
          expect([collection, id, missing, answer?.view.kind]).toEqual([collection, id, [], 'page'])
        }
      }
    }
  })

  it('shows the result of a case study at its second path', async () => {
    const where = { slug: { equals: 'asahi' } }
    const { docs } = await cms.payload.find({ collection: 'case-studies', where })
    const ticket = ticketOf('case-studies', docs[0]?.id ?? 0)
    expect(await preview(ticket)).toMatchObject({ documentPath: 'case-studies/asahi' })
    expect(await preview(ticket, { path: 'results/asahi' })).toMatchObject({
      isDocument: true,
      answer: { view: { subject: { type: 'result' } } },
    })
  })
})

describe('the seeded content', () => {
  it('is complete in each language that is marked as ready', async () => {
    const { missingWords } = await import('../../platform/fields/missing-words')
    const { payload } = cms
    for (const collection of [...PREVIEW_COLLECTIONS, 'categories'] as const) {
      const { fields } = payload.collections[collection].config
      const { docs } = await payload.find({ ...PUBLISHED, collection })
      for (const locale of LOCALES) {
        const other = { collection, pagination: false, depth: 0, locale, fallbackLocale: false }
        const translated = new Map(
          (await payload.find(other as typeof other & { fallbackLocale: false })).docs.map(
            (doc) => [doc.id, doc],
          ),
        )
        for (const doc of docs.filter(({ readyLocales }) => readyLocales.includes(locale))) {
          const data = { ...doc }
          const missing = missingWords(fields, {
            data,
            translated: { ...translated.get(doc.id) },
            document: data,
          })
          expect([collection, doc.slug, locale, missing]).toEqual([
            collection,
            doc.slug,
            locale,
            [],
          ])
        }
      }
    }
  })
})
