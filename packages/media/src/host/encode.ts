import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { FPS } from '../engine/frames'
import { CLIP_BYTES, type Budget } from './budgets'

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
interface Codec {
  args: string[]
  /** Its quality for pictures that are looked at, and the worst that it has. */
  best: number
  worst: number
  /** Points of quality that halve a file. */
  halving: number
}

const H264: Codec = {
  args: ['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'slow', '-tune', 'film', '-bf', '2', '-movflags', '+faststart'], // prettier-ignore
  best: 22,
  worst: 40,
  halving: 6,
}
const AV1: Codec = {
  args: ['-c:v', 'libsvtav1', '-preset', '8', '-svtav1-params', 'tune=0'],
  best: 32,
  worst: 63,
  halving: 8,
}

/**
 * Tries qualities, guessing from each size, until the clip is as good as the budget lets it be.
 * What is too rich for its budget at the worst bearable quality may cost more.
 */
async function fit(source: string, to: string, codec: Codec, bytes: number): Promise<void> {
  // One key frame a clip: clips are short, loop as a whole, and are scrubbed from files of their own.
  const rate = ['-g', '999', '-pix_fmt', 'yuv420p', '-fps_mode', 'cfr', '-r', String(FPS)]
  let crf = codec.best
  for (;;) {
    await ffmpeg(['-i', source, ...codec.args, '-crf', String(crf), ...rate, ...COLOUR, to])
    const { size } = await stat(to)
    if (size <= bytes || (crf === codec.worst && size <= CLIP_BYTES)) return
    if (crf === codec.worst) throw new Error(`${to} does not fit at any bearable quality`)
    crf = Math.min(codec.worst, crf + Math.max(1, Math.ceil(codec.halving * Math.log2(size / bytes)))) // prettier-ignore
  }
}

/** Makes both files of a clip, H.264 for everyone and AV1 for those who can, from its master. */
export async function compressClip(master: string, stem: string, budget: Budget): Promise<void> {
  await fit(master, `${stem}.mp4`, H264, budget.mp4)
  await fit(master, `${stem}.webm`, AV1, budget.webm)
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
