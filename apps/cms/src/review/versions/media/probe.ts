import { z } from 'zod'
import type { Ffmpeg } from './programs'
import { runProgram } from './run-program'
import { Unprocessable } from './unprocessable'

/** What is done with files; of each step the same. */
export interface Workplace {
  programs: Ffmpeg
  /** A folder of its own. */
  folder: string
  stop: AbortSignal
}

/** A file and the part of ffmpeg that reads it. */
export interface Source {
  file: string
  demuxer: string
}

const number = z.coerce.number().catch(0)

const streamSchema = z.object({
  index: z.number(),
  codec_type: z.string().optional(),
  codec_name: z.string().default(''),
  pix_fmt: z.string().default(''),
  width: number,
  height: number,
  sample_aspect_ratio: z.string().default(''),
  field_order: z.string().default(''),
  color_range: z.string().default(''),
  color_space: z.string().default(''),
  color_transfer: z.string().default(''),
  r_frame_rate: z.string().default(''),
  avg_frame_rate: z.string().default(''),
  start_time: number,
  disposition: z.looseObject({ attached_pic: z.number().default(0) }).optional(),
  tags: z.record(z.string(), z.string()).default({}),
  side_data_list: z.array(z.looseObject({ rotation: z.number().optional() })).default([]),
})

export type ProbedStream = z.infer<typeof streamSchema>

const answerSchema = z.object({
  streams: z.array(streamSchema).default([]),
  format: z
    .object({
      duration: number,
      start_time: number,
      tags: z.record(z.string(), z.string()).default({}),
    })
    .default({ duration: 0, start_time: 0, tags: {} }),
})

export interface Probed {
  video: ProbedStream | null
  audio: ProbedStream | null
  /** Where the file's time begins, in seconds. */
  start: number
  /** What the file says, which need not be true. */
  claimedSeconds: number
  timecode: string | undefined
}

/** Nothing but this very file is read, by the one part of ffmpeg that fits it. */
export function input({ file, demuxer }: Source): string[] {
  return ['-protocol_whitelist', 'file', '-f', demuxer, '-i', `file:${file}`]
}

/** Characters of what ffprobe tells; of a film it is some thousand. */
const MOST_TOLD = 1_000_000

/** What a file says about itself. */
export async function probe(place: Workplace, source: Source): Promise<Probed> {
  const told = await askProbe(place, source, 60, ['-show_streams', '-show_format', '-of', 'json'])
  const { streams, format } = answerSchema.parse(JSON.parse(told.join('\n')))
  const ofType = (type: string) =>
    streams.find((each) => each.codec_type === type && each.disposition?.attached_pic !== 1)
  const video = ofType('video') ?? null
  const tags = [video?.tags, ...streams.map((each) => each.tags), format.tags]
  return {
    video,
    audio: ofType('audio') ?? null,
    start: format.start_time,
    claimedSeconds: format.duration,
    timecode: tags.map((each) => each?.timecode).find(Boolean),
  }
}

/** Frames of three hours at the fastest rate: more is refused while it is counted. */
const MOST_FRAMES = 3 * 60 * 60 * 120

/** When each packet of a stream is shown, in seconds, by the packets themselves. */
export async function readTimes(
  place: Workplace,
  source: Source,
  stream: number,
): Promise<Float64Array> {
  const times: number[] = []
  const onLine = (line: string) => {
    const [time = '', flags = ''] = line.split(',')
    // What an edit list cuts off is in the file and never shown.
    if (flags.includes('D') || !Number.isFinite(Number.parseFloat(time))) return
    if (times.push(Number.parseFloat(time)) > MOST_FRAMES) throw new Unprocessable('tooLong')
  }
  const shown = ['-select_streams', String(stream), '-show_entries', 'packet=pts_time,flags']
  await askProbe(place, source, 300, [...shown, '-of', 'csv=p=0'], onLine)
  return Float64Array.from(times)
}

async function askProbe(
  { programs, folder, stop }: Workplace,
  source: Source,
  seconds: number,
  wanted: string[],
  onLine?: (line: string) => void,
): Promise<string[]> {
  const told: string[] = []
  let length = 0
  const keep = (line: string) => {
    if ((length += line.length) > MOST_TOLD) throw new Unprocessable('tooLarge')
    told.push(line)
  }
  await runProgram({
    program: programs.ffprobe,
    args: ['-hide_banner', '-v', 'error', ...wanted, ...input(source)],
    seconds,
    cwd: folder,
    stop,
    onLine: onLine ?? keep,
  })
  return told
}
