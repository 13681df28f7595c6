import type { Clip } from '@studio/shared/contracts/common'

/**
 * The type names the codecs, because a browser that cannot play AV1 would otherwise load a part of
 * the file first.
 */
const AV1 = 'video/webm; codecs="av01.0.05M.08"'
const AV1_AND_OPUS = 'video/webm; codecs="av01.0.05M.08, opus"'

/** @returns a clip's files for a video element, the smaller one first */
export function clipSources(clip: Clip): { src: string; type: string }[] {
  return sourcesOf(clip, AV1)
}

/** @returns a film's files for a video element, the smaller one first */
export function filmSources(film: Clip): { src: string; type: string }[] {
  return sourcesOf(film, AV1_AND_OPUS)
}

function sourcesOf({ av1Src, src, mimeType }: Clip, av1Type: string) {
  const own = { src, type: mimeType }
  return av1Src ? [{ src: av1Src, type: av1Type }, own] : [own]
}
