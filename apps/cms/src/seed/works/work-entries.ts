import { isObject, type JsonObject } from '../localize'
import { readObject } from '../read-data'
import type { SeedEntry } from '../seed-document'
import { categoryEntry, categoryStub, showreelEntries, videoEntry } from './entries'
import { clipName } from './media-names'
import { readWorkSets, type CategoryOfSet, type WorkSets } from './sets'

interface WorkEntries {
  stubs: SeedEntry[]
  videos: SeedEntry[]
  categories: SeedEntry[]
  showreels: SeedEntry[]
  /** Films whose clip the library does not have. */
  missing: { film: string; clip: string }[]
}

/**
 * The films of the library's sets with their lists, in the order in which they
 * can be written.
 *
 * @param hasMedia whether the media collection has a file of this seed name
 */
export async function workEntries(hasMedia: (name: string) => boolean): Promise<WorkEntries> {
  const [sets, filmWords, categoryWords] = await Promise.all([
    readWorkSets(),
    readObject('works/films.json'),
    readObject('works/categories.json'),
  ])
  const categories = withBoardomatics(sets)
  const there = sets.films.filter(({ clip }) => hasMedia(clipName(clip)))
  const slugs = new Set(there.map(({ slug }) => slug))
  const isThere = (film: string) => slugs.has(film)
  return {
    stubs: categories.map(categoryStub),
    // The newest stands first in lists: the first of the set is written last.
    videos: there
      .toReversed()
      .map((film) => videoEntry(film, wordsOf(filmWords, film.slug), { categories, hasMedia })),
    categories: categories.map((category, index) =>
      categoryEntry(category, wordsOf(categoryWords, category.slug), (index + 1) * 10, isThere),
    ),
    showreels: showreelEntries(sets.showreels, isThere),
    missing: sets.films
      .filter(({ slug }) => !isThere(slug))
      .map(({ slug, clip }) => ({ film: slug, clip: clipName(clip) })),
  }
}

/** The examples of the boardomatics page, and the first part of their addresses; the page itself is one of blocks. */
function withBoardomatics({ categories, boardomatics }: WorkSets): CategoryOfSet[] {
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
      films: boardomatics,
    },
  ]
}

function wordsOf(words: JsonObject, slug: string): JsonObject {
  const own = words[slug]
  if (!isObject(own)) throw new Error(`Nothing is written of “${slug}”.`)
  return own
}
