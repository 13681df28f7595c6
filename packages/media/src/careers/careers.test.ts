import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { frameCount } from '../engine/frames'
import { findShots } from '../host/shots'
import { CAREERS, LOCALES, readBrief, readCommon, ROLES } from './brief'

/** Reads the file names in the directory of a zip archive. */
function namesIn(archive: Buffer): string[] {
  const end = archive.length - 22
  const names: string[] = []
  for (let at = archive.readUInt32LE(end + 16); at < end;) {
    const length = archive.readUInt16LE(at + 28)
    names.push(archive.toString('utf8', at + 46, at + 46 + length))
    at += 46 + length
  }
  return names
}

function textsIn(value: unknown): Record<string, string>[] {
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value) return [value as Record<string, string>]
  return Object.values(value).flatMap(textsIn)
}

describe.each(ROLES)('the test for %s', (role) => {
  const brief = readBrief(role)

  it('is written in three languages', () => {
    for (const { en, ar, de } of textsIn({ ...brief, role: undefined })) {
      expect(new Set([en, ar, de]).size, en).toBe(3)
      expect(ar).toMatch(/[\u0600-\u06FF]/)
    }
  })

  it('has a panel for every frame of its shot', async () => {
    const [shot] = await findShots([brief.shot])
    const ends = brief.timing.map(({ frames: [, to] }) => to)
    brief.timing.forEach(({ frames: [from] }, i) => expect(from).toBe((ends[i - 1] ?? -1) + 1))
    expect(ends.at(-1)).toBe(frameCount(shot?.about.seconds ?? 0) - 1)
  })

  it('comes as one light file with brief, board and material', () => {
    const archive = readFileSync(`${CAREERS}tests/${role}.zip`)
    expect(archive.length).toBeLessThan(3_000_000)
    const names = namesIn(archive)
    const wanted = [
      ...LOCALES.flatMap((locale) => [`brief-${locale}.pdf`, `timing-${locale}.csv`]),
      ...[1, 2, 3, 4].map((n) => `panels/panel-${n}.jpg`),
      ...['palette.ase', 'palette.svg', 'logo.svg'],
      ...(brief.files.includes('blockout') ? ['blockout.glb', 'blockout.obj'] : ['safe-16x9.svg']),
    ]
    expect(names).toEqual(expect.arrayContaining(wanted.map((name) => `${role}/${name}`)))
  })
})

it('says in three languages what all tests share', () => {
  for (const { en, ar } of textsIn(readCommon())) expect(ar).not.toBe(en)
})
