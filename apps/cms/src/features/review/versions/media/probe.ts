import { z } from 'zod'
import { chooseVideo, isKnown, streamsOfProgram } from './choose-video'
import type { Ffmpeg } from '../../../../platform/programs/programs'
import { runProgram } from '../../../../platform/programs/run-program'
import type { TimeLimit } from './time-limit'
import { Unprocessable } from '../../../../platform/programs/unprocessable'

/** The data that all processing steps of a file share. */
export interface Workplace {
  programs: Ffmpeg
  /** The temporary folder of this workplace. */
  folder: string
  stop: AbortSignal
  /** The time limit for all programs together that run in this folder. */
  limit?: TimeLimit
}

/** A file and the demuxer of ffmpeg that reads it. */
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
  time_base: z.string().default(''),
  start_time: number,
  duration: number,
  channels: number,
  channel_layout: z.string().default(''),
  nb_frames: number,
  disposition: z.record(z.string(), z.number()).optional(),
  tags: z.record(z.string(), z.string()).default({}),
  side_data_list: z.array(z.looseObject({ rotation: z.number().optional() })).default([]),
})

export type ProbedStream = z.infer<typeof streamSchema>

const answerSchema = z.object({
  programs: z
    .array(z.object({ streams: z.array(z.object({ index: z.number() })).default([]) }))
    .default([]),
  streams: z.array(streamSchema).default([]),
  format: z
    .object({
      duration: number,
      start_time: number,
      tags: z.record(z.string(), z.string()).default({}),
    })
    .default({ duration: 0, start_time: 0, tags: {} }),
})

/**
 * A timecode in the form in which the file stores it, and the frame rate in which it counts, if the
 * file contains one.
 */
export interface FileTimecode {
  label: string
  rate: string
}

export interface Probed {
  video: ProbedStream | null
  /** The number of films in the file. Only one of them is shown. */
  videoCount: number
  /**
   * The sounds in the order of the file. Sounds with a codec that ffprobe does not know are left
   * out.
   */
  sounds: ProbedStream[]
  /** True if the file has sound, but only with codecs that ffprobe does not know. */
  hasUnknownSound: boolean
  /** The file's first timestamp, in seconds. */
  start: number
  /** The duration in seconds according to the file, which may be wrong. */
  claimedSeconds: number
  timecode: FileTimecode | null
}

/** Restricts ffmpeg to this file and to one demuxer, so that the file cannot refer to others. */
export function input({ file, demuxer }: Source): string[] {
  return ['-protocol_whitelist', 'file', '-f', demuxer, '-i', `file:${file}`]
}

/** The maximum number of characters of ffprobe's output. A film's output has a few thousand. */
const MAX_OUTPUT = 1_000_000

/** Reads a file's metadata. */
export async function probe(place: Workplace, source: Source): Promise<Probed> {
  const told = await askProbe(
    place,
    ['-show_programs', '-show_streams', '-show_format', '-of', 'json', ...input(source)],
    300,
  )
  const { programs, streams: all, format } = answerSchema.parse(JSON.parse(told.join('\n')))
  const streams = streamsOfProgram(all, programs)
  const allSounds = streams.filter((each) => each.codec_type === 'audio')
  // Cameras add tracks in proprietary codecs, which cannot be decoded.
  const sounds = allSounds.filter((each) => each.channels > 0 && isKnown(each.codec_name))
  return {
    ...chooseVideo(streams),
    sounds,
    hasUnknownSound: allSounds.length > 0 && sounds.length === 0,
    start: format.start_time,
    claimedSeconds: format.duration,
    timecode: timecodeOf(streams, format.tags),
  }
}

/**
 * Timecode tracks have a frame rate of their own. Timecodes in other streams count in the video's
 * frame rate.
 */
