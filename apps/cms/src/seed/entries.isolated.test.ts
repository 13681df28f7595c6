import { LOCALES } from '@studio/shared/locales'
import type { FlattenedField } from 'payload'
import { describe, expect, it, vi } from 'vitest'
import { fieldsOf } from '../platform/fields/fields-of'
import { fieldsOfRow, rowsOf } from '../platform/fields/walk'
import config from '../payload.config'
import {
  keyedEntry,
  mediaEntry,
  pageEntry,
  pageStub,
  priceGroupEntry,
  settingsData,
  synonymEntry,
} from './entries'
import { isObject, localize, type Json } from './localize'
import { libraryEntries, soundEntries } from './library-entries'
import { libraryPictures } from './library-pictures'
import { menusData } from './menu-entries'
import { readList, readObject, readPages } from './read-data'
import { Registry } from './registry'
import { resolveReferences } from './resolve-references'
import { videoEntries } from './videos/video-entries'

vi.hoisted(() => {
  process.env.PAYLOAD_TOOLING = 'true'
})

const LEFT_OVER = /\{\{|\]\(|\*\*|"page:/

/** Finds the mistakes in a seed entry: unknown fields, and texts that are not translated. */
function flawsOf(value: Json, fields: FlattenedField[], place: string): string[] {
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, entry]) => {
    const own = `${place}.${name}`
    const field = fields.find((candidate) => candidate.name === name)
    if (!field) return name === 'blockType' ? [] : [`${own} has no field`]
    if ('localized' in field && field.localized) {
      return entry === null || isText(entry) ? [] : [`${own} is not translated`]
    }
    if (field.type === 'array' || field.type === 'blocks') {
      return rowsOf(entry).flatMap((row) => flawsOf(row as Json, fieldsOfRow(field, row), own))
    }
    return 'flattenedFields' in field ? flawsOf(entry, field.flattenedFields, own) : []
  })
}

/** @returns true if an entry has a single text for all languages */
function isText(entry: Json): boolean {
  return isObject(entry) && typeof localize(entry, 'en', '') === 'string'
}

const loaded = await config
const pages = await readPages()

const entries = [
  ...(await Promise.all((await readList('media.json')).map(mediaEntry))),
  ...(await readList('price-groups.json')).map(priceGroupEntry),
  ...pages.map(pageStub),
  ...pages.map(pageEntry),
  ...(await readList('services.json')).map((entry) => keyedEntry('services', entry)),
  ...(await readList('testimonials.json')).map((entry) => keyedEntry('testimonials', entry)),
  ...(await readList('search-synonyms.json')).map(synonymEntry),
]
const settings = settingsData(await readObject('site-settings.json'))
/** All films count as rendered here, so that the test reads all entries. */
const works = await videoEntries(() => true)
const videos = [...works.videos, ...works.categories, ...works.showreels]
const library = [
  ...(await libraryEntries()).flat(),
  ...(await libraryPictures()),
  ...(await soundEntries()),
]

describe('the seed’s entries', () => {
  it.each(entries)('of $collection, $name, fit the fields and are translated', (entry) => {
    const fields = fieldsOf({ config: loaded }, entry.collection)
    expect(flawsOf(entry.data, fields, entry.name)).toEqual([])
    expect(entry.data[entry.match.field]).toBe(entry.match.value)
  })

  it('of the settings fit the fields and are translated', () => {
    expect(flawsOf(settings, fieldsOf({ config: loaded }, 'site-settings'), 'settings')).toEqual([])
  })

  it('of the menus fit the fields and are translated', async () => {
    const data = menusData(await readObject('menus.json'), ['contact'])
    expect(flawsOf(data, fieldsOf({ config: loaded }, 'menus'), 'menus')).toEqual([])
  })
})

describe('resolveReferences', () => {
  const registry = new Registry()
  for (const [id, { collection, name }] of [...entries, ...videos, ...library].entries()) {
    registry.set(collection, name, id + 1)
  }

  it.each([...entries, ...videos])(
    'resolves all names and markup of $collection, $name',
    ({ collection, data }) => {
      const fields = fieldsOf({ config: loaded }, collection)
      for (const locale of LOCALES) {
        const resolved = resolveReferences(fields, localize(data, locale, ''), registry)
        expect(JSON.stringify(resolved)).not.toMatch(LEFT_OVER)
      }
    },
  )

  it('resolves all names and markup of the settings', () => {
    const fields = fieldsOf({ config: loaded }, 'site-settings')
    const resolved = resolveReferences(fields, localize(settings, 'en', ''), registry)
    expect(JSON.stringify(resolved)).not.toMatch(LEFT_OVER)
  })

  it('gives a name its id in a field of one document, of several, in rows and in groups', () => {
    const own = new Registry()
    own.set('videos', 'a', 4)
    own.set('videos', 'b', 5)
    own.set('media', 'c', 6)
    own.set('pages', 'd', 7)
    const reel = { videos: ['a', 'b'], editions: [{ countries: ['uk'], videos: ['b'] }] }
    expect(resolveReferences(fieldsOf({ config: loaded }, 'showreels'), reel, own)).toEqual({
      videos: [4, 5],
      editions: [{ countries: ['uk'], videos: [5] }],
    })
    const actions = [{ label: 'c', link: { type: 'page', page: 'd' } }]
    const page = { seoImage: 'c', title: 'c', blocks: [{ blockType: 'callToAction', actions }] }
    expect(resolveReferences(fieldsOf({ config: loaded }, 'pages'), page, own)).toEqual({
      seoImage: 6,
      title: 'c',
      blocks: [
        {
          blockType: 'callToAction',
          actions: [{ label: 'c', link: { type: 'page', page: 7 } }],
        },
      ],
    })
  })

  it('refuses a name that no entry has', () => {
    const fields = fieldsOf({ config: loaded }, 'showreels')
    expect(() => resolveReferences(fields, { videos: ['none'] }, new Registry())).toThrow('none')
  })
})

it('a picture has its file', async () => {
  const { file, data } = await mediaEntry({ key: 'mascot', file: 'mascot.webp', alt: 'Mascot' })
  expect(data).toEqual({ seedKey: 'mascot', alt: 'Mascot' })
  expect(file?.data.subarray(8, 12).toString()).toBe('WEBP')
  expect(file?.size).toBe(file?.data.length)
})

it('lists keep the order of the file, and pages are published in all languages', () => {
  expect(priceGroupEntry({ key: 'second' }, 1).data).toMatchObject({ position: 2 })
  expect(pageEntry({ slug: 'faq' }).data).toMatchObject({
    _status: 'published',
    readyLocales: ['en', 'ar', 'de'],
  })
  expect(pageStub({ slug: 'faq', blocks: [] }).data).not.toHaveProperty('blocks')
})

it('an entry without its name, or settings without their badges, are refused', () => {
  expect(() => priceGroupEntry({ title: 'No name' }, 0)).toThrow('lacks its name')
  expect(() => settingsData({})).toThrow('lack a list')
})
