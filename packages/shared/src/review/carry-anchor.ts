import { clampFrame, convertFrame, frameAt, startOf } from './frames'
import type { VideoFacts } from './media'
import type { Anchor } from './notes'
import type { Version } from './projects'
import { dropsFrames, nominalRate } from './timecode'

/** What says where on a version a note can stand. */
export type Place = Pick<Version, 'kind' | 'video' | 'milliseconds' | 'pages'>

/**
 * The same place on the next version; `whole` where that has nothing like it.
 *
 * Frames stay whole and inside the film. A version that is not read yet takes the anchor as it is.
 */
export function carryAnchor(anchor: Anchor, from: Place, to: Place): Anchor {
  switch (anchor.kind) {
    case 'whole':
      return anchor
    case 'frames':
      return carryFrames(anchor, from, to)
    case 'time':
      return carryTime(anchor, to)
    case 'place':
      return carryPlace(anchor, to)
  }
}

function carryFrames(anchor: Anchor & { kind: 'frames' }, from: Place, to: Place): Anchor {
  if (to.kind === 'audio' && from.video) return timeIn(startOf(anchor.first, from.video.rate), to)
  if (to.kind !== 'video') return { kind: 'whole' }
  if (!from.video || !to.video) return anchor
  const { video } = to
  const frameOf = frameMap(from.video, video)
  const [first, last] = [anchor.first, anchor.last].map((frame) =>
    clampFrame(frameOf(frame), video.frameCount),
  )
  return { kind: 'frames', first: first ?? 0, last: last ?? 0 }
}

/**
 * Two films whose timecode counts alike keep their numbers: 23.976 against 24 is the same frames
 * played more slowly. Others keep the time.
 */
function frameMap(from: VideoFacts, to: VideoFacts): (frame: number) => number {
  if (nominalRate(from.rate) !== nominalRate(to.rate)) {
    return (frame) => convertFrame(frame, from.rate, to.rate)
  }
  const shift = startShift(from, to)
  return (frame) => frame + shift
}

/**
 * Frames that were cut off or put before the first, if the timecodes say so: both have one, it
 * counts alike, and it is partly the same. Otherwise the first frame of one is that of the other;
 * many exports give a film another hour, or none.
 */
function startShift(from: VideoFacts, to: VideoFacts): number {
  const haveBoth = from.startFrame > 0 && to.startFrame > 0
  if (!haveBoth || dropsFrames(from) !== dropsFrames(to)) return 0
  const overlap =
    from.startFrame < to.startFrame + to.frameCount &&
    to.startFrame < from.startFrame + from.frameCount
  return overlap ? from.startFrame - to.startFrame : 0
}

function carryTime(anchor: Anchor & { kind: 'time' }, to: Place): Anchor {
  const seconds = anchor.milliseconds / 1_000
  if (to.kind === 'audio') return timeIn(seconds, to)
  if (to.kind !== 'video') return { kind: 'whole' }
  // Without the video's facts, the frame is unknown.
  if (!to.video) return anchor
  const frame = clampFrame(frameAt(seconds, to.video.rate), to.video.frameCount)
  return { kind: 'frames', first: frame, last: frame }
}

function timeIn(seconds: number, { milliseconds }: Place): Anchor {
  const wanted = Math.round(seconds * 1_000)
  return { kind: 'time', milliseconds: Math.min(wanted, Math.floor(milliseconds ?? wanted)) }
}

/** A page that is gone becomes the last one as a whole: the spot on it says nothing any more. */
function carryPlace(anchor: Anchor & { kind: 'place' }, { kind, pages }: Place): Anchor {
  if (kind !== 'image' && kind !== 'pages') return { kind: 'whole' }
  if (pages.length === 0 || anchor.page <= pages.length) return anchor
  return { kind: 'place', page: pages.length, at: null }
}
