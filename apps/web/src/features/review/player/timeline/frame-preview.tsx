import type { ThumbnailStrip } from '@studio/shared/review/media'
import { formatTimecode } from '@studio/shared/review/timecode'
import { usePlayer } from '../use-player'
import { cellStart, thumbnailPlace } from './places'

interface Props {
  frame: number
  strip: ThumbnailStrip | null
}

/** The thumbnail and timecode of the frame under the pointer. */
export function FramePreview({ frame, strip }: Props) {
  const { facts } = usePlayer()
  const place = strip && thumbnailPlace(strip, frame)
  return (
    <div
      className="player-preview"
      style={{ '--start': cellStart(frame + 0.5, facts.frameCount) }}
      aria-hidden
    >
      {strip && place && (
        <div
          style={{
            inlineSize: strip.width,
            blockSize: strip.height,
            backgroundImage: `url("${strip.url}")`,
            backgroundPosition: `-${place.x}px -${place.y}px`,
          }}
        />
      )}
      <span lang="en" className="slate">
        {formatTimecode(frame, facts)}
      </span>
    </div>
  )
}
