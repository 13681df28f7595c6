import path from 'node:path'
import { perSecond } from './frame-times'
import { pictureFilters, proxySize } from './picture-filters'
import { input, type Probed, type ProbedStream, type Source, type Workplace } from './probe'
import type { FilmFacts } from './read-facts'
import { runFfmpeg } from './run-ffmpeg'

/**
 * Frames from one that stands for itself to the next: whoever jumps to a frame has at most this
 * many decoded, which is less than what is seen as waiting.
 */
const GROUP = 12

export interface Film extends FilmFacts {
  probed: Probed & { video: ProbedStream }
}

/**
 * The copy that is played. Its frames all last equally long, and frame n is frame n of the film;
 * of a film whose frames do not, it is what is seen at n / rate.
 *
 * @param onFrame with the number of frames that are done, now and then
 * @returns the file, and how many frames it has
 */
export async function makeProxy(
  place: Workplace,
  source: Source,
  film: Film,
  hasZscale: boolean,
  onFrame: (count: number) => void,
): Promise<{ file: string; frameCount: number }> {
  const file = path.join(place.folder, 'proxy.mp4')
  const { rate, frameCount } = film.facts
  let done = 0
  await runFfmpeg(place, {
    // Of its own length many times over, also where two films wait for one processor.
    seconds: 600 + (film.milliseconds / 1_000) * 8,
    args: [
      ...input(source),
      ...['-map', `0:${film.probed.video.index}`, '-vf', videoFilters(film, hasZscale)],
      ...['-fps_mode', 'cfr', '-r', `${rate.numerator}/${rate.denominator}`],
      ...['-frames:v', String(frameCount)],
      ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '20', '-profile:v', 'high'],
      ...['-maxrate', '16M', '-bufsize', '32M', '-threads', '2'],
      // Without frames that are decoded out of order, no player has to skip any at the start.
      ...['-g', String(GROUP), '-keyint_min', String(GROUP), '-sc_threshold', '0', '-bf', '0'],
      ...['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709'],
      ...soundArgs(film),
      ...['-map_metadata', '-1', '-map_chapters', '-1', '-movflags', '+faststart'],
      ...['-f', 'mp4', 'file:proxy.mp4'],
    ],
    onProgress: (key, value) => {
      if (key === 'frame') onFrame((done = Number(value)))
    },
  })
  return { file, frameCount: done }
}

/** Frames of an even film are counted anew, others are put where their time is. */
function videoFilters({ facts, probed }: Film, hasZscale: boolean): string {
  const { numerator, denominator } = facts.rate
  const timing = facts.isVariableRate
    ? ['setpts=PTS-STARTPTS', `fps=${numerator}/${denominator}:round=near`]
    : [`settb=${denominator}/${numerator}`, 'setpts=N']
  return [...timing, ...pictureFilters(probed.video, proxySize(facts), hasZscale)].join(',')
}

/** As long as the film, and moved with it where its first frame does not come at once. */
function soundArgs({ facts, probed, firstFrameAt }: Film): string[] {
  if (!probed.audio) return ['-an']
  const seconds = (facts.frameCount / perSecond(facts.rate)).toFixed(6)
  const filters = [
    `asetpts=PTS-${firstFrameAt.toFixed(6)}/TB`,
    'aresample=48000:async=1:first_pts=0',
    `apad=whole_dur=${seconds}`,
    `atrim=end=${seconds}`,
  ]
  return [
    ...['-map', `0:${probed.audio.index}`, '-af', filters.join(',')],
    ...['-c:a', 'aac', '-b:a', '192k', '-ac', '2'],
  ]
}
