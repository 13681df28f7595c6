import { feedSchema, outlineSchema } from '@studio/shared/contracts/listings'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sampleJob, samplePost } from '../../test-support/sample-documents'
import { startCms, type TestCms } from '../../test-support/start-cms'
import { listFeed } from './list-feed'
import { listOutline } from './list-outline'
import { listPaths } from './list-paths'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})

afterAll(() => cms.stop())

it('the feed has the newest posts of a language and no drafts', async () => {
  const { payload } = cms
  await payload.create({ collection: 'posts', data: samplePost('newest', '2025-01-01') })
  const draft = { ...samplePost('unseen', '2025-06-01'), _status: 'draft' as const }
  await payload.create({ collection: 'posts', data: draft, draft: true })
  const hidden = { ...samplePost('hidden', '2025-01-02'), isHiddenFromSearch: true }
  await payload.create({ collection: 'posts', data: hidden })
  const feed = feedSchema.parse(await listFeed(payload, 'en'))
  expect(feed.posts[0]).toMatchObject({ path: 'newest', publishedOn: '2025-01-01' })
  expect(feed.posts.map(({ path }) => path)).not.toContain('unseen')
  const german = feedSchema.parse(await listFeed(payload, 'de'))
  expect(german.posts.map(({ path }) => path)).not.toContain('newest')
  expect(german.posts.length).toBeGreaterThan(3)
})

it('the outline and the sitemap contain only what search engines may list', async () => {
  const { payload } = cms
  await payload.create({ collection: 'jobs', data: sampleJob('open-job') })
  const outline = outlineSchema.parse(await listOutline(payload))
  const named = [...outline.posts, ...outline.jobs, ...outline.caseStudies].map(({ path }) => path)
  const listed = (await listPaths(payload)).pages.map(({ path }) => path)
  for (const paths of [named, listed]) {
    expect(paths).toEqual(
      expect.arrayContaining(['newest', 'careers/open-job', 'case-studies/asahi']),
    )
    for (const path of ['unseen', 'hidden']) expect(paths).not.toContain(path)
  }
  expect(listed).toContain('results/asahi')
  expect(listed).not.toContain('results/last-dance')
  expect(new Set(listed).size).toBe(listed.length)
})
