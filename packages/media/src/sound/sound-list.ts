import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { LIBRARY } from '../host/paths'

const texts = z.strictObject({ en: z.string(), ar: z.string(), de: z.string() })

const entrySchema = z.strictObject({
  id: z.string(),
  kind: z.enum(['mix', 'part']),
  title: texts,
  /** The integrated loudness of the file in LUFS, as measured. */
  lufs: z.number(),
  /** The true peak in dBTP. */
  truePeak: z.number(),
  /** The duration in seconds. */
  duration: z.number(),
  /** The loudness over the length of the file, from 0 to 100. */
  peaks: z.array(z.int().min(0).max(100)).length(96),
  file: z.string(),
  bytes: z.int(),
  sha256: z.string().length(64),
})

export type SoundEntry = z.infer<typeof entrySchema>

export async function readSounds(): Promise<SoundEntry[]> {
  const text = await readFile(join(LIBRARY, 'sound/sound.json'), 'utf8')
  return z.array(entrySchema).parse(JSON.parse(text))
}
