import { LOCALES } from '@studio/shared/locales'
import { UNCATEGORISED } from '../../platform/fields/video-rules'
import type { Json, JsonObject } from '../localize'
import type { SeedEntry } from '../seed-document'
import { clipName, posterName } from './media-names'
import type { CategoryOfSet, VideoOfSet, ShowreelsOfSet } from './sets'

/** Converts the library's sets of videos and their texts to entries of collections. */

const published = { readyLocales: [...LOCALES], _status: 'published' }

export function videoEntry(
  video: VideoOfSet,
  words: JsonObject,
  { categories, hasMedia }: { categories: CategoryOfSet[]; hasMedia: (name: string) => boolean },
): SeedEntry {
  const poster = posterName(video.poster)
  const others = categories.filter(
    ({ slug, videos }) => slug !== video.categorySlug && videos.includes(video.slug),
  )
  return {
    collection: 'videos',
    name: video.slug,
    match: { field: 'slug', value: video.slug },
    data: {
      slug: video.slug,
      seedKey: video.slug,
      title: video.title,
      subtitle: video.subtitle,
      category: video.categorySlug === UNCATEGORISED ? null : video.categorySlug,
      furtherCategories: others.map(({ slug }) => slug),
      film: clipName(video.clip),
      poster: poster && hasMedia(poster) ? poster : null,
      ...words,
      ...published,
    },
  }
}

export function categoryEntry(
  category: CategoryOfSet,
  words: JsonObject,
  order: number,
  isThere: (video: string) => boolean,
): SeedEntry {
  const videos = category.videos.filter(isThere)
  const lead = isThere(category.lead) ? category.lead : videos[0]
  return {
    ...categoryStub(category),
    data: {
      ...categoryStub(category).data,
      isWorkFilter: category.isWorkFilter,
      order,
      leadVideo: lead ?? null,
      featured: videos,
      ...words,
      ...published,
    },
  }
}

/** A category without videos. It is created first, so that videos can refer to it. */
export function categoryStub({ slug, title, parent }: CategoryOfSet): SeedEntry {
  return {
    collection: 'categories',
    name: slug,
    match: { field: 'slug', value: slug },
    data: { slug, seedKey: slug, title, parent, readyLocales: [...LOCALES] },
  }
}

/** Three showreels. The one with animatics has a selection of its own for the United Kingdom. */
export function showreelEntries(
  { home, animatics, animaticsUk, animation }: ShowreelsOfSet,
  isThere: (video: string) => boolean,
): SeedEntry[] {
  const videos = (list: string[]): Json => list.filter(isThere)
  return [
    showreel('home', 'Home page', videos(home)),
    showreel('animatics', 'Animatics', videos(animatics), [
      { countries: ['uk'], videos: videos(animaticsUk) },
    ]),
    showreel('animation', 'Animation', videos(animation)),
  ]
}

function showreel(name: string, title: string, videos: Json, editions: Json[] = []): SeedEntry {
  return {
    collection: 'showreels',
    name,
    match: { field: 'seedKey', value: name },
    data: { seedKey: name, name: title, videos, editions, _status: 'published' },
  }
}
