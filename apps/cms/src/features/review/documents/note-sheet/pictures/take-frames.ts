import path from 'node:path'
import { rm } from 'node:fs/promises'
import pMap from 'p-map'
import { secondsOf } from '@studio/shared/review/frames'
import type { VideoFacts } from '@studio/shared/review/media'
import { input, type Source, type Workplace } from '../../../versions/media/probe'
import { runFfmpeg } from '../../../versions/media/run-ffmpeg'
import type { Picture } from '../sheet-facts'
import { readSmall } from './small-jpeg'

const AT_ONCE = 2
const MAX_SECONDS = 20

/** @returns the readable frames by their numbers */
export async function takeFrames(
  place: Workplace,
  source: Source,
  facts: VideoFacts,
  frames: readonly number[],
): Promise<Map<number, Picture>> {
  const taken = new Map<number, Picture>()
  await pMap(
    frames,
    async (frame) => {
      const picture = await takeFrame(place, source, facts, frame).catch(() => null)
      if (picture) taken.set(frame, picture)
    },
    { concurrency: AT_ONCE },
  )
  return taken
}

async function takeFrame(
  place: Workplace,
  source: Source,
  facts: VideoFacts,
  frame: number,
): Promise<Picture> {
  const file = `frame-${frame}.jpg`
  // Seeks to half a frame before the requested frame, so that it is the next frame to be decoded.
  const from = frame === 0 ? 0 : secondsOf(frame - 1, facts.rate)
  const { width, height } = facts
  await runFfmpeg(place, {
    seconds: MAX_SECONDS,
    args: [
      ...['-ss', from.toFixed(6), ...input(source)],
      ...['-an', '-vf', `scale=${width}:${height}`, '-frames:v', '1', '-q:v', '3'],
      ...['-f', 'image2', '-update', '1', `file:${file}`],
    ],
  })
  const made = path.join(place.folder, file)
  try {
    return await readSmall(made)
  } finally {
    await rm(made, { force: true })
  }
}
