import type { PageView, ResolvedPath } from '@studio/shared/contracts/page'
import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import type { Category, Video } from '../payload-types'
import type { TestCms } from './start-cms'

/** The fields that make a page, a category and a video public. */
export const PUBLISHED = {
  readyLocales: ['en' as const],
  headerTheme: 'light' as const,
  _status: 'published' as const,
}

/** Creates categories and videos, each with a unique slug, and reads their pages like a visitor. */
export class SampleVideos {
  private count = 0

  private constructor(
    private readonly cms: TestCms,
    private readonly film: number,
  ) {}

  /** All videos show the same clip of the shot “causeway”. */
  static async in(cms: TestCms): Promise<SampleVideos> {
    const { docs } = await cms.payload.find({
      collection: 'media',
      where: { seedKey: { equals: 'library-causeway-final-clip' } },
      depth: 0,
    })
    return new SampleVideos(cms, docs[0]?.id ?? 0)
  }

  addCategory(change: object = {}): Promise<Category> {
    this.count += 1
    const data = {
      title: `Category ${this.count}`,
      slug: `category-${this.count}`,
      parent: 'reels' as const,
      ...PUBLISHED,
    }
    const { payload } = this.cms
    return payload.create({ collection: 'categories', data: { ...data, ...change }, depth: 0 })
  }

  addVideo(category: number | null, change: object = {}): Promise<Video> {
    this.count += 1
    const data = {
      title: `Film ${this.count}`,
      slug: `film-${this.count}`,
      film: this.film,
      category,
      ...PUBLISHED,
    }
    const { payload } = this.cms
    return payload.create({ collection: 'videos', data: { ...data, ...change }, depth: 0 })
  }

  async read(path: string, country: Country = 'us', locale: Locale = 'en'): Promise<ResolvedPath> {
    const { answerPage } = await import('../site/answer')
    return (await answerPage(this.cms.payload, { country, locale, path })).view
  }

  async readPage(path: string, country: Country = 'us', locale: Locale = 'en'): Promise<PageView> {
    const view = await this.read(path, country, locale)
    if (view.kind !== 'page') throw new Error(`${path} is ${view.kind}`)
    return view
  }
}
