import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FPS, frameCount } from '../engine/frames'
import { CLIP_BYTES, FILM_BYTES, INTRO_BYTES, LIBRARY_BYTES } from '../host/budgets'
import { manifestSchema, type Entry } from '../host/manifest'
import { LIBRARY } from '../host/paths'
import { findShots } from '../host/shots'
import { readMp4 } from './read-mp4'
import { readWebm } from './read-webm'
import { TARGET } from '../sound/loudness'
import { readSounds } from '../sound/sound-list'

const entries = manifestSchema.parse(
  JSON.parse(readFileSync(join(LIBRARY, 'manifest.json'), 'utf8')),
)
const load = (entry: Entry, type: string) => {
  const found = entry.files.find(({ file }) => file.endsWith(type))
  if (!found) throw new Error(`${entry.id} ${entry.stage} has no ${type}`)
  return readFileSync(join(LIBRARY, found.file))
}

function limitOf({ id, sound }: Entry, file: string): number {
  if (sound && /\.(mp4|webm)$/.test(file)) return FILM_BYTES
  if (!/\.(mp4|webm)$/.test(file)) return 60_000
  return id === 'intro' ? INTRO_BYTES : CLIP_BYTES
}

const spheres = entries.filter(({ stage }) => stage === 'sphere')
const clips = entries.filter(({ stage }) => stage !== 'sphere')

describe.each(clips.map((entry) => [`${entry.id} ${entry.stage}`, entry] as const))(
  '%s',
  (_, entry) => {
    it('is H.264 at exactly 24 frames a second, and starts at once', () => {
      const { id, codec, ...facts } = { id: entry.id, ...readMp4(load(entry, '.mp4')) }
      expect({ id, codec }).toEqual({ id: entry.id, codec: 'avc1' })
      const { width, height, frames, duration } = entry
      const rest = { rate: FPS, seconds: duration, isFastStart: true, tracks: entry.sound ? 2 : 1 }
      expect(facts).toEqual({ width, height, frames, ...rest })
    })

    it('has the same frames in AV1', () => {
      const { codec, width, height, times, seconds } = readWebm(load(entry, '.webm'))
      expect({ codec, width, height }).toEqual({
        codec: 'V_AV1',
        width: entry.width,
        height: entry.height,
      })
      expect(times).toHaveLength(entry.frames)
      // Times in the container are whole milliseconds, and Opus begins a little before the picture.
      const [first = 0] = times
      if (!entry.sound) expect(first).toBe(0)
      const expected = (i: number) => first + (i * 1000) / FPS
      times.forEach((time, i) => expect(Math.abs(time - expected(i))).toBeLessThanOrEqual(1))
      expect(seconds).toBeCloseTo(entry.duration, 1)
    })

    it('is light, and is what the manifest says', () => {
      for (const { file, bytes, sha256 } of entry.files) {
        const content = readFileSync(join(LIBRARY, file))
        expect(content.length, file).toBe(bytes)
        expect(createHash('sha256').update(content).digest('hex'), file).toBe(sha256)
        expect(bytes, file).toBeLessThanOrEqual(limitOf(entry, file))
      }
    })
  },
)

const films = entries.filter(({ sound }) => sound)

describe.each(films.map((entry) => [entry.id, entry] as const))('%s', (_, entry) => {
  it('is as loud as all films are, and leaves room for peaks', () => {
    expect(Math.abs((entry.sound?.lufs ?? 0) - TARGET.lufs)).toBeLessThanOrEqual(0.7)
    expect(entry.sound?.truePeak).toBeLessThanOrEqual(TARGET.truePeak)
  })
})

it('has recordings as its list says them, the mixes as loud as films', async () => {
  const sounds = await readSounds()
  expect(sounds.some(({ kind }) => kind === 'mix')).toBe(true)
  for (const { id, kind, lufs, truePeak, file, bytes, sha256 } of sounds) {
    const content = readFileSync(join(LIBRARY, 'sound', file))
    expect(content.length, id).toBe(bytes)
    expect(createHash('sha256').update(content).digest('hex'), id).toBe(sha256)
    expect(truePeak, id).toBeLessThanOrEqual(TARGET.truePeak)
    if (kind === 'mix') expect(Math.abs(lufs - TARGET.lufs), id).toBeLessThanOrEqual(0.7)
  }
})

it.each(spheres.map((entry) => [entry.id, entry] as const))(
  '%s goes all around in one light picture',
  (_, entry) => {
    expect(entry.width).toBe(entry.height * 2)
    const types = entry.files.map(({ file }) => file.slice(file.lastIndexOf('.')))
    expect(types).toEqual(expect.arrayContaining(['.avif', '.webp']))
    for (const { file, bytes, sha256 } of entry.files) {
      const content = readFileSync(join(LIBRARY, file))
      expect(content.length, file).toBe(bytes)
      expect(createHash('sha256').update(content).digest('hex'), file).toBe(sha256)
      expect(bytes, file).toBeLessThanOrEqual(900_000)
    }
  },
)

it('is light as a whole, and holds no file that no list names', () => {
  const files = readdirSync(LIBRARY, { recursive: true })
    .map((name) => join(LIBRARY, name.toString()))
    .filter((path) => statSync(path).isFile())
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0)
  expect(bytes).toBeLessThanOrEqual(LIBRARY_BYTES)
  const lists = files.filter((file) => file.endsWith('.json'))
  const named = lists.map((file) => readFileSync(file, 'utf8')).join('\n')
  const pictures = files.filter((file) => !file.endsWith('.json'))
  expect(pictures.filter((file) => !named.includes(`"${basename(file)}"`))).toEqual([])
})

it('has stages of equal length for each shot, and words as the shot says them', async () => {
  for (const { id, about } of await findShots()) {
    const own = entries.filter((entry) => entry.id === id)
    for (const entry of own) {
      expect(entry.frames, `${id} ${entry.stage}`).toBe(frameCount(about.seconds))
      expect(entry.title, id).toEqual(about.title)
      expect(entry.alt, id).toEqual(about.alt)
    }
  }
})
