import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { findStills } from '../host/find-stills'
import { readStills, STILLS } from '../host/still-manifest'
import { readRecords, SET_STILLS } from '../sets/still-record'

const stills = await findStills()
const entries = await readStills()

it.each(entries.map((entry) => [entry.id, entry] as const))(
  '%s is light, as large as it says and as transparent',
  async (id, { files, width, height, hasAlpha }) => {
    const still = stills.find((one) => one.id === id)
    expect(files.map(({ file }) => file.slice(file.lastIndexOf('.')))).toEqual(['.avif', '.webp'])
    for (const { file, bytes, sha256 } of files) {
      const content = readFileSync(join(STILLS, file))
      expect(content.length, file).toBe(bytes)
      expect(createHash('sha256').update(content).digest('hex'), file).toBe(sha256)
      expect(bytes, file).toBeLessThanOrEqual(still?.bytes ?? (hasAlpha ? 120_000 : 60_000))
      const facts = await sharp(content).metadata()
      expect([facts.width, facts.height, facts.hasAlpha], file).toEqual([width, height, hasAlpha])
    }
  },
)

const ofSets = await readRecords()

it.each(ofSets.map((one) => [one.stem, one] as const))(
  '%s is light, and is what its record says',
  async (_, { files, width, height }) => {
    for (const { file, bytes, sha256 } of files) {
      const content = readFileSync(join(SET_STILLS, file))
      expect(content.length, file).toBe(bytes)
      expect(createHash('sha256').update(content).digest('hex'), file).toBe(sha256)
      expect(bytes, file).toBeLessThanOrEqual(60_000)
      const facts = await sharp(content).metadata()
      expect([facts.width, facts.height], file).toEqual([width, height])
    }
  },
)

it('has words as the still says them', () => {
  for (const entry of entries) {
    const still = stills.find(({ id }) => id === entry.id)
    expect([entry.title, entry.alt], entry.id).toEqual([still?.title, still?.alt])
  }
})
