import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readVtt } from '@studio/shared/captions/read-vtt'
import { libraryEntries, soundEntries } from './library-entries'
import { libraryPictures } from './library-pictures'

const textsSchema = z.object({ en: z.string(), ar: z.string(), de: z.string() })

const sounds = await soundEntries()
const entries = [...(await libraryEntries()).flat(), ...(await libraryPictures()), ...sounds]
const names = entries.map(({ name }) => name)

describe('the picture library', () => {
  it('gives each file a unique name, in the seed and in the media folder', () => {
    expect(entries.length).toBeGreaterThan(0)
    expect(new Set(names).size).toBe(entries.length)
    expect(new Set(entries.map(({ file }) => file?.name)).size).toBe(entries.length)
  })

  it.each(entries.filter(({ file }) => file?.mimetype.startsWith('video/')))(
    '$name has a poster and a length; its references are written before it',
    ({ name, data }) => {
      expect(data.duration).toBeGreaterThan(0)
      const before = names.slice(0, names.indexOf(name))
      expect(before).toContain(data.poster)
      if ('av1File' in data) expect(before).toContain(data.av1File)
    },
  )

  it.each(entries.filter(({ data }) => data.hasSound === true))(
    '$name has captions in three languages, with equal times, until its end',
    ({ data }) => {
      const captions = textsSchema.parse(data.captions)
      const timesIn = (locale: 'ar' | 'de' | 'en') =>
        readVtt(captions[locale]).map(({ start, end }) => [start, end])
      expect(timesIn('de')).toEqual(timesIn('en'))
      expect(timesIn('ar')).toEqual(timesIn('en'))
      expect(timesIn('en')[0]?.[0]).toBe(0)
      expect(timesIn('en').at(-1)?.[1]).toBeCloseTo(Number(data.duration), 0)
    },
  )

  it('has films with sound, and recordings with waveforms', () => {
    expect(entries.filter(({ data }) => data.hasSound === true).length).toBeGreaterThan(0)
    expect(sounds.length).toBeGreaterThan(0)
    for (const { name, data } of sounds) expect(data.peaks, name).toHaveLength(96)
  })

  it.each(entries)('$name has alternative texts in three languages', ({ data }) => {
    const alt = textsSchema.parse(data.alt)
    expect(alt.en).toMatch(/\w{3}/)
    expect(alt.ar).toMatch(/[\u0600-\u06FF]{3}/)
    expect(alt.de).toMatch(/\w{3}/)
    expect(new Set(Object.values(alt)).size).toBe(3)
  })
})
