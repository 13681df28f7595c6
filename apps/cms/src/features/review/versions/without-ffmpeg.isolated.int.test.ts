import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { VersionKind } from '@studio/shared/review/media'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { ffmpeg, numberedFrames, tone } from '../../../test-support/films'

vi.hoisted(() => {
  process.env.PAYLOAD_TOOLING = 'true'
})
vi.mock('../../../platform/programs/programs', async (original) => ({
  ...(await original<typeof import('../../../platform/programs/programs')>()),
  findFfmpeg: () => null,
  findPoppler: () => null,
}))
const { makeViews } = await import('./make-views')
const { TimeLimit } = await import('./media/time-limit')
const { Progress } = await import('./progress')

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'without-ffmpeg-'))
  const web = ['-c:v', 'libx264', '-bf', '2', '-pix_fmt', 'yuv420p', '-c:a', 'aac']
  await ffmpeg(folder, ...numberedFrames('30000/1001', 4), ...tone(4), ...web, 'web.mp4')
  await ffmpeg(folder, ...numberedFrames('25', 2), '-c:v', 'libvpx-vp9', 'web.webm')
  const deep = ['-c:v', 'libx264', '-profile:v', 'high10', '-pix_fmt', 'yuv420p10le']
  await ffmpeg(folder, ...numberedFrames('25', 2), ...deep, 'deep.mp4')
  await ffmpeg(folder, ...numberedFrames('25', 2), '-c:v', 'ffv1', 'raw.mkv')
  await ffmpeg(folder, ...tone(3), 'sound.mp3')
})

afterAll(() => rm(folder, { recursive: true, force: true }))

function made(file: string, kind: VersionKind, mimeType: string) {
  const stop = new AbortController().signal
  return makeViews({
    version: { id: 1, kind, mime_type: mimeType, storage_key: 'unused', size: 1 },
    file: path.join(folder, file),
    folder,
    stop,
    limit: new TimeLimit(1, stop),
    warn: () => undefined,
    progress: new Progress(() => Promise.resolve()),
    put: () => Promise.reject(new Error('There is nothing to store.')),
    note: () => Promise.resolve(),
  })
}

it('films that browsers can play are shown unchanged, with facts about their frames', async () => {
  expect(await made('web.mp4', 'video', 'video/mp4')).toEqual({
    kind: 'video',
    browserPlays: true,
    milliseconds: 4_004,
    facts: {
      rate: { numerator: 30_000, denominator: 1_001 },
      frameCount: 120,
      startFrame: 0,
      isDropFrame: false,
      isVariableRate: false,
      width: 192,
      height: 64,
      hasSound: true,
    },
  })
  expect(await made('web.webm', 'video', 'video/webm')).toMatchObject({
    browserPlays: true,
    facts: { rate: { numerator: 25, denominator: 1 }, frameCount: 50, hasSound: false },
  })
})

it('sounds that browsers can play are shown unchanged', async () => {
  const sound = await made('sound.mp3', 'audio', 'audio/mpeg')
  expect(sound).toMatchObject({ kind: 'audio', browserPlays: true, facts: null })
  expect(Math.abs((sound.milliseconds ?? 0) - 3_000)).toBeLessThan(100)
})

it.each([
  ['deep.mp4', 'video/mp4'],
  ['raw.mkv', 'video/matroska'],
])('%s reports that ffmpeg is missing', async (file, mimeType) => {
  await expect(made(file, 'video', mimeType)).rejects.toMatchObject({ failure: 'noFfmpeg' })
})

it('noise is reported as unreadable', async () => {
  await writeFile(path.join(folder, 'noise.mp4'), 'noise'.repeat(1_000))
  await expect(made('noise.mp4', 'video', 'video/mp4')).rejects.toMatchObject({
    failure: 'unreadable',
  })
})

it('a PDF remains a plain file without poppler', async () => {
  expect(await made('web.mp4', 'pages', 'application/pdf')).toEqual({ kind: 'file' })
})
