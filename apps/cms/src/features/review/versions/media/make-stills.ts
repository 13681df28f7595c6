import path from 'node:path'
import type { VideoFacts } from '@studio/shared/review/media'
import { perSecond } from './frame-times'
import { planStrip, type Strip } from './plan-strip'
import { input, type Source, type Workplace } from './probe'
import { runFfmpeg } from './run-ffmpeg'

/** Makes one picture with rows of thumbnails, whose frames are at equal distances in the film. */
export async function makeStrip(
  place: Workplace,
  proxy: Source,
  facts: VideoFacts,
): Promise<{ file: string; strip: Strip }> {
  const strip = planStrip(facts)
  const { columns, rows, width, height, everyFrames } = strip
  const filters = [
    `select='not(mod(n,${everyFrames}))'`,
    `scale=${width}:${height}`,
    `tile=${columns}x${rows}`,
  ]
  await runFfmpeg(place, {
    seconds: 300 + facts.frameCount / 50,
    args: [
      ...[...input(proxy), '-an', '-vf', filters.join(','), '-fps_mode', 'passthrough'],
      ...['-frames:v', '1', '-q:v', '5', '-f', 'image2', '-update', '1', 'file:strip.jpg'],
    ],
  })
  return { file: path.join(place.folder, 'strip.jpg'), strip }
}

/** Takes a frame some time after the start as the poster, because films often begin with black. */
export async function makePoster(
  place: Workplace,
  proxy: Source,
  facts: VideoFacts,
): Promise<string> {
  const frame = Math.floor(Math.min(facts.frameCount - 1, facts.frameCount * 0.1))
  const seconds = (frame + 0.5) / perSecond(facts.rate)
  await runFfmpeg(place, {
    seconds: 60,
    args: [
      // The decoder stops at the frame that is shown at this time.
      ...['-ss', Math.max(0, seconds - 1 / perSecond(facts.rate)).toFixed(6), ...input(proxy)],
      ...['-an', '-vf', "scale='min(1280,iw)':-2", '-frames:v', '1', '-q:v', '3'],
      ...['-f', 'image2', '-update', '1', 'file:poster.jpg'],
    ],
  })
  return path.join(place.folder, 'poster.jpg')
}
