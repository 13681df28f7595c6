import { formatTimecode } from '@studio/shared/review/timecode'
import type { KeyboardEvent, PointerEventHandler, ReactNode } from 'react'
import { currentFrame } from '../playback/player-state'
import { usePlayer, usePlayerState } from '../use-player'

interface Props {
  label: string
  track: Partial<Record<`onPointer${string}`, PointerEventHandler<HTMLElement>>>
  children: ReactNode
}

/** The timeline as a slider. During playback its value is announced once a second. */
export function TimelineSlider({ label, track, children }: Props) {
  const player = usePlayer()
  const { facts } = player
  const second = Math.max(1, Math.round(facts.rate.numerator / facts.rate.denominator))
  const frame = usePlayerState(player, (state) =>
    state.isPlaying ? state.frame - (state.frame % second) : currentFrame(state),
  )
  const move = (event: KeyboardEvent) => {
    const isMoved = moveByKey(event, player.stepBy, second)
    if (isMoved) event.preventDefault()
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.max(0, facts.frameCount - 1)}
      aria-valuenow={frame}
      aria-valuetext={formatTimecode(frame, facts)}
      className="player-track"
      onKeyDown={move}
      {...track}
    >
      {children}
    </div>
  )
}

/** Handles keys of the slider, in addition to the player's shortcuts. */
function moveByKey(
  { key, ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent,
  stepBy: (frames: number) => unknown,
  second: number,
): boolean {
  if (ctrlKey || altKey || metaKey) return false
  const way = { ArrowUp: 1, ArrowDown: -1, ArrowRight: 1, ArrowLeft: -1 }[key]
  const leap = { PageUp: second, PageDown: -second, Home: -Infinity, End: Infinity }[key]
  const frames = way === undefined ? leap : way * (shiftKey ? 10 : 1)
  if (frames === undefined) return false
  stepBy(frames)
  return true
}
