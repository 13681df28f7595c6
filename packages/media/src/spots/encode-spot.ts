import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FPS } from '../engine/frames'
import { ffmpeg } from '../host/encode'

const COLOR = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'] // prettier-ignore
const EXACT = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact']

/** Kilobits a second of the sound. */
const SOUND = { aac: 112, opus: 80 }

export interface Rates {
  /** Kilobits a second of the picture, by container. */
  mp4: number
  webm: number
}

/** Both files of a film, with sound: H.264 and AAC for everyone, AV1 and Opus for those who can. */
export async function encodeSpot(
  master: string,
  sound: string,
  stem: string,
  rates: Rates,
  frames: number,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'media-spot-'))
  // A container's last time stamp would bring one frame more.
  const rate = [
    '-frames:v',
    String(frames),
    '-g',
    '240',
    '-pix_fmt',
    'yuv420p',
    '-fps_mode',
    'cfr',
    '-r',
    String(FPS),
    ...COLOR,
  ]
  try {
    const x264 = ['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'slow', '-tune', 'film', '-bf', '2'] // prettier-ignore
    const passes = ['-b:v', `${rates.mp4}k`, '-maxrate', `${rates.mp4 * 3}k`, '-bufsize', `${rates.mp4 * 6}k`, '-passlogfile', join(folder, 'pass')] // prettier-ignore
    await ffmpeg(['-i', master, ...x264, ...passes, ...rate, '-pass', '1', '-an', '-f', 'null', '-']) // prettier-ignore
    await ffmpeg([
      ...['-i', master, '-i', sound, '-map', '0:v', '-map', '1:a', ...x264, ...passes, ...rate],
      ...['-pass', '2', '-c:a', 'aac', '-b:a', `${SOUND.aac}k`, '-movflags', '+faststart'],
      ...[...EXACT, `${stem}.mp4`],
    ])
    const av1 = ['-c:v', 'libsvtav1', '-preset', '6', '-b:v', `${rates.webm}k`, '-svtav1-params', 'tune=0'] // prettier-ignore
    await ffmpeg([
      ...['-i', master, '-i', sound, '-map', '0:v', '-map', '1:a', ...av1, ...rate],
      ...['-c:a', 'libopus', '-b:a', `${SOUND.opus}k`, ...EXACT, `${stem}.webm`],
    ])
  } finally {
    await rm(folder, { recursive: true })
  }
}
