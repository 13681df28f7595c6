import type { Marker } from '../../types'
import { usePlayer } from '../use-player'
import { cellStart } from './places'

interface Props {
  markers: readonly Marker[]
  onMarker: ((id: string) => void) | undefined
}

/**
 * Markers of the notes, for pointers only. By keyboard, notes are reached in the list or by
 * shortcuts, because a hundred markers would be a hundred tab stops.
 */
export function MarkerRow({ markers, onMarker }: Props) {
  const player = usePlayer()
  const { frameCount } = player.facts
  return (
    <div className="player-markers">
      {markers.map(({ id, first, last, side, isResolved, label }) => {
        const start = cellStart(first, frameCount)
        return (
          <button
            key={id}
            type="button"
            tabIndex={-1}
            aria-label={label}
            title={label}
            className="player-marker"
            data-side={side}
            data-resolved={isResolved ? '' : undefined}
            style={{ '--start': start, '--width': cellStart(last + 1, frameCount) - start }}
            onClick={({ currentTarget }) => {
              focusTimeline(currentTarget)
              void player.seekToFrame(first)
              onMarker?.(id)
            }}
          >
            <span />
          </button>
        )
      })}
    </div>
  )
}

/**
 * Moves the focus to the timeline. Otherwise the space bar would press the marker again instead of
 * starting playback.
 */
function focusTimeline(marker: Element): void {
  const timeline = marker.closest('.player')?.querySelector('[role=slider]')
  if (timeline instanceof HTMLElement) timeline.focus({ preventScroll: true })
}
