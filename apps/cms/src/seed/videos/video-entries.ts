import { isObject, type JsonObject } from '../localize'
import { readObject } from '../read-data'
import type { SeedEntry } from '../seed-document'
import { categoryEntry, categoryStub, showreelEntries, videoEntry } from './entries'
import { clipName } from './media-names'
import { readVideoSets, type CategoryOfSet, type VideoSets } from './sets'

interface VideoEntries {
  stubs: SeedEntry[]
  videos: SeedEntry[]
  categories: SeedEntry[]
  showreels: SeedEntry[]
  /** Videos whose clip is missing from the library. */
  missing: { video: string; clip: string }[]
}

/**
 * The library's videos with their categories, in the order in which they can be written.
 * @param hasMedia whether the media collection has a file with this seed name
 */
export async function videoEntries(hasMedia: (name: string) => boolean): Promise<VideoEntries> {
  const [sets, videoWords, categoryWords] = await Promise.all([
    readVideoSets(),
    readObject('videos/videos.json'),
    readObject('videos/categories.json'),
  ])
  const categories = withBoardomatics(sets)
  const there = sets.videos.filter(({ clip }) => hasMedia(clipName(clip)))
  const slugs = new Set(there.map(({ slug }) => slug))
  const isThere = (video: string) => slugs.has(video)
  return {
    stubs: categories.map(categoryStub),
    // The first video of the set is written last, because lists show the newest video first.
    videos: there
      .toReversed()
      .map((video) => videoEntry(video, wordsOf(videoWords, video.slug), { categories, hasMedia })),
    categories: categories.map((category, index) =>
      categoryEntry(category, wordsOf(categoryWords, category.slug), (index + 1) * 10, isThere),
    ),
    showreels: showreelEntries(sets.showreels, isThere),
    missing: sets.videos
      .filter(({ slug }) => !isThere(slug))
      .map(({ slug, clip }) => ({ video: slug, clip: clipName(clip) })),
  }
}

/** Adds the categories of the boardomatics examples. The page above them is an ordinary page. */
function withBoardomatics({ categories, boardomatics }: VideoSets): CategoryOfSet[] {
  const title = { en: 'Boardomatics', ar: 'بوردوماتيك', de: 'Boardomatics' }
  const [lead = ''] = boardomatics
  return [
    ...categories,
    {
      slug: 'boardomatics',
      parent: 'animatics',
      isWorkFilter: false,
      title,
      lead,
      videos: boardomatics,
    },
  ]
}

function wordsOf(words: JsonObject, slug: string): JsonObject {
  const own = words[slug]
  if (!isObject(own)) throw new Error(`Nothing is written of “${slug}”.`)
  return own
}
