import type { ListView } from '@studio/shared/list-path'
import type { Video } from '../../payload-types'
import type { PublishedReader } from '../reader/reader'
import { buildCategory } from '../works/build-category'
import { buildVideo } from '../works/build-video'
import { idsOf, isShownIn, readCategory, readVideo, readVideoIds } from '../works/read-works'
import { pagesOf } from '../works/reel-items'
import { answerVideoRoute, videoRouteOf } from '../works/video-route'
import { type Asked, type Finder, inReadyLanguage, redirectTo, type Resolution } from './resolver'

/** A reel or a category of the work: one segment. */
export const findCategory: Finder = (asked) => {
  if (asked.path.includes('/')) return Promise.resolve(null)
  return findCategoryView(asked, { base: asked.path, filter: null, page: 1 })
}

export async function findCategoryView(asked: Asked, view: ListView): Promise<Resolution | null> {
  const { reader, readAt } = asked
  const category = await readCategory(reader, view.base)
  if (!category || !isShownIn(category, reader.viewer.country)) return null
  if (view.page > pagesOf((await readVideoIds(reader, category)).length)) return null
  return inReadyLanguage(asked, {
    found: category,
    again: (other) => readCategory(other, view.base),
    build: (other, found) => buildCategory(other, found, readAt, view),
  })
}

/** A film's page, or the way to it. */
export const findVideo: Finder = async (asked) => {
  const { reader, path, readAt } = asked
  const route = videoRouteOf(path)
  if (!route) return null
  const video = await readVideo(reader, route.slug)
  if (!video?.path) return null
  const answer = answerVideoRoute(path, {
    path: video.path,
    otherCategories: await categoriesOf(reader, video, route.category),
  })
  if (answer.kind === 'pass') return null
  if (answer.kind === 'redirect') return redirectTo(asked, answer.to)
  return inReadyLanguage(asked, {
    found: video,
    again: (other) => readVideo(other, video.slug),
    build: (other, found) => buildVideo(other, found, readAt),
  })
}

/** A category that was renamed is still known by its former slug, to which a redirect belongs. */
async function categoriesOf(
  reader: PublishedReader,
  video: Video,
  asked: string | null,
): Promise<string[]> {
  const ids = idsOf([video.category ?? [], video.furtherCategories ?? []].flat())
  const slugs = ids.flatMap((id) => reader.related('categories', id)?.slug ?? [])
  if (asked === null || slugs.includes(asked)) return slugs
  const former = await reader.redirect(asked)
  const [now] = idsOf([former?.toCategory ?? []].flat())
  return now !== undefined && ids.includes(now) ? [...slugs, asked] : slugs
}
