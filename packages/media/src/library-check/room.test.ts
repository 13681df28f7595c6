import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { LIBRARY } from '../host/paths'
import { PICTURES } from '../room/pictures'
import { LOCALES } from '../room/words'

const ROOM = join(LIBRARY, 'room')
const recordSchema = z.array(
  z.object({
    id: z.string(),
    alt: z.record(z.string(), z.string()),
    width: z.int(),
    height: z.int(),
    files: z.array(z.object({ file: z.string(), bytes: z.int(), sha256: z.string() })).length(1),
  }),
)
const records = recordSchema.parse(JSON.parse(await readFile(join(ROOM, 'room.json'), 'utf8')))

it('has each picture of the review room in every language', () => {
  const wanted = LOCALES.flatMap((locale) => PICTURES.map(({ name }) => `${name}-${locale}`))
  expect(records.map(({ id }) => id)).toEqual(wanted)
})

it.each(records.map((record) => [record.id, record] as const))(
  '%s is light, is what its record says and has words as they are written',
  async (id, { alt, width, height, files }) => {
    for (const { file, bytes, sha256 } of files) {
      const content = await readFile(join(ROOM, file))
      expect(content.length).toBe(bytes)
      expect(createHash('sha256').update(content).digest('hex')).toBe(sha256)
      expect(bytes).toBeLessThanOrEqual(170_000)
      expect(await sharp(content).metadata()).toMatchObject({ width, height, format: 'webp' })
    }
    expect(alt).toEqual(PICTURES.find(({ name }) => id.startsWith(`${name}-`))?.alt)
  },
)
