import { z } from 'zod'
import { described, textsSchema } from './library-words'
import { readLibraryFile } from './read-data'
import type { SeedEntry } from './seed-document'

/**
 * Converts pictures of the library that do not belong to a clip to entries of the media collection.
 */

const picture = z.object({
  title: textsSchema,
  alt: textsSchema,
  category: z.string(),
  dominant: z.string(),
  hasAlpha: z.boolean().default(false),
  focal: z.object({ x: z.number(), y: z.number() }),
  files: z.array(z.object({ file: z.string() })),
})

/** Portraits, people without their background, and backdrops. */
const still = picture.extend({ id: z.string(), stage: z.string() })
/** Frames of shots that are not posters, for the headers of pages and for case studies. */
const setStill = picture.extend({ stem: z.string(), shot: z.string(), stage: z.string() })
/** Screenshots of the review room, by language. */
const room = picture.omit({ category: true, focal: true }).extend({ id: z.string() })
/** Backgrounds of the pictures that are shown with links in other apps. */
const social = picture.omit({ category: true, focal: true }).extend({ name: z.string() })

export async function libraryPictures(): Promise<SeedEntry[]> {
  const stills = (await readJson('stills/stills.json', still)).map((one) => {
    const stage = one.stage === 'cut-out' ? {} : { stage: one.stage }
    return pictureEntry('stills', one.id, { ...one, facts: stage })
  })
  const setStills = (await readJson('set-stills/stills.json', setStill)).map((one) => {
    const name = one.stem.slice(one.stem.indexOf('/') + 1)
    const title = described(one.title, one.stage)
    const facts = { shot: one.shot, stage: one.stage }
    return pictureEntry('set-stills', name, { ...one, title, facts })
  })
  const shared = (await readJson('social/social.json', social)).map((one) =>
    pictureEntry('social', one.name, {
      ...one,
      category: 'shared-link',
      focal: { x: 50, y: 50 },
      facts: {},
    }),
  )
  const rooms = (await readJson('room/room.json', room)).map((one) =>
    pictureEntry('room', one.id, {
      ...one,
      category: 'review-room',
      focal: { x: 50, y: 50 },
      facts: {},
    }),
  )
  return Promise.all([...stills, ...setStills, ...shared, ...rooms])
}

async function readJson<Schema extends z.ZodType>(name: string, schema: Schema) {
  return z.array(schema).parse(JSON.parse((await readLibraryFile(name)).toString()))
}

interface Picture extends z.infer<typeof picture> {
  /** The shot and stage of the picture, if it belongs to one. */
  facts: { shot?: string; stage?: string }
}

/**
 * Imports the format that every browser shows. Other sizes and formats are generated on request.
 */
async function pictureEntry(folder: string, name: string, one: Picture): Promise<SeedEntry> {
  const file = one.files
    .map((candidate) => candidate.file)
    .find((path) => /\.(webp|jpg)$/.test(path))
  if (!file) throw new Error(`${folder}/${name} has no picture that every browser shows.`)
  const data = await readLibraryFile(`${folder}/${file}`)
  const key = `library-${folder}-${name}`
  return {
    collection: 'media',
    name: key,
    match: { field: 'seedKey', value: key },
    data: {
      seedKey: key,
      title: one.title,
      alt: one.alt,
      category: one.category,
      // The dominant color is left out for pictures with transparency, because it would remain
      // visible behind them.
      dominantColor: one.hasAlpha ? null : one.dominant,
      focalX: one.focal.x,
      focalY: one.focal.y,
      ...one.facts,
    },
    file: {
      name: `${folder}-${file}`,
      data,
      mimetype: file.endsWith('.jpg') ? 'image/jpeg' : 'image/webp',
      size: data.length,
    },
  }
}
