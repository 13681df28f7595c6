import { LOCALES } from '@studio/shared/locales'
import { isObject, type Json, type JsonObject } from './localize'
import { readDownload } from './read-data'
import type { SeedEntry } from './seed-document'

/** Converts posts, jobs and case studies of the seed files to the collections' fields. */

const PUBLISHED = { readyLocales: [...LOCALES], _status: 'published' }

/** The order of the case studies in lists. */
const STUDIES = [
  'renderlux',
  'sesame-street',
  'carlsberg',
  'last-dance',
  'asahi',
  'ai-brand-ambassador',
]

export async function downloadEntry({ key, file, title }: JsonObject): Promise<SeedEntry> {
  const name = text(key)
  const data = await readDownload(text(file))
  return {
    collection: 'downloads',
    name,
    match: { field: 'seedKey', value: name },
    data: { seedKey: name, title: title ?? name },
    file: { name: text(file), data, mimetype: 'application/zip', size: data.length },
  }
}

export function postEntry({ picture, publishedOn, ...data }: JsonObject): SeedEntry {
  return entryOf('posts', { ...data, media: picture ?? null, publishedOn: noon(publishedOn) })
}

/** The seed names a test by its role, while the collection names it by its file. */
export function jobEntry({ picture, test, ...data }: JsonObject): SeedEntry {
  return entryOf('jobs', {
    ...data,
    media: picture ?? null,
    test: isObject(test) ? { body: test.summary ?? null, download: `test-${text(test.slug)}` } : {},
  })
}

export function caseStudyEntry({ result, slug, ...data }: JsonObject): SeedEntry {
  const place = STUDIES.indexOf(text(slug))
  return entryOf('case-studies', {
    ...data,
    slug: text(slug),
    position: (place === -1 ? STUDIES.length : place) + 1,
    hasResult: isObject(result),
    ...(isObject(result) && { result }),
  })
}

function entryOf(collection: 'posts' | 'jobs' | 'case-studies', data: JsonObject): SeedEntry {
  const name = text(data.slug)
  return {
    collection,
    name,
    match: { field: 'slug', value: name },
    data: { ...data, ...PUBLISHED },
  }
}

/** Returns noon UTC of a day, because the admin stores days in this way. */
function noon(day: Json | undefined): string {
  return `${text(day)}T12:00:00.000Z`
}

function text(value: Json | undefined): string {
  if (typeof value !== 'string') throw new Error('A seed entry lacks its name.')
  return value
}
