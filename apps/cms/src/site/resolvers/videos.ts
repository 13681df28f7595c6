import type { ListView } from '@studio/shared/list-path'
import type { Video } from '../../payload-types'
import type { PublishedReader } from '../reader/reader'
import { buildCategory } from '../videos/build-category'
import { buildVideo } from '../videos/build-video'
import { idsOf, isShownIn, readCategory, readVideo, readVideoIds } from '../videos/read-videos'
import { pagesOf } from '../videos/reel-items'
import { answerVideoRoute, videoRouteOf } from '../videos/video-route'
import {
  type PathRequest,
  type Resolver,
  inReadyLanguage,
  redirectTo,
  type Resolution,
} from './resolver'

/** Resolves a reel or a category of videos, whose path is a single segment. */
export const resolveCategory: Resolver = (request) => {
  if (request.path.includes('/')) return Promise.resolve(null)
  return resolveCategoryPart(request, { base: request.path, filter: null, page: 1 })
}

export async function resolveCategoryPart(
  request: PathRequest,
  view: ListView,
): Promise<Resolution | null> {
  const { reader, readAt } = request
  const category = await readCategory(reader, view.base)
  if (!category || !isShownIn(category, reader.viewer.country)) return null
  if (view.page > pagesOf((await readVideoIds(reader, category)).length)) return null
  return inReadyLanguage(request, {
    found: category,
    again: (other) => readCategory(other, view.base),
    build: (other, found) => buildCategory(other, found, readAt, view),
  })
}

export const resolveVideo: Resolver = async (request) => {
  const { reader, path, readAt } = request
  const route = videoRouteOf(path)
  if (!route) return null
  const video = await readVideo(reader, route.slug)
  if (!video?.path) return null
  const answer = answerVideoRoute(path, {
    path: video.path,
    otherCategories: await categoriesOf(reader, video, route.category),
  })
  if (answer.kind === 'pass') return null
  if (answer.kind === 'redirect') return redirectTo(request, answer.to)
  return inReadyLanguage(request, {
    found: video,
    again: (other) => readVideo(other, video.slug),
    build: (other, found) => buildVideo(other, found, readAt),
  })
}

/**
 * The slugs of the video's categories. The former slug of a renamed category is added if it was
 * requested, because it has a redirect.
 */
async function categoriesOf(
  reader: PublishedReader,
  video: Video,
  askedFor: string | null,
): Promise<string[]> {
  const ids = idsOf([video.category ?? [], video.furtherCategories ?? []].flat())
  const slugs = ids.flatMap((id) => reader.related('categories', id)?.slug ?? [])
  if (askedFor === null || slugs.includes(askedFor)) return slugs
  const former = await reader.redirect(askedFor)
  const [now] = idsOf([former?.toCategory ?? []].flat())
  return now !== undefined && ids.includes(now) ? [...slugs, askedFor] : slugs
}
