import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ffmpeg } from '../host/encode'
import { toWav } from './synth/wav'
import { RATE, type Stereo } from './synth/stereo'

const run = promisify(execFile)

/** What a mix is set to: LUFS over its whole length, and the most that a peak between samples may reach. */
export const TARGET = { lufs: -16, truePeak: -1 }

export interface Loudness {
  /** Integrated, as EBU R 128 says. */
  lufs: number
  /** dBTP. */
  truePeak: number
}

/** Measures a file's sound with ffmpeg's meter. */
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

/** Peaks are held a little lower than the limit, as an encoder adds some of its own. */
const CEILING = -2.2

/**
 * ffmpeg's filters that change the loudness and hold peaks, at four times the sample rate.
 *
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
    // What the limiter takes away is given back by the next rounds.
    for (let round = 0; round < 3; round++) {
      await ffmpeg(['-i', source, '-af', limited(gain, CEILING), '-c:a', 'pcm_f32le', to])
      gain += TARGET.lufs - (await measure(to)).lufs
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}
