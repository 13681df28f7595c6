import type { SitePaths } from '@studio/shared/contracts/listings'
import type { Payload } from 'payload'
import { SITE_CONTEXT } from '../../platform/access/rules'
import type { Category, Media, Video } from '../../payload-types'
import { addressOf } from '../content/media'

type SitePath = SitePaths['pages'][number]

const asVisitor = {
  locale: 'all',
  where: { isHiddenFromSearch: { not_equals: true } },
  depth: 0,
  pagination: false,
  overrideAccess: false,
  context: SITE_CONTEXT,
} as const

export async function listVideos(payload: Payload): Promise<SitePath[]> {
  const [categories, found] = await Promise.all([
    payload.find({
      ...asVisitor,
      collection: 'categories',
      sort: 'slug',
      select: { slug: true, leadVideo: true, readyLocales: true, updatedAt: true },
    }),
    payload.find({
      ...asVisitor,
      collection: 'videos',
      sort: 'path',
      select: {
        path: true,
        title: true,
        seoDescription: true,
        film: true,
        poster: true,
        embed: true,
        readyLocales: true,
        createdAt: true,
        updatedAt: true,
      },
    }),
  ])
  const media = await readMedia(payload, found.docs)
  const videos = new Map(found.docs.map((video) => [video.id, video]))
  return [
    ...categories.docs.map((category) => categoryPath(category, videos, media)),
    ...found.docs.flatMap((video) => videoPath(video, media)),
  ]
}

type Library = Map<number, Media>
type ListedVideo = Omit<Video, 'slug' | 'headerTheme'>
type ListedCategory = Pick<Category, 'slug' | 'leadVideo' | 'readyLocales' | 'updatedAt'>

function categoryPath(
  { slug, leadVideo, readyLocales, updatedAt }: ListedCategory,
  videos: Map<number, Pick<Video, 'film' | 'poster'>>,
  media: Library,
): SitePath {
  const lead = videos.get(idOf(leadVideo))
  const picture = lead && posterOf(lead, media)
  return { path: slug, updatedAt, readyLocales, images: picture ? [picture] : [], video: null }
}

function videoPath(video: ListedVideo, media: Library): SitePath[] {
  const { path, updatedAt, readyLocales, embed } = video
  if (!path) return []
  const thumbnail = posterOf(video, media)
  const film = media.get(idOf(video.film))
  const address = embed || (film && addressOf(film))
  return [
    {
      path,
      updatedAt,
      readyLocales,
      images: thumbnail ? [thumbnail] : [],
      video:
        thumbnail && address
          ? {
              title: inAllLanguages(video.title),
              description: inAllLanguages(video.seoDescription),
              thumbnail,
              address,
              duration: embed ? null : (film?.duration ?? null),
              publishedAt: video.createdAt,
            }
          : null,
    },
  ]
}

function posterOf({ film, poster }: Pick<Video, 'film' | 'poster'>, media: Library): string | null {
  const picture =
    media.get(idOf(poster)) ?? media.get(idOf(media.get(idOf(film))?.poster)) ?? undefined
  return picture ? addressOf(picture) : null
}

/** Reads the videos' files and posters, and the posters of their clips. */
async function readMedia(payload: Payload, videos: ListedVideo[]): Promise<Library> {
  const read = async (ids: number[]) => {
    const where = { id: { in: [...new Set(ids)] } }
    const select = { filename: true, fileVersion: true, poster: true, duration: true } as const
    const options = { ...asVisitor, collection: 'media', where, select } as const
    return ids.length > 0 ? (await payload.find(options)).docs : []
  }
  const own = await read(videos.flatMap(({ film, poster }) => [idOf(film), idOf(poster)]))
  const posters = await read(own.map(({ poster }) => idOf(poster)))
  return new Map([...own, ...posters].map((one) => [one.id, one as Media]))
}

/** A missing reference gets the id 0, which no document has. */
function idOf(reference: number | { id: number } | null | undefined): number {
  return typeof reference === 'number' ? reference : (reference?.id ?? 0)
}

/** Payload’s types allow a text only in one locale. */
function inAllLanguages(value: unknown): Record<string, string> {
  const texts = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return Object.fromEntries(
    texts.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
