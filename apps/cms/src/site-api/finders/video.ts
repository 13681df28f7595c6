import type { Video } from '../../payload-types'
import type { PublishedReader } from '../reader'
import { buildVideo } from '../works/build-video'
import { idsOf, readVideo } from '../works/read-works'
import { answerVideoRoute, videoRouteOf } from '../works/video-route'
import { inReadyLanguage, redirectTo, type Finder } from './finder'

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
