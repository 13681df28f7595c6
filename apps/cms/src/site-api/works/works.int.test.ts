import type { PageView, ResolvedPath } from '@studio/shared/contracts/page'
import { resolvedPathSchema } from '@studio/shared/contracts/page'
import type { CategorySubject } from '@studio/shared/contracts/subjects/category'
import type { VideoSubject } from '@studio/shared/contracts/subjects/video'
import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startCms, type TestCms } from '../../test-support/start-cms'

let cms: TestCms
let answerPage: typeof import('../answer').answerPage
let film: number

beforeAll(async () => {
  cms = await startCms()
  ;({ answerPage } = await import('../answer'))
  const { docs } = await cms.payload.find({
    collection: 'media',
    where: { seedKey: { equals: 'library-causeway-final-clip' } },
    depth: 0,
  })
  film = docs[0]?.id ?? 0
})

afterAll(() => cms.stop())

async function read(path: string, country: Country = 'us', locale: Locale = 'en') {
  return (await answerPage(cms.payload, { country, locale, path })).view
}

async function readPage(path: string, country: Country = 'us', locale: Locale = 'en') {
  const view = await read(path, country, locale)
  if (view.kind !== 'page') throw new Error(`${path} is ${view.kind}`)
  return view
}

const categoryOf = ({ subject }: PageView) => subject as CategorySubject
const videoOf = ({ subject }: PageView) => subject as VideoSubject
const hrefsOf = ({ films }: CategorySubject) => films.items.map(({ href }) => href)

async function workHrefs(path = 'work', country: Country = 'us'): Promise<string[]> {
  const { blocks } = await readPage(path, country)
  const [list] = blocks.filter((block) => block.type === 'workList')
  return list?.films.items.map(({ href }) => href) ?? []
}

let count = 0
const published = {
  readyLocales: ['en' as const],
  headerTheme: 'light' as const,
  _status: 'published' as const,
}

async function addCategory(change: object = {}) {
  count += 1
  const data = {
    title: `Category ${count}`,
    slug: `category-${count}`,
    parent: 'reels' as const,
    ...published,
  }
  return cms.payload.create({ collection: 'categories', data: { ...data, ...change }, depth: 0 })
}

async function addVideo(category: number | null, change: object = {}) {
  count += 1
  const data = { title: `Film ${count}`, slug: `film-${count}`, film, category, ...published }
  return cms.payload.create({ collection: 'videos', data: { ...data, ...change }, depth: 0 })
}

const redirectTo = (to: string): Partial<ResolvedPath> => ({ kind: 'redirect', to })

describe('the first content', () => {
  it.each([
    'beauty-reel',
    'automotive-reel/causeway-last-light',
    'work',
    'work/filter/beauty-reel',
  ])('%s keeps the contract in each language', async (path) => {
    for (const locale of ['en', 'ar', 'de'] as const) {
      const view = await read(path, 'gr', locale)
      expect(resolvedPathSchema.parse(JSON.parse(JSON.stringify(view)))).toEqual(view)
      expect(view).toMatchObject({ kind: 'page', contentLocale: locale })
    }
  })

  it('shows a shot at its other stages, in the order of production', async () => {
    const { stages, similar, next } = videoOf(await readPage('automotive-reel/causeway-last-light'))
    expect(stages.map(({ stage }) => stage)).toEqual(['board', 'animatic', 'previz'])
    const keys = [...stages, ...similar].map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    expect(similar).toHaveLength(4)
    expect(next?.href).not.toBe('/automotive-reel/causeway-last-light')
  })

  it('has a showreel on the home page, and another choice of animatics in the United Kingdom', async () => {
    const titles = async (path: string, country: Country) => {
      const { blocks } = await readPage(path, country)
      return blocks.flatMap((block) =>
        block.type === 'showreel' ? block.items.map(({ title }) => title) : [],
      )
    }
    expect((await titles('', 'us')).length).toBeGreaterThan(0)
    const [us, uk] = [await titles('2d-animatics', 'us'), await titles('2d-animatics', 'uk')]
    expect(uk.length).toBeGreaterThan(0)
    expect(uk).not.toEqual(us)
  })
})

