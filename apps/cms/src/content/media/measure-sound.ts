import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { CollectionBeforeChangeHook } from 'payload'
import { findFfmpeg } from '../../platform/programs/programs'
import { runProgram } from '../../platform/programs/run-program'
import { Unprocessable } from '../../platform/programs/unprocessable'
import { refusedFile } from '../../platform/uploads/refused-file'
import { peaksOf } from './peaks-of'

/** The sample rate in samples per second, which is enough to draw a waveform. */
const RATE = 8_000
const TIMEOUT_SECONDS = 60

const DEMUXERS: Record<string, string> = {
  'audio/mpeg': 'mp3',
  'audio/mp4': 'mov',
  'audio/x-m4a': 'mov',
}

/**
 * Measures the length of an uploaded sound and its loudness over time. Without ffmpeg the sound is
 * stored unmeasured, and its waveform is a plain line.
 *
 * @throws {ValidationError} if it cannot be decoded
 */
export const measureSound: CollectionBeforeChangeHook = async ({ data, req }) => {
  const demuxer = DEMUXERS[req.file?.mimetype ?? '']
  const programs = findFfmpeg()
  if (!req.file || !demuxer || !programs) return data
  const folder = await mkdtemp(path.join(tmpdir(), 'sound-'))
  try {
    await writeFile(path.join(folder, 'sound'), req.file.data)
    await runProgram({
      program: programs.ffmpeg,
      args: [
        ...['-hide_banner', '-nostdin', '-v', 'error', '-y', '-protocol_whitelist', 'file'],
        ...['-f', demuxer, '-i', 'file:sound', '-map', '0:a:0', '-ac', '1', '-ar', String(RATE)],
        ...['-f', 's16le', 'file:samples'],
      ],
      seconds: TIMEOUT_SECONDS,
      cwd: folder,
      stop: AbortSignal.timeout(TIMEOUT_SECONDS * 1_000),
    })
    const samples = await readFile(path.join(folder, 'samples'))
    if (samples.length === 0) throw new Unprocessable('unreadable')
    const duration = Math.round((samples.length / 2 / RATE) * 100) / 100
    return { ...data, duration, peaks: peaksOf(samples) }
  } catch (error) {
    if (!(error instanceof Unprocessable)) throw error
    const message =
      'This sound cannot be decoded. Export it again as MP3 or AAC (.m4a) and upload that file.'
    throw refusedFile(req, 'media', message)
  } finally {
    await rm(folder, { recursive: true })
  }
}
