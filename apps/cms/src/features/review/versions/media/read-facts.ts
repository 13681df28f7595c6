import type { Remark, VideoFacts } from '@studio/shared/review/media'
import { type FrameTimes, perSecond, readFrameTimes } from './frame-times'
import {
  decoderOf,
  groundFilters,
  isMatrixGuessed,
  isTransparent,
  pictureFilters,
} from './picture-filters'
import {
  countSizes,
  type Packets,
  type Probed,
  type ProbedStream,
  readPackets,
  type Source,
  type Workplace,
} from './probe'
import { planSound, type SoundPlan } from './plan-sound'
import { readRate } from './read-rate'
import { lookAtFrames, type SeenFrames, SMALL } from './seen-frames'
import { mayJump, type SoundSpan, spanOfSounds } from './sound-span'
import { readStartFrame } from './start-frame'
import { Unprocessable } from '../../../../platform/programs/unprocessable'

/** The maximum duration of a version in seconds. */
const MAX_SECONDS = 3 * 60 * 60
const MAX_PIXELS = 8_192 * 4_320

/**
 * A copy may have this many frames for each frame of the original, plus some thousand. Films with
 * longer pauses are refused.
 */
const MAX_REPEATS = 20
const FREE_REPEATS = 30_000

export interface FilmFacts {
  facts: VideoFacts
  milliseconds: number
  placed: FrameTimes
  seen: SeenFrames
  /** The number of frames that cannot be decoded. */
  brokenFrames: number
  /** The time of the first frame in seconds, counted from the start of the file's timeline. */
  firstFrameAt: number
  /** The sounds that are played, or null if there is none, and the time that they take up. */
  sound: SoundPlan | null
  span: SoundSpan | null
  remarks: Remark[]
}

/** Decodes a whole film and measures its frames. */
export async function readFilmFacts(
  place: Workplace,
  source: Source,
  probed: Probed & { video: ProbedStream },
  hasZscale: boolean,
  onFrame: (share: number) => void,
): Promise<FilmFacts> {
  const { video, videoCount, sounds, start, timecode } = probed
  const { width, height } = shownSize(video)
  if (video.width * video.height > MAX_PIXELS) throw new Unprocessable('tooLarge')
  const packets = await readPackets(place, source, video.index)
  // If the clock jumps, the times of the packets do not tell the duration.
  if (!mayJump(source) && packets.lastAt - packets.firstAt > MAX_SECONDS) {
    throw new Unprocessable('tooLong')
  }
  place.limit?.extendByFrames(packets.count)
  const small = `scale=${SMALL.width * 2}:${SMALL.height * 2}:flags=area`
  const seen = await lookAtFrames(place, source, {
    ...{ name: 'original', stream: video.index, decoder: decoderOf(video) },
    filters: [...groundFilters(video), ...smallFilters(video, small, hasZscale)],
    mayBeTransparent: isTransparent(video),
    onFrame: (count) => onFrame(count / Math.max(1, packets.count)),
  })
  const sound = planSound(sounds)
  const span = sound && (await spanOfSounds(place, source, probed, sound.streams))
  const delay = missingDelay(source, packets, start, seen)
  const placed = readTimes(seen.times, {
    rates: [video.r_frame_rate, video.avg_frame_rate].flatMap((text) => readRate(text) ?? []),
    lastSeconds: lastSecondsOf(video, packets),
    resolution: resolutionOf(video),
    soundEnds: (span?.to ?? 0) - delay,
  })
  if (!placed || width < 1 || height < 1) throw new Unprocessable('noMedia')
  const { rate, isVariableRate, frameCount, seconds } = placed
  if (seconds > MAX_SECONDS) throw new Unprocessable('tooLong')
  if (frameCount > seen.times.length * MAX_REPEATS + FREE_REPEATS) {
    throw new Unprocessable('tooSparse', `${seen.times.length} frames in ${seconds} seconds`)
  }
  const { contradictsRate, ...startFrame } = readStartFrame(timecode, rate)
  const hasSound = sound !== null
  const hasSizes = MAY_CHANGE_SIZE.test(video.codec_name)
    ? (await countSizes(place, source, video.index)) > 1
    : false
  return {
    facts: { rate, frameCount, ...startFrame, isVariableRate, width, height, hasSound },
    milliseconds: Math.round((frameCount / perSecond(rate)) * 1_000),
    ...{ placed, seen, brokenFrames: brokenFrames(video, packets, seen) },
    firstFrameAt: placed.beginsAt + delay,
    ...{ sound, span },
    remarks: [
      ...(videoCount > 1 ? [{ kind: 'defaultPicture', value: videoCount } as const] : []),
      ...(seen.isTransparent ? [{ kind: 'transparent', value: null } as const] : []),
      ...(isMatrixGuessed(video) ? [{ kind: 'guessedColors', value: null } as const] : []),
      ...(hasSizes ? [{ kind: 'sizeChanges', value: null } as const] : []),
      ...(contradictsRate ? [{ kind: 'noDropFrame', value: null } as const] : []),
    ],
  }
}

