import type { ThumbnailStrip, VideoFacts } from '@studio/shared/review/media'
import { proxySize } from './picture-filters'

/** The maximum number of pictures in a strip. */
const MAX_PICTURES = 100
const COLUMNS = 10
const PICTURE_WIDTH = 160
const PICTURE_HEIGHT = 90

export type Strip = Omit<ThumbnailStrip, 'url'>

export function planStrip(facts: VideoFacts): Strip {
  const frameCount = Math.max(1, facts.frameCount)
  const everyFrames = Math.ceil(frameCount / MAX_PICTURES)
  const pictures = Math.ceil(frameCount / everyFrames)
  const shown = proxySize(facts)
  const scale = Math.min(PICTURE_WIDTH / shown.width, PICTURE_HEIGHT / shown.height)
  const length = (pixels: number) => Math.max(2, Math.round((pixels * scale) / 2) * 2)
  const columns = Math.min(COLUMNS, pictures)
  return {
    columns,
    rows: Math.ceil(pictures / columns),
    width: length(shown.width),
    height: length(shown.height),
    everyFrames,
  }
}
