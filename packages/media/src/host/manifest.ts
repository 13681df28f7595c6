import { createHash } from 'node:crypto'
import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { STAGES } from '../engine/about'
import { LIBRARY } from './paths'

const texts = z.strictObject({ en: z.string(), ar: z.string(), de: z.string() })
const file = z.strictObject({ file: z.string(), bytes: z.int(), sha256: z.string().length(64) })

export const entrySchema = z.strictObject({
  id: z.string(),
  stage: z.enum(STAGES),
  title: texts,
  alt: texts,
  category: z.string(),
  loop: z.boolean(),
  /** The duration in seconds. */
  duration: z.number(),
  frames: z.int(),
  fps: z.literal(24),
  width: z.int(),
  height: z.int(),
  focal: z.strictObject({ x: z.number(), y: z.number() }),
  posterFrame: z.int(),
  dominant: z.string().regex(/^#[0-9a-f]{6}$/),
  /** A hash of code and settings. The same input gives the same pictures. */
  input: z.string(),
  /** The loudness of a film with sound in its H.264 file: integrated LUFS, and dBTP. */
  sound: z.strictObject({ lufs: z.number(), truePeak: z.number() }).optional(),
  files: z.array(file),
})
export type Entry = z.infer<typeof entrySchema>
export const manifestSchema = z.array(entrySchema)

export async function describeFile(folder: string, name: string) {
  const path = join(folder, name)
  const sha256 = createHash('sha256')
    .update(await readFile(path))
    .digest('hex')
  return { file: name, bytes: (await stat(path)).size, sha256 }
}

export async function readManifest(path: string): Promise<Entry[]> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '[]'
    throw error
  })
  return manifestSchema.parse(JSON.parse(text))
}

/** Replaces the file atomically, because renders of other scenes may read it at the same time. */
async function write(path: string, entries: Entry[]): Promise<void> {
  const part = `${path}.${process.pid}.part`
  await writeFile(part, `${JSON.stringify(entries, null, 2)}\n`)
  await rename(part, path)
}

/** Each scene has its own list, so that parallel renders do not overwrite each other. */
export async function recordEntry(entry: Entry): Promise<void> {
  const path = join(LIBRARY, entry.id, 'manifest.json')
  const others = (await readManifest(path)).filter(({ stage }) => stage !== entry.stage)
  const order = (one: Entry) => STAGES.indexOf(one.stage)
  await write(
    path,
    [...others, entry].sort((a, b) => order(a) - order(b)),
  )
  await combine()
}

/** Combines the lists of all scenes to the library's list. */
export async function combine(): Promise<void> {
  const names = (await readdir(LIBRARY, { withFileTypes: true })).filter((one) => one.isDirectory())
  const lists = await Promise.all(
    names.map(({ name }) => readManifest(join(LIBRARY, name, 'manifest.json'))),
  )
  const all = lists.flat().map((entry) => {
    const files = entry.files.map((one) => ({ ...one, file: `${entry.id}/${one.file}` }))
    return { ...entry, files }
  })
  await write(
    join(LIBRARY, 'manifest.json'),
    all.sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)),
  )
}
