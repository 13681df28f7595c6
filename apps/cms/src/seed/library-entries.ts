import type { Locale } from '@studio/shared/locales'
import { z } from 'zod'
import { readLibraryFile } from './read-data'
import type { SeedEntry } from './seed-document'

/** The rendered library as entries of the media collection: a poster and two clips for each stage of a shot. */

type Texts = Record<Locale, string>

const textsSchema = z.object({ en: z.string(), ar: z.string(), de: z.string() })

/** What the seed needs of `packages/media/library/manifest.json`. */
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
    files: z.array(z.object({ file: z.string() })),
  }),
)

type LibraryEntry = z.infer<typeof librarySchema>[number]

const STAGE_NAMES: Record<string, Texts> = {
  board: { en: 'Pencil storyboard', ar: 'لوحة قصة بالرصاص', de: 'Storyboard in Bleistift' },
  animatic: { en: '2D animatic', ar: 'أنيماتيك ثنائي الأبعاد', de: '2D-Animatic' },
  previz: { en: '3D previz in clay', ar: 'تصوّر أوّلي ثلاثي الأبعاد', de: '3D-Previz in Ton' },
  'previz-wire': {
    en: '3D previz with its wires',
    ar: 'تصوّر أوّلي ثلاثي الأبعاد بخطوط الشبكة',
    de: '3D-Previz mit Drahtgitter',
  },
  photomatic: { en: 'Photomatic', ar: 'فوتوماتيك', de: 'Photomatic' },
  hybrid: { en: 'Hybrid animatic', ar: 'أنيماتيك هجين', de: 'Hybrid-Animatic' },
  sphere: { en: '360° picture', ar: 'صورة بزاوية ٣٦٠°', de: '360°-Bild' },
}

const FORMATS = {
  webp: { role: 'poster', mimetype: 'image/webp' },
  webm: { role: 'av1', mimetype: 'video/webm' },
  mp4: { role: 'clip', mimetype: 'video/mp4' },
} as const

type Format = keyof typeof FORMATS

/** Posters before the clips that name them. */
export async function libraryEntries(): Promise<SeedEntry[]> {
  const manifest = JSON.parse((await readLibraryFile('manifest.json')).toString()) as unknown
  const library = librarySchema.parse(manifest)
  const entries: SeedEntry[] = []
  for (const format of ['webp', 'webm', 'mp4'] as const) {
    for (const entry of library) {
      const file = entry.files.find((candidate) => candidate.file.endsWith(`.${format}`))
      if (file) entries.push(await mediaEntryOf(entry, format, file.file))
    }
  }
  return entries
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

function hasAv1({ files }: LibraryEntry): boolean {
  return files.some(({ file }) => file.endsWith('.webm'))
}

function keyOf({ id, stage }: LibraryEntry, role: string): string {
  return `library-${id}-${stage}-${role}`
}

/** The final picture speaks for itself; of the others one wants to know what they are. */
function described(texts: Texts, stage: string): Texts {
  const name = STAGE_NAMES[stage]
  if (!name) return texts
  return {
    en: `${name.en}: ${texts.en}`,
    ar: `${name.ar}: ${texts.ar}`,
    de: `${name.de}: ${texts.de}`,
  }
}
