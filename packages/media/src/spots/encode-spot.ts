import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FPS } from '../engine/frames'
import { ffmpeg } from '../host/encode'
import { limited, measure, TARGET } from '../sound/loudness'

const COLOR = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'] // prettier-ignore
const EXACT = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact']

/**
 * The files of a film: H.264 with AAC for every browser, and AV1 with Opus for those that support
 * them.
 */
export const CONTAINERS = ['mp4', 'webm'] as const
type Container = (typeof CONTAINERS)[number]

const SOUND: Record<Container, string[]> = {
  mp4: ['-c:a', 'aac', '-b:a', '112k', '-movflags', '+faststart'],
  webm: ['-c:a', 'libopus', '-b:a', '80k'],
}

/** The picture's bit rate in kilobits per second, for each container. */
export type Rates = Record<Container, number>

/** Encodes both files of a film without sound. */
export async function encodePicture(
  master: string,
  stem: string,
  rates: Rates,
  frames: number,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'media-spot-'))
  // The number of frames is given, because the last time stamp of a container would add a frame.
  const count = ['-frames:v', String(frames), '-g', '240']
  const pace = ['-pix_fmt', 'yuv420p', '-fps_mode', 'cfr', '-r', String(FPS), ...COLOR]
  const rate = [...count, ...pace]
  try {
    const x264 = ['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'slow', '-tune', 'film', '-bf', '2'] // prettier-ignore
    const passes = ['-b:v', `${rates.mp4}k`, '-maxrate', `${rates.mp4 * 3}k`, '-bufsize', `${rates.mp4 * 6}k`, '-passlogfile', join(folder, 'pass')] // prettier-ignore
    await ffmpeg(['-i', master, ...x264, ...passes, ...rate, '-pass', '1', '-an', '-f', 'null', '-']) // prettier-ignore
    await ffmpeg(['-i', master, ...x264, ...passes, ...rate, '-pass', '2', '-an', `${stem}.mp4`])
    const av1 = ['-c:v', 'libsvtav1', '-preset', '6', '-b:v', `${rates.webm}k`, '-svtav1-params', 'tune=0'] // prettier-ignore
    await ffmpeg(['-i', master, ...av1, ...rate, '-an', `${stem}.webm`])
  } finally {
    await rm(folder, { recursive: true })
  }
}

/**
 * The first limit for peaks in dBFS. An encoder makes peaks higher by an unknown amount, so the
 * limit is lowered until the file is below its target.
 */
const PEAK = -1.2

/**
 * Puts a sound with the loudness of films under a picture. A sound that is already there is
 * replaced.
 */
export async function addSound(picture: string, sound: string, to: string): Promise<void> {
  const container = to.endsWith('.mp4') ? 'mp4' : 'webm'
  let gain = 0
  let limit = -2.2
  for (let round = 0; round < 4; round++) {
    await ffmpeg([
      ...['-i', picture, '-i', sound, '-map', '0:v', '-map', '1:a', '-c:v', 'copy'],
      ...['-af', limited(gain, limit), ...SOUND[container], ...EXACT, to],
    ])
    const { lufs, truePeak } = await measure(to)
    if (Math.abs(TARGET.lufs - lufs) <= 0.1 && truePeak <= PEAK) return
    gain += TARGET.lufs - lufs
    limit -= Math.max(0, truePeak - PEAK)
  }
}
