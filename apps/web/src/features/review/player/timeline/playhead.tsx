import { currentFrame } from '../playback/player-state'
import { usePlayer, usePlayerState } from '../use-player'
import { cellStart } from './places'

/**
 * The playhead is as wide as a frame's cell, but has a minimum width. It moves to the requested
 * frame even before a slow connection delivers the frame.
 */
export function Playhead() {
  const player = usePlayer()
  const frame = usePlayerState(player, currentFrame)
  const { frameCount } = player.facts
  const start = cellStart(frame, frameCount)
  const width = cellStart(frame + 1, frameCount) - start
  return <div className="player-playhead" style={{ '--start': start, '--width': width }} />
}
