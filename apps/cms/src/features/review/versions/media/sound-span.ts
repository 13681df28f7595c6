import {
  input,
  type Probed,
  type ProbedStream,
  readPackets,
  type Source,
  type Workplace,
} from './probe'
import { runFfmpeg } from './run-ffmpeg'

/** The part of a file's timeline that a sound takes up, in seconds from the file's start. */
export interface SoundSpan {
  from: number
  to: number
}

/** Whether the clock of a format may jump. ffmpeg corrects it while it reads the file. */
export function mayJump({ demuxer }: Source): boolean {
  return demuxer === 'mpegts' || demuxer === 'mpeg'
}

/** Finds the first start and the last end of the given sounds of a film. */
export async function spanOfSounds(
  place: Workplace,
  source: Source,
  probed: Probed & { video: ProbedStream },
  streams: readonly ProbedStream[],
): Promise<SoundSpan> {
  if (mayJump(source)) return correctedSpan(place, source, probed.video, streams)
  const spans = await Promise.all(streams.map((stream) => spanOf(place, source, stream)))
  return {
    from: Math.min(...spans.map(({ from }) => from)) - probed.start,
    to: Math.max(...spans.map(({ to }) => to)) - probed.start,
  }
}

/**
 * The length of a sound in seconds. It is read from the container's header, or from the packets if
 * the header does not contain it (Matroska).
 */
async function spanOf(place: Workplace, source: Source, stream: ProbedStream): Promise<SoundSpan> {
  if (stream.duration > 0) {
    return { from: stream.start_time, to: stream.start_time + stream.duration }
  }
  const { firstAt, lastAt, lastSeconds } = await readPackets(place, source, stream.index)
  return { from: firstAt, to: lastAt + lastSeconds }
}

/**
 * Reads the times that ffmpeg gives to the packets. The picture is read as well, because the clock
 * is corrected for all streams together.
 */
async function correctedSpan(
  place: Workplace,
  source: Source,
  video: ProbedStream,
  streams: readonly ProbedStream[],
): Promise<SoundSpan> {
  const span = { from: Infinity, to: -Infinity }
  const ticks = new Map<string, number>()
  await runFfmpeg(place, {
    args: [
      ...input(source),
      ...[...streams, video].flatMap(({ index }) => ['-map', `0:${index}`]),
      ...['-c', 'copy', '-f', 'framecrc', 'pipe:1'],
    ],
    onLine: (line) => {
      const [, stream, seconds] = /^#tb (\d+): 1\/(\d+)/.exec(line) ?? []
      if (stream && seconds) ticks.set(stream, Number(seconds))
      const [, number = '', time, length] = /^(\d+),\s*-?\d+,\s*(-?\d+),\s*(\d+),/.exec(line) ?? []
      const perSecond = ticks.get(number)
      if (!perSecond || Number(number) >= streams.length) return
      span.from = Math.min(span.from, Number(time) / perSecond)
      span.to = Math.max(span.to, (Number(time) + Number(length)) / perSecond)
    },
  })
  return span
}
