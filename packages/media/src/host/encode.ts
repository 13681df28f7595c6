import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { FPS } from '../engine/frames'
import type { Budget } from './budgets'

/** @param frames files that are sent to its input, in order */
export async function ffmpeg(args: string[], frames: readonly string[] = []): Promise<void> {
  const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], {
    stdio: [frames.length ? 'pipe' : 'ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
  const closed = once(child, 'close') as Promise<[number]>
  for (const frame of frames) {
    if (child.stdin && !child.stdin.write(await readFile(frame))) await once(child.stdin, 'drain')
  }
  child.stdin?.end()
  const [code] = await closed
  if (code !== 0) throw new Error(`ffmpeg: ${complaint.slice(0, 2000)}`)
}

const COLOUR = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'] // prettier-ignore
const H264 = ['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'slow', '-tune', 'film', '-bf', '2'] // prettier-ignore
const AV1 = ['-c:v', 'libsvtav1', '-preset', '6', '-svtav1-params', 'tune=0']

/** Tries qualities, guessing from each size, until the clip is as good as the limit lets it be. */
async function fit(source: string, to: string, codec: string[], bytes: number, best: number) {
  const keys = ['-g', String(FPS * 2), '-pix_fmt', 'yuv420p', '-fps_mode', 'cfr', '-r', String(FPS)]
  const box = to.endsWith('.mp4') ? ['-movflags', '+faststart'] : []
  const step = to.endsWith('.mp4') ? 6 : 8
  let crf = best
  for (let attempt = 0; attempt < 7; attempt++) {
    await ffmpeg(['-i', source, ...codec, '-crf', String(crf), ...keys, ...COLOUR, ...box, to])
    const { size } = await stat(to)
    if (size <= bytes) return
    crf += Math.max(1, Math.ceil(step * Math.log2(size / bytes)))
  }
  throw new Error(`${to} does not fit ${bytes} bytes`)
}

/** Makes both files of a clip, H.264 for everyone and AV1 for those who can, from its master. */
export async function compressClip(master: string, stem: string, budget: Budget): Promise<void> {
  await fit(master, `${stem}.mp4`, H264, budget.mp4, 22)
  await fit(master, `${stem}.webm`, AV1, budget.webm, 32)
}

export interface Clip {
  /** Files of raw RGB frames, in order. */
  frames: readonly string[]
  width: number
  height: number
}

/** Puts frames together without loss. */
export async function writeMaster({ frames, width, height }: Clip, master: string): Promise<void> {
  await mkdir(dirname(master), { recursive: true })
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`]
  const matrix = 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int'
  await ffmpeg(
    [...raw, '-r', String(FPS), '-i', '-', '-vf', matrix, '-pix_fmt', 'yuv420p', ...COLOUR,
      '-c:v', 'libx264', '-qp', '0', '-preset', 'ultrafast', '-f', 'matroska', master], // prettier-ignore
    frames,
  )
}
