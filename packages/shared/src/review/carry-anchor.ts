import { clampFrame, convertFrame, frameAt, startOf } from './frames'
import type { VideoFacts } from './media'
import type { Anchor } from './notes'
import type { Version } from './projects'
import { dropsFrames, nominalRate } from './timecode'

/** The facts of a version that decide where a note can be anchored. */
export type Place = Pick<Version, 'kind' | 'video' | 'milliseconds' | 'pages'>

/**
 * Moves an anchor to the same place on the next version, or to `whole` if that version has no such
 * place. Frame numbers stay integers within the film. If a version has not been processed yet, the
 * anchor is copied unchanged.
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
  const first = frameOf(anchor.first)
  // A range ends where its next frame would begin. A note on one frame stays on one frame.
  const last = anchor.last > anchor.first ? frameOf(anchor.last + 1) - 1 : first
  return {
    kind: 'frames',
    first: clampFrame(first, video.frameCount),
    last: clampFrame(Math.max(first, last), video.frameCount),
  }
}

/**
 * Maps the frames of one film to those of another. If the timecodes of both count alike, frames
 * keep their numbers: a film at 23.976 has the same frames as one at 24, but plays more slowly.
 * Otherwise the start of each frame keeps its time.
 */
function frameMap(from: VideoFacts, to: VideoFacts): (frame: number) => number {
  if (nominalRate(from.rate) !== nominalRate(to.rate)) {
    return (frame) => convertFrame(frame, from.rate, to.rate)
  }
  const shift = startShift(from, to)
  return (frame) => frame + shift
}

/**
 * Finds the number of frames that were cut off or added at the beginning, by comparing the
 * timecodes. They are trusted only if both films have one, count alike and overlap, because many
 * exports change the hour or drop the timecode. Otherwise the first frames are treated as equal.
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
  // Without the facts of the video, the frame cannot be calculated.
  if (!to.video) return anchor
  const frame = clampFrame(frameAt(seconds, to.video.rate), to.video.frameCount)
  return { kind: 'frames', first: frame, last: frame }
}

function timeIn(seconds: number, { milliseconds }: Place): Anchor {
  const wanted = Math.round(seconds * 1_000)
  return { kind: 'time', milliseconds: Math.min(wanted, Math.floor(milliseconds ?? wanted)) }
}

/**
 * Moves a note on a page. If the page no longer exists, the note moves to the whole last page,
 * because its position would have no meaning there.
 */
function carryPlace(anchor: Anchor & { kind: 'place' }, { kind, pages }: Place): Anchor {
  if (kind !== 'image' && kind !== 'pages') return { kind: 'whole' }
  if (pages.length === 0 || anchor.page <= pages.length) return anchor
  return { kind: 'place', page: pages.length, at: null }
}
