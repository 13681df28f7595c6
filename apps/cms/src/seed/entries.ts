import { LOCALES } from '@studio/shared/locales'
import type { Json, JsonObject } from './localize'
import { readPicture } from './read-data'
import type { SeedEntry } from './seed-document'

/** Converts a media entry of the seed files to the collection's fields. */

export async function mediaEntry({ key, file, ...data }: JsonObject): Promise<SeedEntry> {
  const name = text(key)
  const picture = await readPicture(text(file))
  return {
    collection: 'media',
    name,
    match: { field: 'seedKey', value: name },
    data: { seedKey: name, ...data },
    file: { name: text(file), data: picture, mimetype: 'image/webp', size: picture.length },
  }
}

export function priceGroupEntry(data: JsonObject, index: number): SeedEntry {
  const name = text(data.key)
  return {
    collection: 'price-groups',
    name,
    match: { field: 'key', value: name },
    data: { position: index + 1, ...data },
  }
}

/**
 * A page without blocks. It is created first, so that other pages can link to it before its blocks
 * are written.
 */
export function pageStub({ slug, title, seoTitle, headerTheme }: JsonObject): SeedEntry {
  const name = text(slug)
  return {
    collection: 'pages',
    name,
    match: { field: 'slug', value: name },
    data: {
      slug: name,
      title: title ?? name,
      seoTitle: seoTitle ?? null,
      headerTheme: headerTheme ?? null,
    },
  }
}

export function pageEntry(data: JsonObject): SeedEntry {
  const stub = pageStub(data)
  return { ...stub, data: { ...data, readyLocales: [...LOCALES], _status: 'published' } }
}

export function keyedEntry(
  collection: 'services' | 'testimonials',
  { key, ...data }: JsonObject,
): SeedEntry {
  const name = text(key)
  return {
    collection,
    name,
    match: { field: 'seedKey', value: name },
    data: { seedKey: name, ...data, _status: 'published' },
  }
}

export function synonymEntry({ key, ...data }: JsonObject): SeedEntry {
  const name = text(key)
  return {
    collection: 'search-synonyms',
    name,
    match: { field: 'seedKey', value: name },
    data: { seedKey: name, ...data },
  }
}

export function settingsData(data: JsonObject): JsonObject {
  return { ...data, badges: list(data.badges).map((label) => ({ label })) }
}

function list(value: Json | undefined): Json[] {
  if (!Array.isArray(value)) throw new Error('The seed’s settings lack a list.')
  return value
}

function text(value: Json | undefined): string {
  if (typeof value !== 'string') throw new Error('A seed entry lacks its name.')
  return value
}
