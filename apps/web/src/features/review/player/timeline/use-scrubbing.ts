import { useState, type PointerEvent } from 'react'
import type { PlayerControl } from '../../types'
import { frameAtShare } from './places'

/** Handles the pointer on the track: hovering shows a preview, pressing seeks. */
export function useScrubbing(player: PlayerControl) {
  const [pointedAt, setPointedAt] = useState<number | null>(null)
  const [isHeld, setIsHeld] = useState(false)
  const [playsOn, setPlaysOn] = useState(false)

  const release = () => {
    if (!isHeld) return
    setIsHeld(false)
    if (playsOn) player.play()
  }
  const track = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setIsHeld(true)
      setPlaysOn(player.isPlaying)
      const frame = frameUnder(event, player.facts.frameCount)
      setPointedAt(frame)
      void player.seekToFrame(frame)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const frame = frameUnder(event, player.facts.frameCount)
      setPointedAt(frame)
      if (isHeld) void player.seekToFrame(frame)
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      release()
      // Once a finger is lifted, there is no position to preview.
      if (event.pointerType !== 'mouse') setPointedAt(null)
    },
    onPointerCancel() {
      release()
      setPointedAt(null)
    },
    onPointerLeave() {
      if (!isHeld) setPointedAt(null)
    },
  }
  return { pointedAt, track }
}

function frameUnder(event: PointerEvent<HTMLElement>, frameCount: number): number {
  const { left, width } = event.currentTarget.getBoundingClientRect()
  return frameAtShare((event.clientX - left) / width, frameCount)
}
