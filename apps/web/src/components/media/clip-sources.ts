import type { Clip } from '@studio/shared/contracts/common'

/** Named with its codec: a browser that cannot play AV1 would otherwise load some of it first. */
const AV1 = 'video/webm; codecs="av01.0.05M.08"'

/** A clip's files as a video element takes them, the smaller one first. */
export function clipSources({ av1Src, src, mimeType }: Clip): { src: string; type: string }[] {
  const own = { src, type: mimeType }
  return av1Src ? [{ src: av1Src, type: AV1 }, own] : [own]
}