function timecodeOf(
  streams: readonly ProbedStream[],
  tags: Partial<Record<string, string>>,
): FileTimecode | null {
  const order = ['data', 'video', 'audio']
  const found = streams
    .filter((each) => each.tags.timecode)
    .toSorted(
      (one, other) => order.indexOf(one.codec_type ?? '') - order.indexOf(other.codec_type ?? ''),
    )[0]
  const label = found?.tags.timecode ?? tags.timecode
  if (!label) return null
  return { label, rate: found?.codec_type === 'data' ? found.avg_frame_rate : '' }
}

/**
 * The number of frames of three hours at the highest rate. Counting more frames fails with an
 * error.
 */
export const MAX_FRAMES = 3 * 60 * 60 * 120

export interface Packets {
  /** The number of packets. Empty packets and those that an edit list discards are not counted. */
  count: number
  /** The duration in seconds of the packet that is shown last, or 0 if it is unknown. */
  lastSeconds: number
  /** The start time in seconds of the packet that is shown last. */
  lastAt: number
  /** The start time in seconds of the first packet. */
  firstAt: number
}

/** Reads facts about packets without decoding them. */
export async function readPackets(
  place: Workplace,
  source: Source,
  stream: number,
): Promise<Packets> {
  const packets = { count: 0, lastSeconds: 0, lastAt: -Infinity, firstAt: Infinity }
  const onLine = (line: string) => {
    const { pts, dts, duration, size, flags } = fieldsOf(line)
    // Lines without flags are side data and are skipped. Empty and discarded packets are skipped as
    // well.
    if (flags === undefined || size === '0' || flags.includes('D')) return
    if ((packets.count += 1) > MAX_FRAMES) throw new Unprocessable('tooLong')
    const time = [pts, dts].map(Number).find(Number.isFinite)
    if (time === undefined) return
    packets.firstAt = Math.min(packets.firstAt, time)
    if (time < packets.lastAt) return
    packets.lastAt = time
    packets.lastSeconds = Number(duration) || 0
  }
  const shown = 'packet=pts_time,dts_time,duration_time,size,flags'
  const wanted = ['-select_streams', String(stream), '-show_entries', shown, '-of', 'compact=p=0']
  await askProbe(place, [...wanted, ...input(source)], 3_600, onLine)
  return packets
}

/**
 * Returns the number of different sizes in which a film's key frames are stored. The size can
 * change only at key frames, so no other frame is decoded.
 */
export async function countSizes(
  place: Workplace,
  source: Source,
  stream: number,
): Promise<number> {
  const sizes = new Set<string>()
  const shown = ['-show_entries', 'frame=width,height', '-of', 'csv=p=0']
  const wanted = ['-skip_frame', 'nokey', '-select_streams', String(stream), ...shown]
  await askProbe(place, [...wanted, ...input(source)], 3_600, (line) => {
    const [size] = /^\d+,\d+/.exec(line) ?? []
    if (size) sizes.add(size)
  })
  return sizes.size
}

/**
 * Parses a line such as `pts_time=0.04|size=12`. Fields that the packet does not have are missing
 * in the result, and there may be other fields.
 */
function fieldsOf(line: string): Partial<Record<string, string>> {
  const pairs = line.split('|').map((part) => part.split('='))
  return Object.fromEntries(pairs.map(([key = '', value]) => [key.replace('_time', ''), value]))
}

/** Runs ffprobe and returns the lines of its output, unless `onLine` takes them. */
export async function askProbe(
  { programs, folder, stop, limit }: Workplace,
  args: readonly string[],
  seconds: number,
  onLine?: (line: string) => void,
): Promise<string[]> {
  const told: string[] = []
  let length = 0
  const keep = (line: string) => {
    if ((length += line.length) > MAX_OUTPUT) throw new Unprocessable('tooLarge')
    told.push(line)
  }
  await runProgram({
    program: programs.ffprobe,
    args: ['-hide_banner', '-v', 'error', ...args],
    seconds: Math.min(seconds, limit?.left ?? seconds),
    cwd: folder,
    stop,
    onLine: onLine ?? keep,
  })
  return told
}
