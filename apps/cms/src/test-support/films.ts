import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * The width of a digit in pixels, and the number of binary digits, which is enough for 4,096
 * frames.
 */
const DIGIT = 16
const DIGITS = 12
const HEIGHT = 64

/** Makes frames that show their own number as white and black columns. */
export function numberedFrames(rate: string, seconds: number): string[] {
  const columns = `floor(X/${DIGIT})`
  const number = `geq=lum='16+219*mod(floor(N/pow(2,${columns})),2)':cb=128:cr=128`
  const source = `color=black:size=${DIGIT * DIGITS}x${HEIGHT}:rate=${rate}:duration=${seconds}`
  return ['-f', 'lavfi', '-i', `${source},format=yuv420p,${number}`]
}

/** The ffmpeg arguments for a tone as the second input. */
export function tone(seconds: number): string[] {
  return ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`]
}

export async function ffmpeg(folder: string, ...args: string[]): Promise<void> {
  await run('ffmpeg', ['-hide_banner', '-nostdin', '-v', 'error', '-y', ...args], { cwd: folder })
}

/** Reads the numbers of the frames that a video shows. */
export async function numbersIn(file: string, ...options: string[]): Promise<number[]> {
  const width = DIGIT * DIGITS
  const { stdout } = await run(
    'ffmpeg',
    [
      ...['-v', 'error', ...options, '-i', file, '-vf', `scale=${width}:${HEIGHT}:flags=area`],
      ...['-fps_mode', 'passthrough', '-f', 'rawvideo', '-pix_fmt', 'gray', '-'],
    ],
    { encoding: 'buffer', maxBuffer: 1024 ** 3 },
  )
  const frames = stdout.length / (width * HEIGHT)
  return Array.from({ length: frames }, (_, frame) => {
    const row = frame * width * HEIGHT + (HEIGHT / 2) * width
    return Array.from({ length: DIGITS }, (__, digit) => digit).reduce((sum, digit) => {
      const light = stdout[row + digit * DIGIT + DIGIT / 2] ?? 0
      return light > 128 ? sum + 2 ** digit : sum
    }, 0)
  })
}

interface Described {
  streams: Record<string, unknown>[]
  format: Record<string, unknown>
}

export async function describeFile(file: string): Promise<Described> {
  const args = ['-v', 'error', '-show_streams', '-show_format', '-of', 'json', path.resolve(file)]
  return JSON.parse((await run('ffprobe', args)).stdout) as Described
}

/** Reads the numbers of the key frames. */
export async function keyFramesOf(file: string): Promise<number[]> {
  const args = [
    '-v',
    'error',
    '-select_streams',
    'v',
    '-show_entries',
    'packet=flags',
    '-of',
    'csv=p=0',
  ]
  const { stdout } = await run('ffprobe', [...args, file])
  return stdout
    .trim()
    .split('\n')
    .flatMap((flags, frame) => (flags.includes('K') ? [frame] : []))
}
