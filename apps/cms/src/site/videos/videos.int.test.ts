import { type PageView, type ResolvedPath, resolvedPathSchema } from '@studio/shared/contracts/page'
import type { CategorySubject, VideoSubject } from '@studio/shared/contracts/subjects/videos'
import type { Country } from '@studio/shared/countries'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PUBLISHED, SampleVideos } from '../../test-support/sample-videos'
import { startCms, type TestCms } from '../../test-support/start-cms'

let cms: TestCms
let works: SampleVideos

beforeAll(async () => {
  cms = await startCms()
  works = await SampleVideos.in(cms)
})

afterAll(() => cms.stop())

const categoryOf = ({ subject }: PageView) => subject as CategorySubject
const videoOf = ({ subject }: PageView) => subject as VideoSubject
const hrefsOf = ({ videos }: CategorySubject) => videos.items.map(({ href }) => href)

async function videoHrefs(path = 'work', country: Country = 'us'): Promise<string[]> {
  const { blocks } = await works.readPage(path, country)
  const [list] = blocks.filter((block) => block.type === 'workList')
  return list?.videos.items.map(({ href }) => href) ?? []
}

const redirectTo = (to: string): Partial<ResolvedPath> => ({ kind: 'redirect', to })

describe('the seeded content', () => {
  it.each([
    'beauty-reel',
    'automotive-reel/causeway-last-light',
    'work',
    'work/filter/beauty-reel',
  ])('%s matches the contract in each language', async (path) => {
    for (const locale of ['en', 'ar', 'de'] as const) {
      const view = await works.read(path, 'gr', locale)
      expect(resolvedPathSchema.parse(JSON.parse(JSON.stringify(view)))).toEqual(view)
      expect(view).toMatchObject({ kind: 'page', contentLocale: locale })
    }
  })

  it.each(['en', 'ar', 'de'] as const)(
    'has a spot of 30 seconds with sound and captions in every language on a page in %s',
    async (locale) => {
      const view = await works.read('animation-reel/from-board-to-final', 'us', locale)
      const captions = (['en', 'ar', 'de'] as const).map((one) => ({
        locale: one,
        src: expect.stringMatching(new RegExp(`/${one}/\\d+\\.vtt$`)) as string,
      }))
      const clip = { duration: 30, sound: { captions } }
      expect(view).toMatchObject({ kind: 'page', subject: { type: 'video', media: { clip } } })
    },
  )

  it('shows a shot at its other stages, in the order of production', async () => {
    const { stages, similar, next } = videoOf(
      await works.readPage('automotive-reel/causeway-last-light'),
    )
    // Other tests add finals of this shot.
    const earlier = stages.filter(({ stage }) => stage !== 'final')
    expect(earlier.map(({ stage }) => stage)).toEqual(['board', 'animatic', 'previz'])
    const keys = [...stages, ...similar].map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    expect(similar).toHaveLength(4)
    expect(next?.href).not.toBe('/automotive-reel/causeway-last-light')
  })

  it('has a showreel on the home page, and another selection of animatics in the United Kingdom', async () => {
    const titles = async (path: string, country: Country) => {
      const { blocks } = await works.readPage(path, country)
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

describe('the slug', () => {
  it('of a video alone, below the blog, or below another of its categories redirects to its page', async () => {
    const [home, other] = [await works.addCategory(), await works.addCategory()]
    const video = await works.addVideo(home.id, { furtherCategories: [other.id] })
    const path = `${home.slug}/${video.slug}`
    expect(await works.read(path)).toMatchObject({ kind: 'page', title: video.title })
    expect(await works.read(video.slug)).toMatchObject(redirectTo(path))
    expect(await works.read(`blog/${video.slug}`)).toMatchObject(redirectTo(path))
    expect(await works.read(`${other.slug}/${video.slug}`)).toMatchObject(redirectTo(path))
  })

  it('of an unknown video is not found, also below a category, the blog and the work page', async () => {
    const [home, stranger] = [await works.addCategory(), await works.addCategory()]
    const video = await works.addVideo(home.id)
    for (const path of [
      'no-such-slug',
      'blog/no-such-slug',
      `${home.slug}/no-such-slug`,
      `${stranger.slug}/${video.slug}`,
      `nowhere/${video.slug}`,
      `${home.slug}/${video.slug}/more`,
      `work/${video.slug}`,
    ]) {
      expect(await works.read(path), path).toMatchObject({ kind: 'notFound' })
    }
  })

  it('of a page takes precedence over a category and a video with the same path', async () => {
    const category = await works.addCategory()
    const video = await works.addVideo(category.id)
    const page = (slug: string) =>
      cms.payload.create({ collection: 'pages', data: { title: 'A page', slug, ...PUBLISHED } })
    await page(category.slug)
    await page(video.slug)
    expect(await works.readPage(category.slug)).toMatchObject({ title: 'A page', subject: null })
    expect(await works.readPage(video.slug)).toMatchObject({ title: 'A page', subject: null })
    expect(await works.readPage(`${category.slug}/${video.slug}`)).toMatchObject({
      title: video.title,
    })
  })

  it('is refused with the reason if it is invalid', async () => {
    await expect(works.addCategory({ slug: 'work' })).rejects.toMatchObject({ status: 400 })
    await expect(works.addCategory({ slug: 'a b' })).rejects.toMatchObject({ status: 400 })
    await expect(works.addVideo(null, { slug: 'a/b' })).rejects.toMatchObject({ status: 400 })
    await expect(works.addVideo(null, { embed: 'https://example.com' })).rejects.toMatchObject({
      status: 400,
    })
  })
})

describe('a video', () => {
  it('is below work if it has no category', async () => {
    const video = await works.addVideo(null, { slug: 'Two_Words' })
    expect(await works.readPage(`work/${video.slug}`)).toMatchObject({ title: video.title })
  })

  it('appears in its categories and the work list when it is published, and disappears from all of them', async () => {
    const [home, other] = [
      await works.addCategory({ isWorkFilter: true }),
      await works.addCategory(),
    ]
    const paths = [home.slug, other.slug]
    const lists = async () => [
      ...(await Promise.all(
        paths.map(async (path) => hrefsOf(categoryOf(await works.readPage(path)))),
      )),
      await videoHrefs(),
      await videoHrefs(`work/filter/${home.slug}`),
    ]
    const before = await lists()
    const video = await works.addVideo(home.id, { furtherCategories: [other.id] })
    const href = `/${home.slug}/${video.slug}`
    for (const list of await lists()) expect(list).toContain(href)
    const change = (data: object) =>
      cms.payload.update({ collection: 'videos', id: video.id, data, depth: 0 })
    await change({ furtherCategories: [] })
    expect(hrefsOf(categoryOf(await works.readPage(other.slug)))).not.toContain(href)
    await change({ _status: 'draft' })
    expect(await lists()).toEqual(before)
    expect(await works.read(href.slice(1))).toMatchObject({ kind: 'notFound' })
    await change({ _status: 'published' })
    await cms.payload.delete({ collection: 'videos', id: video.id })
    expect(await lists()).toEqual(before)
  })

  it('has the position that editors chose, and otherwise the newest is first', async () => {
    const category = await works.addCategory()
    const [one, two, three] = [
      await works.addVideo(category.id),
      await works.addVideo(category.id),
      await works.addVideo(category.id),
    ]
    await cms.payload.update({
      collection: 'categories',
      id: category.id,
      data: { featured: [two.id] },
    })
    const slugs = hrefsOf(categoryOf(await works.readPage(category.slug))).map(
      (href) => href.split('/')[2],
    )
    expect(slugs).toEqual([two.slug, three.slug, one.slug])
  })

  it('leaves a redirect when it is renamed or moved, and follows its category’s new slug', async () => {
    const [first, second] = [await works.addCategory(), await works.addCategory()]
    const video = await works.addVideo(first.id)
    const old = `${first.slug}/${video.slug}`
    await cms.payload.update({ collection: 'videos', id: video.id, data: { category: second.id } })
    expect(await works.read(old)).toMatchObject(redirectTo(`${second.slug}/${video.slug}`))
    const slug = `${second.slug}-renamed`
    await cms.payload.update({ collection: 'categories', id: second.id, data: { slug } })
    expect(await works.read(`${slug}/${video.slug}`)).toMatchObject({ kind: 'page' })
    expect(await works.read(`${second.slug}/${video.slug}`)).toMatchObject(
      redirectTo(`${slug}/${video.slug}`),
    )
    expect(await works.read(second.slug)).toMatchObject(redirectTo(slug))
    await cms.payload.delete({ collection: 'categories', id: second.id })
    expect(await works.read(`work/${video.slug}`)).toMatchObject({ kind: 'page' })
  })
})

describe('a category', () => {
  it('is shown only in its selected countries', async () => {
    const category = await works.addCategory({ countries: ['uk'], isWorkFilter: true })
    expect(await works.read(category.slug, 'uk')).toMatchObject({ kind: 'page' })
    expect(await works.read(category.slug, 'us')).toMatchObject({ kind: 'notFound' })
    expect(await works.read(`work/filter/${category.slug}`, 'us')).toMatchObject({
      kind: 'notFound',
    })
  })

  it('is a filter of the work list if it is marked as one, with its own title', async () => {
    const [marked, plain] = [
      await works.addCategory({ isWorkFilter: true }),
      await works.addCategory(),
    ]
    const view = await works.readPage(`work/filter/${marked.slug}`)
    expect(view.seo).toMatchObject({ isIndexed: false })
    expect(view.seo.title).toContain(marked.title)
    expect(await works.read(`work/filter/${plain.slug}`)).toMatchObject({ kind: 'notFound' })
    expect(await works.read(`pricing/filter/${marked.slug}`)).toMatchObject({ kind: 'notFound' })
  })

  it('has as many pages as its videos fill', async () => {
    const category = await works.addCategory()
    for (let index = 0; index < 25; index += 1) await works.addVideo(category.id)
    expect(categoryOf(await works.readPage(category.slug)).videos.items).toHaveLength(24)
    const second = await works.readPage(`${category.slug}/page/2`)
    expect(categoryOf(second).videos.items).toHaveLength(1)
    expect(second.seo.title).toMatch(/ · 2$/)
    expect(await works.read(`${category.slug}/page/3`)).toMatchObject({ kind: 'notFound' })
    expect(await works.read(`${category.slug}/page/1`)).toMatchObject({ kind: 'notFound' })
  })
})
