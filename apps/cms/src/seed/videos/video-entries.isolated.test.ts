import type { FlattenedField } from 'payload'
import { describe, expect, it, vi } from 'vitest'
import config from '../../payload.config'
import { libraryEntries } from '../library-entries'
import { libraryPictures } from '../library-pictures'
import { isObject, type JsonObject } from '../localize'
import { readVideoSets } from './sets'
import { videoEntries } from './video-entries'

vi.hoisted(() => {
  process.env.PAYLOAD_TOOLING = 'true'
})

const everything = await videoEntries(() => true)
const sets = await readVideoSets()
const { collections } = await config

function fieldsOf(collection: string): FlattenedField[] {
  return collections.find(({ slug }) => slug === collection)?.flattenedFields ?? []
}

function entry(list: { name: string; data: JsonObject }[], name: string): JsonObject {
  const found = list.find((one) => one.name === name)
  if (!found) throw new Error(`There is no ${name}.`)
  return found.data
}

describe('with the whole library', () => {
  it('every video of the sets is written, once, and none is missing', () => {
    expect(everything.missing).toEqual([])
    expect(everything.videos.map(({ name }) => name).sort()).toEqual(
      sets.videos.map(({ slug }) => slug).sort(),
    )
  })

  it.each([...everything.videos, ...everything.categories, ...everything.showreels])(
    '$collection $name has only existing fields',
    ({ collection, data }) => {
      const known = fieldsOf(collection).map(({ name }) => name)
      expect(known).toEqual(expect.arrayContaining(Object.keys(data)))
    },
  )

  it.each([...everything.videos, ...everything.categories])(
    '$collection $name respects the lengths of its texts',
    ({ collection, data }) => {
      const tooLong = fieldsOf(collection).flatMap((field) => {
        const texts = data[field.name]
        const most = 'maxLength' in field ? field.maxLength : undefined
        if (most === undefined || !isObject(texts)) return []
        return Object.values(texts).filter((text) => typeof text === 'string' && text.length > most)
      })
      expect(tooLong).toEqual([])
    },
  )

  it('titles and descriptions for search engines are unique', () => {
    for (const field of ['seoTitle', 'seoDescription']) {
      const all = [...everything.videos, ...everything.categories].map(({ data }) => data[field])
      for (const locale of ['en', 'ar', 'de']) {
        const texts = all.map((text) => (isObject(text) ? text[locale] : null))
        expect(texts).not.toContain(null)
        expect(new Set(texts).size).toBe(texts.length)
      }
    }
  })

  it('every video has an existing category, or none', () => {
    const categories = everything.categories.map(({ name }) => name)
    const homes = everything.videos.flatMap(({ data }) => data.category ?? [])
    expect(categories).toEqual(expect.arrayContaining(homes))
    expect(entry(everything.videos, 'Man_Woman').category).toBeNull()
  })

  it('a showreel has eight videos, and the animatics another eight for the United Kingdom', () => {
    const lists = everything.showreels.map(({ data }) => data.videos as JsonObject[])
    expect(lists.map(({ length }) => length)).toEqual([8, 8, 8])
    const [edition] = entry(everything.showreels, 'animatics').editions as JsonObject[]
    expect(edition?.videos).toEqual(sets.showreels.animaticsUk)
  })
})

describe('without a clip', () => {
  const lost = 'library-perfume-final-clip'
  const some = videoEntries((name) => name !== lost)

  it('its video and all references to it are left out', async () => {
    const { videos, categories, showreels, missing } = await some
    expect(missing).toEqual([{ video: 'amber-rising', clip: lost }])
    expect(videos.map(({ name }) => name)).not.toContain('amber-rising')
    expect(JSON.stringify([categories, showreels])).not.toContain('"amber-rising"')
    expect(entry(categories, 'beauty-reel').leadVideo).toBe('amber-blocked')
  })
})

it('the library reports which videos lack their clips', async () => {
  const library = [...(await libraryEntries()).flat(), ...(await libraryPictures())]
  const names = new Set(library.map(({ name }) => name))
  const { videos, missing } = await videoEntries((name) => names.has(name))
  expect(videos.length + missing.length).toBe(sets.videos.length)
  expect(missing.filter(({ clip }) => names.has(clip))).toEqual([])
  if (missing.length > 0) {
    console.warn(`Films that wait for their clips: ${missing.map(({ video }) => video).join(', ')}`)
  }
})
