import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ffmpeg } from '../host/encode'
import { toWav } from './synth/wav'
import { RATE, type Stereo } from './synth/stereo'

const run = promisify(execFile)

/**
 * The targets of a mix: its loudness over the whole length in LUFS, and its highest peak between
 * samples in dBTP.
 */
export const TARGET = { lufs: -16, truePeak: -1 }

export interface Loudness {
  /** The integrated loudness in LUFS, as EBU R 128 defines it. */
  lufs: number
  /** The true peak in dBTP. */
  truePeak: number
}

/** Measures the loudness of a file with ffmpeg's meter. */
export async function measure(file: string): Promise<Loudness> {
  const { stderr } = await run('ffmpeg', [
    ...['-hide_banner', '-nostats', '-i', file, '-map', '0:a:0'],
    ...['-af', 'ebur128=peak=true:framelog=verbose', '-f', 'null', '-'],
  ])
  const [, summary = ''] = stderr.split('Summary:')
  const valueOf = (pattern: RegExp) => Number(pattern.exec(summary)?.[1] ?? NaN)
  const loudness = {
    lufs: valueOf(/I:\s+(-?[\d.]+) LUFS/),
    truePeak: valueOf(/Peak:\s+(-?[\d.]+) dBFS/),
  }
  if (!Number.isFinite(loudness.lufs) || !Number.isFinite(loudness.truePeak)) {
    throw new Error(`${file} has no sound that can be measured`)
  }
  return loudness
}

/**
 * The limit for peaks in dBFS. It is lower than the target, because an encoder makes peaks higher.
 */
const CEILING = -2.2

/**
 * ffmpeg's filters that change the loudness and limit peaks, at four times the sample rate.
 * @param gain decibels
 * @param limit dBFS
 */
export function limited(gain: number, limit: number): string {
  const level = 10 ** (limit / 20)
  return `volume=${gain}dB,aresample=${RATE * 4},alimiter=level=disabled:limit=${level}:attack=4:release=60,aresample=${RATE}`
}

/** Brings a mix to the target loudness and writes it as WAV. */
export async function writeMaster(mix: Stereo, to: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'media-mix-'))
  try {
    const source = join(folder, 'mix.wav')
    await writeFile(source, toWav(mix, RATE))
    let gain = TARGET.lufs - (await measure(source)).lufs
    // Each round makes up for the loudness that the limiter took away in the last one.
    for (let round = 0; round < 3; round++) {
      await ffmpeg(['-i', source, '-af', limited(gain, CEILING), '-c:a', 'pcm_f32le', to])
      gain += TARGET.lufs - (await measure(to)).lufs
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}
