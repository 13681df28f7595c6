import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { LIBRARY } from './paths'

export const STILLS = join(LIBRARY, 'stills')
/** The list of single pictures. `manifest.json` is the name of the list of shots. */
const LIST = join(STILLS, 'stills.json')

const texts = z.strictObject({ en: z.string(), ar: z.string(), de: z.string() })
const file = z.strictObject({ file: z.string(), bytes: z.int(), sha256: z.string().length(64) })

export const stillEntrySchema = z.strictObject({
  id: z.string(),
  stage: z.string(),
  title: texts,
  alt: texts,
  category: z.string(),
  width: z.int(),
  height: z.int(),
  focal: z.strictObject({ x: z.number(), y: z.number() }),
  /** The height of the ground in percent from the top; see `engine/still.ts`. */
  ground: z.number().optional(),
  hasAlpha: z.boolean(),
  dominant: z.string().regex(/^#[0-9a-f]{6}$/),
  /** A hash of code and settings. The same input gives the same picture. */
  input: z.string(),
  files: z.array(file),
})
export type StillEntry = z.infer<typeof stillEntrySchema>
export const stillListSchema = z.array(stillEntrySchema)

export async function readStills(): Promise<StillEntry[]> {
  const text = await readFile(LIST, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '[]'
    throw error
  })
  return stillListSchema.parse(JSON.parse(text))
}

export async function recordStill(entry: StillEntry): Promise<void> {
  const others = (await readStills()).filter(({ id }) => id !== entry.id)
  const all = [...others, entry].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))
  const part = `${LIST}.${process.pid}.part`
  await writeFile(part, `${JSON.stringify(all, null, 2)}\n`)
  await rename(part, LIST)
}
