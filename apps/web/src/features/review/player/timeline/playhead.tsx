import { usePlayer, usePlayerState } from '../use-player'
import { cellStart } from './places'

/** The frame that is seen: as wide as its cell, and never too thin to be found. */
export function Playhead() {
  const player = usePlayer()
  const frame = usePlayerState(player, (state) => state.frame)
  const { frameCount } = player.facts
  const start = cellStart(frame, frameCount)
  const width = cellStart(frame + 1, frameCount) - start
  return <div className="player-playhead" style={{ '--start': start, '--width': width }} />
}