describe('a slug', () => {
  it('of a film alone, below the blog, or below another of its categories leads to its page', async () => {
    const [home, other] = [await addCategory(), await addCategory()]
    const video = await addVideo(home.id, { furtherCategories: [other.id] })
    const path = `${home.slug}/${video.slug}`
    expect(await read(path)).toMatchObject({ kind: 'page', title: video.title })
    expect(await read(video.slug)).toMatchObject(redirectTo(path))
    expect(await read(`blog/${video.slug}`)).toMatchObject(redirectTo(path))
    expect(await read(`${other.slug}/${video.slug}`)).toMatchObject(redirectTo(path))
  })

  it('of nothing is nothing, also below a category, the blog and the work', async () => {
    const [home, stranger] = [await addCategory(), await addCategory()]
    const video = await addVideo(home.id)
    for (const path of [
      'no-such-slug',
      'blog/no-such-slug',
      `${home.slug}/no-such-slug`,
      `${stranger.slug}/${video.slug}`,
      `nowhere/${video.slug}`,
      `${home.slug}/${video.slug}/more`,
      `work/${video.slug}`,
    ]) {
      expect(await read(path), path).toMatchObject({ kind: 'notFound' })
    }
  })

  it('of a page comes before a category and a film of the same path', async () => {
    const category = await addCategory()
    const video = await addVideo(category.id)
    const page = (slug: string) =>
      cms.payload.create({ collection: 'pages', data: { title: 'A page', slug, ...published } })
    await page(category.slug)
    await page(video.slug)
    expect(await readPage(category.slug)).toMatchObject({ title: 'A page', subject: null })
    expect(await readPage(video.slug)).toMatchObject({ title: 'A page', subject: null })
    expect(await readPage(`${category.slug}/${video.slug}`)).toMatchObject({ title: video.title })
  })

  it('is refused with the reason where it could be no address', async () => {
    await expect(addCategory({ slug: 'work' })).rejects.toMatchObject({ status: 400 })
    await expect(addCategory({ slug: 'a b' })).rejects.toMatchObject({ status: 400 })
    await expect(addVideo(null, { slug: 'a/b' })).rejects.toMatchObject({ status: 400 })
    await expect(addVideo(null, { embed: 'https://example.com' })).rejects.toMatchObject({
      status: 400,
    })
  })
})

describe('a film', () => {
  it('without a category is found below work', async () => {
    const video = await addVideo(null, { slug: `Two_Words_${count}` })
    expect(await readPage(`work/${video.slug}`)).toMatchObject({ title: video.title })
  })

  it('that is published appears in its categories and the work list, and goes from all of them', async () => {
    const [home, other] = [await addCategory({ isWorkFilter: true }), await addCategory()]
    const paths = [home.slug, other.slug]
    const lists = async () => [
      ...(await Promise.all(paths.map(async (path) => hrefsOf(categoryOf(await readPage(path)))))),
      await workHrefs(),
      await workHrefs(`work/filter/${home.slug}`),
    ]
    const before = await lists()
    const video = await addVideo(home.id, { furtherCategories: [other.id] })
    const href = `/${home.slug}/${video.slug}`
    for (const list of await lists()) expect(list).toContain(href)
    const change = (data: object) =>
      cms.payload.update({ collection: 'videos', id: video.id, data, depth: 0 })
    await change({ furtherCategories: [] })
    expect(hrefsOf(categoryOf(await readPage(other.slug)))).not.toContain(href)
    await change({ _status: 'draft' })
    expect(await lists()).toEqual(before)
    expect(await read(href.slice(1))).toMatchObject({ kind: 'notFound' })
    await change({ _status: 'published' })
    await cms.payload.delete({ collection: 'videos', id: video.id })
    expect(await lists()).toEqual(before)
  })

  it('stands where editors put it, and the newest first where they did not', async () => {
    const category = await addCategory()
    const [one, two, three] = [
      await addVideo(category.id),
      await addVideo(category.id),
      await addVideo(category.id),
    ]
    await cms.payload.update({
      collection: 'categories',
      id: category.id,
      data: { featured: [two.id] },
    })
    const slugs = hrefsOf(categoryOf(await readPage(category.slug))).map(
      (href) => href.split('/')[2],
    )
    expect(slugs).toEqual([two.slug, three.slug, one.slug])
  })

  it('leaves a redirect when it is renamed or moved, and follows its category’s new slug', async () => {
    const [first, second] = [await addCategory(), await addCategory()]
    const video = await addVideo(first.id)
    const old = `${first.slug}/${video.slug}`
    await cms.payload.update({ collection: 'videos', id: video.id, data: { category: second.id } })
    expect(await read(old)).toMatchObject(redirectTo(`${second.slug}/${video.slug}`))
    const slug = `${second.slug}-renamed`
    await cms.payload.update({ collection: 'categories', id: second.id, data: { slug } })
    expect(await read(`${slug}/${video.slug}`)).toMatchObject({ kind: 'page' })
    expect(await read(`${second.slug}/${video.slug}`)).toMatchObject(
      redirectTo(`${slug}/${video.slug}`),
    )
    expect(await read(second.slug)).toMatchObject(redirectTo(slug))
    await cms.payload.delete({ collection: 'categories', id: second.id })
    expect(await read(`work/${video.slug}`)).toMatchObject({ kind: 'page' })
  })
})

