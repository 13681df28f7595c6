import type { ComponentProps } from 'react'
import { PauseIcon, PlayIcon } from '@/components/media/playback-icons'
import { clock } from './clock'
import { MutedIcon, SoundIcon } from './player-icons'
import type { PlayerWords } from './player-words'
import type { MediaControl } from './use-media'

interface Props {
  media: MediaControl
  words: PlayerWords
}

export function ControlButton({ className = '', ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={`grid size-11 flex-none place-items-center text-paper hover:bg-paper hover:text-ink aria-pressed:bg-paper aria-pressed:text-ink ${className}`}
      {...rest}
    />
  )
}

export function PlayControl({ media, words }: Props) {
  return (
    <ControlButton onClick={media.toggle} aria-label={media.isPlaying ? words.pause : words.play}>
      {media.isPlaying ? <PauseIcon /> : <PlayIcon />}
    </ControlButton>
  )
}

interface SeekProps extends Props {
  /** The length in seconds from the CMS, shown until the file is loaded. */
  knownDuration: number | null
  className?: string
}

/** Shows and changes the position of the film. Time runs from left to right in every language. */
export function SeekBar({ media, words, knownDuration, className = '' }: SeekProps) {
  const length = media.duration ?? knownDuration ?? 0
  const value = words.positionValue
    .replace('{time}', clock(media.time))
    .replace('{length}', clock(length))
  return (
    <input
      type="range"
      dir="ltr"
      className={`h-11 min-w-0 flex-1 cursor-pointer accent-signal ${className}`}
      aria-label={words.position}
      aria-valuetext={value}
      min={0}
      max={length}
      step={STEP}
      // The value is a multiple of the step, because the browser would round any other value and
      // thereby move the film.
      value={Math.floor(Math.min(media.time, length) / STEP) * STEP}
      disabled={length === 0}
      onChange={({ target }) => media.seek(Number(target.value))}
      onKeyDown={(event) => {
        const by = STEPS[event.key]
        if (by === undefined) return
        event.preventDefault()
        event.stopPropagation()
        media.seekBy(by)
      }}
    />
  )
}

/** In seconds; a power of two, so that multiples of it are exact. */
const STEP = 0.125

/** The seconds by which each key seeks. The bar's own step is too small for keys. */
const STEPS: Record<string, number> = {
  ArrowLeft: -2,
  ArrowRight: 2,
  ArrowDown: -2,
  ArrowUp: 2,
  PageDown: -10,
  PageUp: 10,
}

export function Times({ media, knownDuration }: Pick<SeekProps, 'media' | 'knownDuration'>) {
  const length = media.duration ?? knownDuration
  return (
    <span dir="ltr" className="slate flex-none px-1 tabular-nums" aria-hidden>
      {clock(media.time)}
      {length !== null && ` / ${clock(length)}`}
    </span>
  )
}

export function VolumeControl({ media, words }: Props) {
  const isSilent = media.isMuted || media.volume === 0
  return (
    <>
      <ControlButton onClick={media.toggleMuted} aria-label={isSilent ? words.unmute : words.mute}>
        {isSilent ? <MutedIcon /> : <SoundIcon />}
      </ControlButton>
      <input
        type="range"
        dir="ltr"
        className="hidden h-11 w-20 flex-none cursor-pointer accent-signal sm:block"
        aria-label={words.volume}
        min={0}
        max={1}
        step={0.05}
        value={media.isMuted ? 0 : media.volume}
        onChange={({ target }) => media.setVolume(Number(target.value))}
      />
    </>
  )
}
