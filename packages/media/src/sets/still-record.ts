import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { STAGES } from '../engine/about'
import { LIBRARY } from '../host/paths'

export const SET_STILLS = join(LIBRARY, 'set-stills')
const LIST = join(SET_STILLS, 'stills.json')

const texts = z.strictObject({ en: z.string(), ar: z.string(), de: z.string() })
const record = z.strictObject({
  /** The path in the library without the file extension. */
  stem: z.string(),
  shot: z.string(),
  stage: z.enum(STAGES),
  title: texts,
  alt: texts,
  category: z.string(),
  focal: z.strictObject({ x: z.number(), y: z.number() }),
  width: z.int(),
  height: z.int(),
  dominant: z.string().regex(/^#[0-9a-f]{6}$/),
  /** A hash of code, settings and frame. The same input gives the same picture. */
  input: z.string(),
  files: z.array(
    z.strictObject({ file: z.string(), bytes: z.int(), sha256: z.string().length(64) }),
  ),
})
export type StillRecord = z.infer<typeof record>

export async function readRecords(): Promise<StillRecord[]> {
  const text = await readFile(LIST, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '[]'
    throw error
  })
  return z.array(record).parse(JSON.parse(text))
}

export async function keepRecord(one: StillRecord): Promise<void> {
  const others = (await readRecords()).filter(({ stem }) => stem !== one.stem)
  const all = [...others, one].sort((a, b) => (a.stem < b.stem ? -1 : 1))
  await mkdir(SET_STILLS, { recursive: true })
  const part = `${LIST}.${process.pid}.part`
  await writeFile(part, `${JSON.stringify(all, null, 2)}\n`)
  await rename(part, LIST)
}
