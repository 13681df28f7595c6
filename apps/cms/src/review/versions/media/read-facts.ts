import type { Rate, VideoFacts } from '@studio/shared/review/media'
import { perSecond, readFrameTimes } from './frame-times'
import { type Probed, type ProbedStream, readTimes, type Source, type Workplace } from './probe'
import { readStartFrame } from './start-frame'
import { Unprocessable } from './unprocessable'

/** What a version may have at most. */
const LONGEST_SECONDS = 3 * 60 * 60
const MOST_PIXELS = 8_192 * 4_320

export interface FilmFacts {
  facts: VideoFacts
  milliseconds: number
  /** When the first frame is shown, from where the file's time begins, in seconds. */
  firstFrameAt: number
}

/** Of a film, by the frames that are really in it. */
export async function readFilmFacts(
  place: Workplace,
  source: Source,
  { video, audio, start, timecode }: Probed & { video: ProbedStream },
): Promise<FilmFacts> {
  const { width, height } = shownSize(video)
  if (video.width * video.height > MOST_PIXELS) throw new Unprocessable('tooLarge')
  const times = await readTimes(place, source, video.index)
  const claims = [video.r_frame_rate, video.avg_frame_rate].flatMap((text) => readRate(text) ?? [])
  const read = readFrameTimes(times, claims)
  if (!read || width < 1 || height < 1) throw new Unprocessable('noMedia')
  const { rate, isVariableRate, frameCount, seconds } = read
  if (seconds > LONGEST_SECONDS) throw new Unprocessable('tooLong')
  return {
    facts: {
      rate,
      frameCount,
      ...readStartFrame(timecode, rate),
      isVariableRate,
      width,
      height,
      hasSound: audio !== null,
    },
    milliseconds: Math.round((frameCount / perSecond(rate)) * 1_000),
    firstFrameAt: Math.max(0, times.reduce((least, time) => Math.min(least, time)) - start),
  }
}

/** Seconds of a sound, by its packets. */
export async function readSoundLength(
  place: Workplace,
  source: Source,
  audio: ProbedStream,
): Promise<number> {
  const times = await readTimes(place, source, audio.index)
  if (times.length === 0) throw new Unprocessable('noMedia')
  const first = times.reduce((least, time) => Math.min(least, time))
  const last = times.reduce((most, time) => Math.max(most, time))
  if (last - first > LONGEST_SECONDS) throw new Unprocessable('tooLong')
  return last - first
}

/** Square pixels, the right way up. */
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

function readRate(text: string): Rate | null {
  const [numerator = 0, denominator = 0] = text.split('/').map(Number)
  return numerator > 0 && denominator > 0 ? { numerator, denominator } : null
}
