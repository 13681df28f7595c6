import type { PageView, ResolvedPath } from '@studio/shared/contracts/page'
import { resolvedPathSchema } from '@studio/shared/contracts/page'
import { LOCALES, type Locale } from '@studio/shared/locales'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleJob, samplePost, sampleStudy, richText } from '../test-support/sample-documents'
import { startCms, type TestCms } from '../test-support/start-cms'

let cms: TestCms
let answerPage: typeof import('./answer').answerPage

beforeAll(async () => {
  cms = await startCms()
  ;({ answerPage } = await import('./answer'))
})

afterAll(() => cms.stop())

async function read(path: string, locale: Locale = 'en'): Promise<ResolvedPath> {
  return (await answerPage(cms.payload, { country: 'us', locale, path })).view
}

async function readPage(path: string, locale: Locale = 'en'): Promise<PageView> {
  const view = await read(path, locale)
  if (view.kind !== 'page') throw new Error(`${path} is ${view.kind}`)
  return view
}

/** Narrows the subject to the expected type, so that a test can read its fields. */
async function readSubject<Type extends NonNullable<PageView['subject']>['type']>(
  path: string,
  type: Type,
) {
  const { subject } = await readPage(path)
  if (subject?.type !== type) throw new Error(`${path} is about ${subject?.type ?? 'nothing'}`)
  return subject as Extract<PageView['subject'], { type: Type }>
}

async function listOn<Type extends PageView['blocks'][number]['type']>(path: string, type: Type) {
  const block = (await readPage(path)).blocks.find((candidate) => candidate.type === type)
  return block as Extract<PageView['blocks'][number], { type: Type }> | undefined
}

const titlesOn = async (path: string) =>
  (await listOn(path, 'postList'))?.posts.map(({ title }) => title) ?? []

describe('every seeded document', () => {
  it.each([
    ['brand-mascots-with-chatgpt', 'post'],
    ['careers/3d-generalist', 'job'],
    ['case-studies/asahi', 'caseStudy'],
    ['results/asahi', 'result'],
  ])('matches the contract at /%s in each language, as a %s', async (path, type) => {
    for (const locale of LOCALES) {
      const view = await readPage(path, locale)
      expect(resolvedPathSchema.parse(JSON.parse(JSON.stringify(view)))).toEqual(view)
      expect(view).toMatchObject({ contentLocale: locale, subject: { type } })
      expect(view.breadcrumbs).toHaveLength(3)
    }
  })

  it.each(['careers/asahi', 'results/last-dance', 'asahi', '3d-generalist', 'case-studies/x/y'])(
    'answers 404 at /%s',
    async (path) => {
      expect(await read(path)).toMatchObject({ kind: 'notFound' })
    },
  )
})

describe('a post', () => {
  it('is public and listed once it is published, and neither when it is unpublished', async () => {
    const { payload } = cms
    const data = { ...samplePost('fresh-post', '2025-01-01'), _status: 'draft' as const }
    const { id } = await payload.create({ collection: 'posts', data, draft: true })
    expect(await read('fresh-post')).toMatchObject({ kind: 'notFound' })
    await payload.update({ collection: 'posts', id, data: { _status: 'published' } })
    expect(await readSubject('fresh-post', 'post')).toMatchObject({ publishedOn: '2025-01-01' })
    expect((await titlesOn('blog'))[0]).toBe('Post fresh-post')
    await payload.update({ collection: 'posts', id, data: { _status: 'draft' } })
    expect(await read('fresh-post')).toMatchObject({ kind: 'notFound' })
    expect(await titlesOn('blog')).not.toContain('Post fresh-post')
  })

  it('links to the posts before it, and the oldest ones to those after', async () => {
    const titles = async (slug: string) =>
      (await readSubject(slug, 'post')).next.map(({ title }) => title)
    for (const [slug, day] of [
      ['in-1990', '1990-05-01'],
      ['in-1991', '1991-05-01'],
      ['later-that-day', '1991-05-01'],
      ['in-1992', '1992-05-01'],
      ['in-1993', '1993-05-01'],
    ] as const) {
      await cms.payload.create({ collection: 'posts', data: samplePost(slug, day) })
    }
    const named = (...slugs: string[]) => slugs.map((slug) => `Post ${slug}`)
    expect(await titles('in-1993')).toEqual(named('in-1992', 'later-that-day', 'in-1991'))
    expect(await titles('in-1991')).toEqual(named('in-1990', 'later-that-day', 'in-1992'))
    expect(await titles('in-1990')).toEqual(named('in-1991', 'later-that-day', 'in-1992'))
  })

  it('cannot have the path of a page', async () => {
    const create = cms.payload.create({
      collection: 'posts',
      data: samplePost('pricing', '2025-01-01'),
    })
    await expect(create).rejects.toMatchObject({ status: 400 })
  })

  it('is found at its old path after one or two renames', async () => {
    const { payload } = cms
    const data = samplePost('one', '2025-02-01')
    const { id } = await payload.create({ collection: 'posts', data })
    for (const slug of ['two', 'three']) {
      await payload.update({ collection: 'posts', id, data: { slug } })
    }
    for (const path of ['one', 'two']) {
      expect(await read(path)).toMatchObject({ kind: 'redirect', to: 'three', isPermanent: true })
    }
    await payload.update({ collection: 'posts', id, data: { slug: 'one' } })
    expect(await read('one')).toMatchObject({ kind: 'page' })
    expect(await read('three')).toMatchObject({ kind: 'redirect', to: 'one' })
    await payload.update({ collection: 'posts', id, data: { _status: 'draft' } })
    expect(await read('three')).toMatchObject({ kind: 'notFound' })
  })
})