/** Pictures that stay longer than this number of seconds are slides. */
const SLIDE_SECONDS = 0.2

/**
 * Reads the times of the frames. The last slide of a slide show and a single picture stay until the
 * sound ends, as in players. Some containers do not store how long the last picture is shown.
 */
function readTimes(
  times: Float64Array,
  { soundEnds, ...claims }: Parameters<typeof readFrameTimes>[1] & { soundEnds: number },
): FrameTimes | null {
  const placed = readFrameTimes(times, claims)
  const last = times.reduce((latest, time) => Math.max(latest, time), -Infinity)
  const step = times.length > 1 ? (last - (times[0] ?? 0)) / (times.length - 1) : Infinity
  const isHeld = soundEnds - last > Math.max(claims.lastSeconds ?? 0, SLIDE_SECONDS)
  if (!placed || step <= SLIDE_SECONDS || !isHeld) return placed
  const longest = FREE_REPEATS / perSecond(placed.rate)
  return readFrameTimes(times, { ...claims, lastSeconds: Math.min(soundEnds - last, longest) })
}

/**
 * Returns the number of seconds by which the decoder's times are too early. AVI stores no times of
 * frames, so its decoder counts from the first frame that it outputs, which may be later than the
 * first packet.
 */
function missingDelay(source: Source, packets: Packets, start: number, seen: SeenFrames): number {
  if (source.demuxer !== 'avi' || !Number.isFinite(packets.firstAt)) return 0
  return packets.firstAt - start - (seen.times[0] ?? 0)
}

/**
 * The filters for the pictures that are compared. Scaling comes first, because converting HDR is
 * slow for full frames.
 */
function smallFilters(video: ProbedStream, small: string, hasZscale: boolean): string[] {
  const size = { width: SMALL.width * 2, height: SMALL.height * 2 }
  return [small, ...pictureFilters({ ...video, field_order: '' }, size, hasZscale)]
}

/**
 * Returns the duration of the last frame in seconds. An edit list may end the film before the last
 * frame would end.
 */
function lastSecondsOf(video: ProbedStream, { lastSeconds, lastAt }: Packets): number {
  const end = video.start_time + video.duration
  const left = end - lastAt
  return video.duration > 0 && left > 0 ? Math.min(lastSeconds, left) : lastSeconds
}

function resolutionOf({ time_base: base }: ProbedStream): number {
  const read = readRate(base)
  return read ? read.numerator / read.denominator : 0
}

/** Codecs whose streams may be concatenated, so that the size can change within the film. */
const MAY_CHANGE_SIZE = /^(h264|hevc|mpeg1video|mpeg2video|mpeg4|vp8|vp9|av1)$/

/** Codecs in which every packet holds exactly one visible frame. */
const ONE_BY_ONE = /^(h264|hevc|prores|dnxhd|mjpeg|ffv1|qtrle|png|cfhd|v210|rawvideo|huffyuv)$/

function brokenFrames(video: ProbedStream, packets: Packets, { times }: SeenFrames): number {
  const isCertain =
    ONE_BY_ONE.test(video.codec_name) && /^(progressive|unknown|)$/.test(video.field_order)
  return isCertain ? Math.max(0, packets.count - times.length) : 0
}

/** Reads the duration of a sound in seconds from its packets. */
export async function readSoundLength(
  place: Workplace,
  source: Source,
  audio: ProbedStream,
): Promise<number> {
  const { count, firstAt, lastAt, lastSeconds } = await readPackets(place, source, audio.index)
  if (count === 0) throw new Unprocessable('noMedia')
  const seconds = Number.isFinite(lastAt) ? lastAt - firstAt + lastSeconds : 0
  if (seconds > MAX_SECONDS) throw new Unprocessable('tooLong')
  return seconds
}

/** The size at which the film is displayed, with square pixels and after rotation. */
function shownSize(video: ProbedStream): { width: number; height: number } {
  const [across = 1, down = 1] = video.sample_aspect_ratio.split(':').map(Number)
  const aspect = across > 0 && down > 0 ? across / down : 1
  const width = Math.round(video.width * (aspect < 20 && aspect > 0.05 ? aspect : 1))
  const { height } = video
  return isTurned(video) ? { width: height, height: width } : { width, height }
}

function isTurned({ side_data_list: data }: ProbedStream): boolean {
  return data.some(({ rotation = 0 }) => Math.abs(rotation) % 180 === 90)
}
