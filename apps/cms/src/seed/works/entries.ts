import { LOCALES } from '@studio/shared/locales'
import { UNCATEGORISED } from '../../fields/work-rules'
import type { Json, JsonObject } from '../localize'
import { refersTo } from '../resolve-references'
import type { SeedEntry } from '../seed-document'
import { clipName, posterName } from './media-names'
import type { CategoryOfSet, FilmOfSet, ShowreelsOfSet } from './sets'

/** From the library's sets, and what is written of each of them, to what the collections store. */

const published = { readyLocales: [...LOCALES], _status: 'published' }

export function videoEntry(
  film: FilmOfSet,
  words: JsonObject,
  { categories, hasMedia }: { categories: CategoryOfSet[]; hasMedia: (name: string) => boolean },
): SeedEntry {
  const poster = posterName(film.poster)
  const others = categories.filter(
    ({ slug, films }) => slug !== film.categorySlug && films.includes(film.slug),
  )
  return {
    collection: 'videos',
    name: film.slug,
    match: { field: 'slug', value: film.slug },
    data: {
      slug: film.slug,
      seedKey: film.slug,
      title: film.title,
      subtitle: film.subtitle,
      category:
        film.categorySlug === UNCATEGORISED ? null : refersTo('categories', film.categorySlug),
      furtherCategories: others.map(({ slug }) => refersTo('categories', slug)),
      film: clipName(film.clip),
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
  isThere: (film: string) => boolean,
): SeedEntry {
  const films = category.films.filter(isThere)
  const lead = isThere(category.lead) ? category.lead : films[0]
  return {
    ...categoryStub(category),
    data: {
      ...categoryStub(category).data,
      isWorkFilter: category.isWorkFilter,
      order,
      leadVideo: lead ? refersTo('videos', lead) : null,
      featured: films.map((film) => refersTo('videos', film)),
      ...words,
      ...published,
    },
  }
}

/** A category that films can name before it names them. */
export function categoryStub({ slug, title, parent }: CategoryOfSet): SeedEntry {
  return {
    collection: 'categories',
    name: slug,
    match: { field: 'slug', value: slug },
    data: { slug, seedKey: slug, title, parent, readyLocales: [...LOCALES] },
  }
}

/** Three showreels, of which that of the animatics has a choice of its own for the United Kingdom. */
export function showreelEntries(
  { home, animatics, animaticsUk, animation }: ShowreelsOfSet,
  isThere: (film: string) => boolean,
): SeedEntry[] {
  const films = (list: string[]): Json => list.filter(isThere).map((one) => refersTo('videos', one))
  return [
    showreel('home', 'Home page', films(home)),
    showreel('animatics', 'Animatics', films(animatics), [
      { countries: ['uk'], videos: films(animaticsUk) },
    ]),
    showreel('animation', 'Animation', films(animation)),
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
