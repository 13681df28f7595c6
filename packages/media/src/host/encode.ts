import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, extname, join } from 'node:path'
import { FPS } from '../engine/frames'
import { CLIP_BYTES, type Budget } from './budgets'
import { fitQuality } from './fit-quality'

/** @param frames paths of files that are written to ffmpeg's standard input, in order */
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
  /** The best and worst quality factors to try; lower is better. */
  best: number
  worst: number
}

const H264: Codec = {
  args: ['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'slow', '-tune', 'film', '-bf', '2', '-movflags', '+faststart'], // prettier-ignore
  best: 22,
  worst: 40,
}
const AV1: Codec = {
  args: ['-c:v', 'libsvtav1', '-preset', '8', '-svtav1-params', 'tune=0'],
  best: 32,
  worst: 63,
}

/**
 * Encodes with the best quality within the budget. If even the worst acceptable quality exceeds the
 * budget, the file is larger.
 */
async function fit(source: string, to: string, codec: Codec, bytes: number): Promise<void> {
  // A clip has one key frame: it is short, loops as a whole, and other files are used for
  // scrubbing.
  const rate = ['-g', '999', '-pix_fmt', 'yuv420p', '-fps_mode', 'cfr', '-r', String(FPS)]
  const folder = await mkdtemp(join(tmpdir(), 'media-fit-'))
  const encode = async (quality: number) => {
    const file = join(folder, `${quality}${extname(to)}`)
    await ffmpeg(['-i', source, ...codec.args, '-crf', String(-quality), ...rate, ...COLOUR, file])
    return { file, length: (await stat(file)).size }
  }
  try {
    const range = [-codec.worst, -codec.best] as const
    const { file } = await fitQuality(encode, range, bytes).catch(async () => {
      const worst = await encode(-codec.worst)
      if (worst.length <= CLIP_BYTES) return worst
      throw new Error(`${to} does not fit at any bearable quality`)
    })
    await copyFile(file, to)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/**
 * Encodes both files of a clip from its master: H.264 for every browser, and AV1 for those that
 * support it.
 */
export async function compressClip(master: string, stem: string, budget: Budget): Promise<void> {
  await fit(master, `${stem}.mp4`, H264, budget.mp4)
  await fit(master, `${stem}.webm`, AV1, budget.webm)
}

export interface Clip {
  /** The paths of files with raw RGB frames, in order. */
  frames: readonly string[]
  width: number
  height: number
}

/** Encodes frames to a clip without loss. */
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