describe('a category', () => {
  it('is only in the countries that are ticked', async () => {
    const category = await addCategory({ countries: ['uk'], isWorkFilter: true })
    expect(await read(category.slug, 'uk')).toMatchObject({ kind: 'page' })
    expect(await read(category.slug, 'us')).toMatchObject({ kind: 'notFound' })
    expect(await read(`work/filter/${category.slug}`, 'us')).toMatchObject({ kind: 'notFound' })
  })

  it('is a filter of the work list where it is marked, and says so in its title', async () => {
    const [marked, plain] = [await addCategory({ isWorkFilter: true }), await addCategory()]
    const view = await readPage(`work/filter/${marked.slug}`)
    expect(view.seo).toMatchObject({ isIndexed: false })
    expect(view.seo.title).toContain(marked.title)
    expect(await read(`work/filter/${plain.slug}`)).toMatchObject({ kind: 'notFound' })
    expect(await read(`pricing/filter/${marked.slug}`)).toMatchObject({ kind: 'notFound' })
  })

  it('has as many pages as its films fill, and no more', async () => {
    const category = await addCategory()
    for (let index = 0; index < 25; index += 1) await addVideo(category.id)
    expect(categoryOf(await readPage(category.slug)).films.items).toHaveLength(24)
    const second = await readPage(`${category.slug}/page/2`)
    expect(categoryOf(second).films.items).toHaveLength(1)
    expect(second.seo.title).toMatch(/ · 2$/)
    expect(await read(`${category.slug}/page/3`)).toMatchObject({ kind: 'notFound' })
    expect(await read(`${category.slug}/page/1`)).toMatchObject({ kind: 'notFound' })
  })
})

describe('the outbox', () => {
  beforeEach(() => cms.pool.query('DELETE FROM publish_events'))

  async function events() {
    const { rows } = await cms.pool.query<{ document: string; old_slug: string; new_slug: string }>(
      'SELECT document, old_slug, new_slug FROM publish_events ORDER BY id',
    )
    return rows
  }

  it('names the lists that a new film joins, and its path', async () => {
    const [home, other] = [await addCategory(), await addCategory()]
    await cms.pool.query('DELETE FROM publish_events')
    const video = await addVideo(home.id, { furtherCategories: [other.id] })
    const path = `${home.slug}/${video.slug}`
    const noted = await events()
    expect(noted).toContainEqual({ document: `videos:${video.id}`, old_slug: null, new_slug: path })
    expect(noted.map(({ document }) => document)).toEqual(
      expect.arrayContaining([`videos-of:${home.id}`, `videos-of:${other.id}`, 'shot:causeway']),
    )
  })

  it('names no list for other words, and nothing for a draft', async () => {
    const home = await addCategory()
    const video = await addVideo(home.id)
    await cms.pool.query('DELETE FROM publish_events')
    await cms.payload.update({ collection: 'videos', id: video.id, data: { title: 'Other' } })
    expect((await events()).map(({ document }) => document)).toEqual([`videos:${video.id}`])
    await cms.pool.query('DELETE FROM publish_events')
    await addVideo(home.id, { _status: 'draft' })
    expect(await events()).toEqual([])
  })

  it('names both ends when a category’s new slug moves its films', async () => {
    const home = await addCategory()
    const video = await addVideo(home.id)
    await cms.pool.query('DELETE FROM publish_events')
    const slug = `${home.slug}-moved`
    await cms.payload.update({ collection: 'categories', id: home.id, data: { slug } })
    const moves = (await events()).map(({ old_slug, new_slug }) => [old_slug, new_slug])
    expect(moves).toContainEqual([`${home.slug}/${video.slug}`, `${slug}/${video.slug}`])
    expect(moves).toContainEqual([home.slug, slug])
  })
})
