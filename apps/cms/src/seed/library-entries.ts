import type { Locale } from '@studio/shared/locales'
import { z } from 'zod'
import { described, textsSchema } from './library-words'
import { readLibraryFile } from './read-data'
import type { SeedEntry } from './seed-document'

/**
 * Converts the rendered library to entries of the media collection: for each stage of a shot, a
 * poster and two clips.
 */

/** The parts of `packages/media/library/manifest.json` that the seed reads. */
const librarySchema = z.array(
  z.object({
    id: z.string(),
    stage: z.string(),
    title: textsSchema,
    alt: textsSchema,
    category: z.string(),
    duration: z.number().optional(),
    focal: z.object({ x: z.number(), y: z.number() }),
    dominant: z.string(),
    /** The field exists only for a video with sound. */
    sound: z.object({}).optional(),
    files: z.array(z.object({ file: z.string() })),
  }),
)

type LibraryEntry = z.infer<typeof librarySchema>[number]

const FORMATS = {
  webp: { role: 'poster', mimetype: 'image/webp' },
  webm: { role: 'av1', mimetype: 'video/webm' },
  mp4: { role: 'clip', mimetype: 'video/mp4' },
} as const

type Format = keyof typeof FORMATS

/** The entries in lists by format. Each list refers only to entries of earlier lists. */
export async function libraryEntries(): Promise<SeedEntry[][]> {
  const manifest = JSON.parse((await readLibraryFile('manifest.json')).toString()) as unknown
  const library = librarySchema.parse(manifest)
  const lists: SeedEntry[][] = []
  for (const format of ['webp', 'webm', 'mp4'] as const) {
    const entries: SeedEntry[] = []
    for (const entry of library) {
      const file = entry.files.find((candidate) => candidate.file.endsWith(`.${format}`))
      if (file) entries.push(await mediaEntryOf(entry, format, file.file))
    }
    lists.push(entries)
  }
  return lists
}

async function mediaEntryOf(entry: LibraryEntry, format: Format, file: string): Promise<SeedEntry> {
  const { role, mimetype } = FORMATS[format]
  const data = await readLibraryFile(file)
  const key = keyOf(entry, role)
  return {
    collection: 'media',
    name: key,
    match: { field: 'seedKey', value: key },
    data: {
      seedKey: key,
      alt: described(entry.alt, entry.stage),
      title: described(entry.title, entry.stage),
      shot: entry.id,
      stage: entry.stage,
      category: entry.category,
      dominantColor: entry.dominant,
      ...(format === 'webp' ? { focalX: entry.focal.x, focalY: entry.focal.y } : clipFacts(entry)),
      ...(format === 'mp4' && hasAv1(entry) && { av1File: keyOf(entry, 'av1') }),
      ...(format === 'mp4' && entry.sound && { hasSound: true, captions: await captionsOf(entry) }),
    },
    file: {
      name: `${entry.id}-${entry.stage}-${role}.${format}`,
      data,
      mimetype,
      size: data.length,
    },
  }
}

function clipFacts(entry: LibraryEntry) {
  return { poster: keyOf(entry, 'poster'), duration: entry.duration ?? null }
}

async function captionsOf({ id }: LibraryEntry) {
  const read = async (locale: Locale) =>
    (await readLibraryFile(`${id}/captions-${locale}.vtt`)).toString()
  return { en: await read('en'), ar: await read('ar'), de: await read('de') }
}

const soundsSchema = z.array(
  z.object({
    id: z.string(),
    title: textsSchema,
    duration: z.number(),
    peaks: z.array(z.number()),
    file: z.string(),
  }),
)

/** The sound files for the pages about sound. */
export async function soundEntries(): Promise<SeedEntry[]> {
  const list = JSON.parse((await readLibraryFile('sound/sound.json')).toString()) as unknown
  return Promise.all(
    soundsSchema.parse(list).map(async ({ id, title, duration, peaks, file }) => {
      const key = `library-sound-${id}`
      const data = await readLibraryFile(`sound/${file}`)
      return {
        collection: 'media' as const,
        name: key,
        match: { field: 'seedKey', value: key },
        data: { seedKey: key, alt: title, title, category: 'sound', duration, peaks },
        file: { name: `sound-${file}`, data, mimetype: 'audio/mpeg', size: data.length },
      }
    }),
  )
}

function hasAv1({ files }: LibraryEntry): boolean {
  return files.some(({ file }) => file.endsWith('.webm'))
}

function keyOf({ id, stage }: LibraryEntry, role: string): string {
  return `library-${id}-${stage}-${role}`
}