describe('a list of more than twelve posts', () => {
  it('continues at pages of its own, as many as there are posts for', async () => {
    for (let number = 10; number < 23; number += 1) {
      const data = samplePost(`many-${number}`, `2024-12-${number}`)
      await cms.payload.create({ collection: 'posts', data })
    }
    const first = await listOn('blog', 'postList')
    const second = await listOn('blog/page/2', 'postList')
    expect(first).toMatchObject({ current: 1, posts: { length: 12 } })
    expect(second).toMatchObject({ current: 2, pages: first?.pages })
    expect(first?.pages[1]).toBe('/blog/page/2')
    const hrefs = [...(first?.posts ?? []), ...(second?.posts ?? [])].map(({ href }) => href)
    expect(new Set(hrefs).size).toBe(hrefs.length)
    const { path: address, seo } = await readPage('blog/page/2')
    expect([address, seo.title.endsWith(' · 2')]).toEqual(['blog/page/2', true])
    for (const path of ['blog/page/1', 'blog/page/99', 'faq/page/2', 'nothing/page/2']) {
      expect(await read(path), path).toMatchObject({ kind: 'notFound' })
    }
  })

  it('has in each language the pages that its posts fill', async () => {
    expect(await readPage('blog/page/2')).toMatchObject({ readyLocales: ['en'] })
    expect(await readPage('blog/page/2', 'de')).toMatchObject({ contentLocale: 'en' })
  })
})

describe('a job', () => {
  it('is dated by its first publication', async () => {
    const { payload } = cms
    const data = { ...sampleJob('new-job'), _status: 'draft' as const }
    const { id } = await payload.create({ collection: 'jobs', data, draft: true })
    const published = await payload.update({
      collection: 'jobs',
      id,
      data: { _status: 'published' },
    })
    expect(published.postedOn?.slice(0, 10)).toBe(new Date().toISOString().slice(0, 10))
    const kept = await payload.update({
      collection: 'jobs',
      id,
      data: { postedOn: '2026-01-02T12:00:00.000Z' },
    })
    expect(kept.postedOn).toBe('2026-01-02T12:00:00.000Z')
    expect(await readSubject('careers/new-job', 'job')).toMatchObject({
      postedOn: '2026-01-02',
      test: null,
    })
  })

  it('has its test as a file with its size', async () => {
    const { test } = await readSubject('careers/3d-generalist', 'job')
    expect(test?.file).toMatchObject({ name: '3d-generalist.zip', bytes: 1_859_375 })
    expect(test?.file?.href).toMatch(/^\/media\/download\/[a-z0-9]+\/3d-generalist\.zip$/)
  })
})

describe('a case study', () => {
  it('has a second page only if it has a result', async () => {
    const { payload } = cms
    const { id } = await payload.create({ collection: 'case-studies', data: sampleStudy('shore') })
    expect(await readSubject('case-studies/shore', 'caseStudy')).toMatchObject({ result: null })
    expect(await read('results/shore')).toMatchObject({ kind: 'notFound' })
    const result = { title: 'It stood', lead: 'In a year.', body: richText('Words.') }
    await payload.update({ collection: 'case-studies', id, data: { hasResult: true, result } })
    expect(await readSubject('case-studies/shore', 'caseStudy')).toMatchObject({
      result: { label: 'It stood', href: '/results/shore' },
    })
    expect(await readSubject('results/shore', 'result')).toMatchObject({
      study: { href: '/case-studies/shore' },
    })
    const listed = (await listOn('results', 'caseStudyList'))?.studies.map(({ href }) => href)
    expect(listed).toContain('/results/shore')
  })

  it('creates redirects from both of its paths', async () => {
    const { payload } = cms
    const result = { title: 'It stood', lead: 'In a year.', body: richText('Words.') }
    const data = { ...sampleStudy('old-study'), hasResult: true, result }
    const { id } = await payload.create({ collection: 'case-studies', data })
    await payload.update({ collection: 'case-studies', id, data: { slug: 'new-study' } })
    for (const folder of ['case-studies', 'results']) {
      expect(await read(`${folder}/old-study`)).toMatchObject({ to: `${folder}/new-study` })
    }
  })
})

describe('the recorded dependencies', () => {
  it('are the whole collection for lists, and only the shown documents for a post', async () => {
    await readPage('blog')
    await readPage('pharma-ai-art')
    const { rows } = await cms.pool.query<{ path: string; documents: string[] }>(
      `SELECT path, documents FROM site_builds
       WHERE country = 'us' AND locale = 'en' AND path IN ('blog', 'pharma-ai-art')`,
    )
    const documentsOf = (path: string) => rows.find((row) => row.path === path)?.documents
    expect(documentsOf('blog')).toContain('posts:*')
    expect(documentsOf('pharma-ai-art')).not.toContain('posts:*')
    const posts = documentsOf('pharma-ai-art')?.filter((name) => name.startsWith('posts:'))
    expect(posts).toHaveLength(4)
  })
})
