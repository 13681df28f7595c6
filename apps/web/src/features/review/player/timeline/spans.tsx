import { useMediaSelector } from 'media-chrome/react/media-store'
import { usePlayer, usePlayerState } from '../use-player'
import { cellStart } from './places'

/** The buffered parts. */
export function LoadedSpans() {
  const loaded = useMediaSelector((state) => state.mediaBuffered) ?? []
  const seconds = useMediaSelector((state) => state.mediaDuration) ?? 0
  return loaded.map(([from, to]) => (
    <div
      key={from}
      className="player-loaded"
      style={{ '--start': (from / seconds) * 100, '--width': ((to - from) / seconds) * 100 }}
    />
  ))
}

/** The range from in to out, inclusive. */
export function RangeSpan() {
  const player = usePlayer()
  const range = usePlayerState(player, (state) => state.range)
  const { frameCount } = player.facts
  if (range.in === null && range.out === null) return null
  const start = cellStart(range.in ?? 0, frameCount)
  const end = cellStart((range.out ?? frameCount - 1) + 1, frameCount)
  return <div className="player-range" style={{ '--start': start, '--width': end - start }} />
}
