import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLocalReq, type PayloadRequest } from 'payload'
import { SITE_CONTEXT } from '../../platform/access/rules'
import { samplePost } from '../../test-support/sample-documents'
import { startCms, type TestCms } from '../../test-support/start-cms'
import { findTouched } from './find-touched'

let cms: TestCms
let req: PayloadRequest

beforeAll(async () => {
  cms = await startCms()
  const { payload } = cms
  const user = await payload.create({
    collection: 'users',
    data: { email: 'editor@studio.example', password: 'a quiet blue kite', roles: ['editor'] },
  })
  req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
})

afterAll(() => cms.stop())

it('lists the pages, menus and drafts that a deleted page affects', async () => {
  const { payload } = cms
  const { answerPage, answerLayoutData } = await import('../../site/answer')
  const viewer = { country: 'us', locale: 'en' } as const
  const data = {
    title: 'Soon gone',
    slug: 'soon-gone',
    readyLocales: ['en' as const],
    headerTheme: 'light' as const,
  }
  const page = await payload.create({
    collection: 'pages',
    data: { ...data, _status: 'published' },
  })
  const untouched = await findTouched(req, 'pages', page.id)
  expect(untouched).toMatchObject({ isInMenus: false, drafts: [] })

  const link = { type: 'page' as const, page: page.id }
  await payload.update({
    collection: 'pages',
    id: (
      await payload.create({
        collection: 'pages',
        data: { ...data, title: 'A draft', slug: 'a-draft', _status: 'draft' },
        draft: true,
      })
    ).id,
    data: {
      blocks: [{ blockType: 'callToAction', heading: 'On', actions: [{ label: 'Go', link }] }],
    } as never,
    draft: true,
  })
  await payload.updateGlobal({
    slug: 'menus',
    data: { callToAction: { label: 'Go', link } },
    // The request is anonymous. Its context gives it access to the menus' pictures.
    context: SITE_CONTEXT,
  })
  await answerPage(payload, { ...viewer, path: 'soon-gone' })
  await answerLayoutData(payload, viewer)
  const touched = await findTouched(req, 'pages', page.id)
  expect(touched).toMatchObject({
    isInMenus: true,
    isInLayout: true,
    drafts: [{ collection: 'pages', title: 'A draft' }],
  })
  expect(touched.pages.map(({ path }) => path)).toContain('soon-gone')
})

it('finds links by path, too', async () => {
  const { payload } = cms
  const post = await payload.create({
    collection: 'posts',
    data: samplePost('linked-to', '2025-01-01'),
  })
  await payload.create({
    collection: 'pages',
    data: {
      title: 'Links by path',
      slug: 'links-by-path',
      readyLocales: ['en'],
      headerTheme: 'light',
      _status: 'draft',
      blocks: [
        {
          blockType: 'callToAction',
          heading: 'On',
          actions: [{ label: 'Go', link: { type: 'path', path: 'linked-to' } }],
        },
      ],
    } as never,
    draft: true,
  })
  expect((await findTouched(req, 'posts', post.id)).drafts).toMatchObject([
    { title: 'Links by path' },
  ])
})

it('lists drafts that use a document without a path', async () => {
  const { payload } = cms
  const { docs } = await payload.find({ collection: 'media', limit: 1, depth: 0 })
  const media = docs[0]?.id ?? 0
  await payload.create({
    collection: 'posts',
    data: { ...samplePost('with-a-picture', '2025-01-01'), media, _status: 'draft' },
    draft: true,
  })
  expect((await findTouched(req, 'media', media)).drafts).toMatchObject([
    { collection: 'posts', title: 'Post with-a-picture' },
  ])
})

it('pages and their parts can only be deleted one by one', async () => {
  const { payload } = cms
  const { user } = req
  for (const collection of ['media', 'services', 'posts', 'downloads'] as const) {
    const where = { id: { exists: true } }
    await expect(
      payload.delete({ collection, where, overrideAccess: false, user }),
    ).rejects.toThrow()
  }
})
