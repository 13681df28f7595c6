import type { FlattenedField } from 'payload'
import { describe, expect, it, vi } from 'vitest'
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
import { menusData } from './menu-entries'
import { readList, readObject, readPages } from './read-data'

vi.hoisted(() => {
  process.env.PAYLOAD_TOOLING = 'true'
})

/**
 * Lists the mistakes of a seed entry: unknown fields, and localized fields with one text for all
 * languages.
 */
function flawsOf(value: Json, fields: FlattenedField[], place: string): string[] {
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, entry]) => {
    const own = `${place}.${name}`
    const field = fields.find((candidate) => candidate.name === name)
    if (!field) return name === 'blockType' ? [] : [`${own} has no field`]
    if ('localized' in field && field.localized) {
      return entry === null || isText(entry) ? [] : [`${own} is not translated`]
    }
    return rowsOf(entry).flatMap((row) => flawsOf(row, fieldsOf(field, row), own))
  })
}

/** Whether an entry has one text for all languages. */
function isText(entry: Json): boolean {
  return isObject(entry) && typeof localize(entry, 'en', '') === 'string'
}

function rowsOf(entry: Json): Json[] {
  return Array.isArray(entry) ? entry : [entry]
}

function fieldsOf(field: FlattenedField, row: Json): FlattenedField[] {
  if (field.type !== 'blocks') return 'flattenedFields' in field ? field.flattenedFields : []
  const block = field.blocks.find(({ slug }) => isObject(row) && slug === row.blockType)
  return block?.flattenedFields ?? []
}

const { collections, globals } = await config
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

describe('the seed’s entries', () => {
  it.each(entries)('of $collection, $name, fit the fields and are translated', (entry) => {
    const { flattenedFields = [] } = collections.find(({ slug }) => slug === entry.collection) ?? {}
    expect(flawsOf(entry.data, flattenedFields, entry.name)).toEqual([])
    expect(entry.data[entry.match.field]).toBe(entry.match.value)
  })

  it('of the settings fit the fields and are translated', async () => {
    const settings = globals.find(({ slug }) => slug === 'site-settings')
    const data = settingsData(await readObject('site-settings.json'))
    expect(flawsOf(data, settings?.flattenedFields ?? [], 'settings')).toEqual([])
  })

  it('of the menus fit the fields and are translated', async () => {
    const menus = globals.find(({ slug }) => slug === 'menus')
    const data = menusData(await readObject('menus.json'), ['contact'])
    expect(flawsOf(data, menus?.flattenedFields ?? [], 'menus')).toEqual([])
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
