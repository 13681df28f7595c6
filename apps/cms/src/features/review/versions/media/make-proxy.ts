import path from 'node:path'
import type { Remark } from '@studio/shared/review/media'
import {
  type FrameTimes,
  LATE,
  LATE_IN_A_ROW,
  LATEST,
  perSecond,
  ROUND_UP,
  TICKS,
} from './frame-times'
import { decoderOf, groundFilters, pictureFilters, proxySize } from './picture-filters'
import { soundGraph, type SoundPlan } from './plan-sound'
import { input, type Probed, type ProbedStream, type Source, type Workplace } from './probe'
import type { FilmFacts } from './read-facts'
import { runFfmpeg } from './run-ffmpeg'
import { Unprocessable } from '../../../../platform/programs/unprocessable'

/**
 * The number of frames between key frames. Seeking decodes at most this many frames, which is not
 * noticeable.
 */
const GROUP = 12

/**
 * Encoders add up to this many seconds of silence, so a shorter difference is not reported as
 * missing sound.
 */
const UNHEARD = 0.25

export interface Film extends FilmFacts {
  probed: Probed & { video: ProbedStream }
}

/**
 * Makes the copy that is played. All its frames have the same duration. Each frame of the film is
 * put at its place in the copy and repeated until the place of the next frame. If the sound cannot
 * be decoded, the copy is silent, and a remark says so.
 *
 * @param onFrame called from time to time with the number of completed frames
 * @returns the file, and remarks on the sound that is not played
 */
export async function makeProxy(
  place: Workplace,
  source: Source,
  film: Film,
  hasZscale: boolean,
  onFrame: (count: number) => void,
): Promise<{ file: string; remarks: Remark[] }> {
  const file = path.join(place.folder, 'proxy.mp4')
  const encode = (sound: SoundPlan | null) =>
    encodeCopy(place, source, film, sound, hasZscale, onFrame)
  const { sound } = film
  if (sound && (await succeeds(encode(sound)))) {
    return { file, remarks: [...sound.remarks, ...unplayedSound(film)] }
  }
  await encode(null)
  const isSoundLost = sound !== null || film.probed.hasUnknownSound
  return { file, remarks: isSoundLost ? [{ kind: 'soundUnreadable', value: null }] : [] }
}

/**
 * Tries whether an encoding works, because ffmpeg does not report which part of a file it could not
 * read: the picture or the sound.
 */
async function succeeds(encoding: Promise<void>): Promise<boolean> {
  try {
    await encoding
    return true
  } catch (error) {
    if (error instanceof Unprocessable && error.failure === 'unreadable') return false
    throw error
  }
}

function encodeCopy(
  place: Workplace,
  source: Source,
  film: Film,
  sound: SoundPlan | null,
  hasZscale: boolean,
  onFrame: (count: number) => void,
): Promise<void> {
  const { rate } = film.facts
  return runFfmpeg(place, {
    args: [
      // Prevents ffmpeg from restarting its filters, and with them the count of frames, when the
      // size changes within the film.
      ...['-reinit_filter', '0', ...decoderOf(film.probed.video), ...input(source)],
      ...['-filter_complex', graphOf(film, sound, hasZscale), '-map', '[picture]'],
      ...['-fps_mode', 'cfr', '-r', `${rate.numerator}/${rate.denominator}`],
      ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '20', '-profile:v', 'high'],
      ...['-maxrate', '16M', '-bufsize', '32M', '-threads', '2'],
      // All frames are decoded in the order in which they are shown, so that no player has to skip
      // frames at the start.
      ...['-g', String(GROUP), '-keyint_min', String(GROUP), '-sc_threshold', '0', '-bf', '0'],
      ...['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709'],
      ...(sound ? ['-map', '[sound]', '-c:a', 'aac', '-b:a', '192k'] : ['-an']),
      ...['-map_metadata', '-1', '-map_chapters', '-1', '-movflags', '+faststart'],
      ...['-f', 'mp4', 'file:proxy.mp4'],
    ],
    onProgress: (key, value) => {
      if (key === 'frame') onFrame(Number(value))
    },
  })
}

function graphOf(film: Film, sound: SoundPlan | null, hasZscale: boolean): string {
  const { video } = film.probed
  const picture = `[0:${video.index}]${videoFilters(film, hasZscale).join(',')}[picture]`
  return sound ? `${picture};${soundGraph(sound, soundFilters(film), 'sound')}` : picture
}

/** The filters that put each frame at its place and repeat it until the next one. */
function videoFilters({ facts, probed, placed }: Film, hasZscale: boolean): string[] {
  const rate = `${facts.rate.numerator}/${facts.rate.denominator}`
  const { slots, frameCount } = placed
  const last = slots.at(-1) ?? 0
  const hold = frameCount - 1 - last
  return [
    // The `fps` filter drops the last frame, so it is repeated first; surplus frames are cut at the
    // end.
    'tpad=stop_mode=clone:stop=2',
    ...(last === slots.length - 1
      ? [`settb=${facts.rate.denominator}/${facts.rate.numerator}`, 'setpts=N']
      : [`settb=1/${TICKS}`, `setpts='round((${placeOf(rate, placed)})*${TICKS}/(${rate}))'`]),
    ...groundFilters(probed.video),
    ...pictureFilters(probed.video, proxySize(facts), hasZscale),
    `fps=${rate}:round=near`,
    `tpad=stop_mode=clone:stop=${hold + 2}`,
    `trim=end_frame=${frameCount}`,
  ]
}

/**
 * An ffmpeg expression for the place of a frame in the copy. It has the same value as in
 * `readFrameTimes`.
 */
function placeOf(rate: string, { beginsAt, isInTurn }: FrameTimes): string {
  const wanted = `(PTS/${TICKS}-(${beginsAt.toFixed(6)}))*(${rate})`
  if (!isInTurn) return `max(0,floor(${wanted}+${ROUND_UP}))`
  // The registers hold the wanted place, the next free place, the number of late frames in a row,
  // and whether the frame is too late. ffmpeg keeps them from frame to frame.
  const steps = [
    `st(0,${wanted})`,
    `st(1,max(round(PREV_OUTPTS*(${rate})/${TICKS})+1,floor(ld(0)+${ROUND_UP})))`,
    `st(2,if(gt(ld(1)-ld(0),${LATE}),ld(2)+1,0))`,
    `st(3,max(gt(ld(1)-ld(0),${LATEST}),gt(ld(2),${LATE_IN_A_ROW})))`,
    'st(2,if(ld(3),0,ld(2)))',
    'ld(1)-ld(3)',
  ]
  return `if(isnan(PREV_OUTPTS),0,${steps.join(';')})`
}

/** Filters that give the sound the length of the film, and shift it if the first frame is late. */
function soundFilters({ facts, firstFrameAt }: Film): string[] {
  const seconds = (facts.frameCount / perSecond(facts.rate)).toFixed(6)
  return [
    `asetpts=PTS-(${firstFrameAt.toFixed(6)})/TB`,
    'aresample=48000:async=1:first_pts=0',
    `apad=whole_dur=${seconds}`,
    `atrim=end=${seconds}`,
  ]
}

/** The seconds of sound before the first frame and after the last one. */
function unplayedSound({ facts, firstFrameAt, span }: Film): Remark[] {
  if (!span) return []
  const before = firstFrameAt - span.from
  const beyond = span.to - firstFrameAt - facts.frameCount / perSecond(facts.rate)
  const remark = (kind: 'soundBefore' | 'soundBeyond', seconds: number): Remark[] =>
    seconds > UNHEARD && Number.isFinite(seconds)
      ? [{ kind, value: Math.round(seconds * 10) / 10 }]
      : []
  return [...remark('soundBefore', before), ...remark('soundBeyond', beyond)]
}
