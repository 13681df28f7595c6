'use client'

import type { CaptionTrack } from '@studio/shared/contracts/common'
import type { Locale } from '@studio/shared/locales'
import { useEffect, useEffectEvent, useRef, useSyncExternalStore, type RefObject } from 'react'
import { choose, trackFor, useCaptionsChoice } from './captions-choice'
import { CaptionsMenu } from './captions-menu'
import { ControlButton, PlayControl, SeekBar, Times, VolumeControl } from './controls'
import { FullScreenIcon } from './player-icons'
import type { PlayerWords } from './player-words'
import { useCaptions } from './use-captions'
import { useMedia } from './use-media'

export interface FilmControlsProps {
  /** The element that is shown in full screen, and whose keys control the film. */
  frame: RefObject<HTMLDivElement | null>
  video: RefObject<HTMLVideoElement | null>
  captions: CaptionTrack[]
  /** The page's language. */
  locale: Locale
  /** The film's length in seconds, or null if it is unknown. */
  duration: number | null
  words: PlayerWords
  /** Loads the film again after it has failed, otherwise null. */
  retry: (() => void) | null
}

/** The captions, controls and keyboard shortcuts of a film that has been started. */
export function FilmControls(props: FilmControlsProps) {
  const { frame, video, captions, locale, duration, words, retry } = props
  const bar = useRef<HTMLDivElement>(null)
  const [choice, setChoice] = useCaptionsChoice()
  const shown = trackFor(captions, choice, locale)
  const isFullScreen = useFullScreen(frame)
  const media = useMedia(video)
  const lines = useCaptions(video, captions, shown)

  useEffect(() => {
    // The start button had the focus and has disappeared, so the focus moves to the first control.
    bar.current?.querySelector('button')?.focus()
  }, [])

  const toggleFullScreen = () => {
    if (isFullScreen) return void document.exitFullscreen()
    if (frame.current?.requestFullscreen) return void frame.current.requestFullscreen()
    // Some phones allow full screen only for the video element itself.
    const own: (HTMLVideoElement & { webkitEnterFullscreen?: () => void }) | null = video.current
    own?.webkitEnterFullscreen?.()
  }
  const commands: Record<string, () => void> = {
    ' ': media.toggle,
    k: media.toggle,
    m: media.toggleMuted,
    f: toggleFullScreen,
    c: () => captions.length > 0 && setChoice({ ...choice, isOn: !choice.isOn }),
    ArrowLeft: () => media.seekBy(-5),
    ArrowRight: () => media.seekBy(5),
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const command = commands[event.key]
    // Whether the focused control uses the key itself: the space bar presses a button, and arrows
    // move a bar.
    const isTaken =
      (event.key === ' ' && event.target instanceof HTMLButtonElement) ||
      (event.key.startsWith('Arrow') && event.target instanceof HTMLInputElement)
    if (!command || isTaken) return
    event.preventDefault()
    command()
  })
  const onPicturePressed = useEffectEvent(media.toggle)
  useEffect(() => {
    const picture = video.current
    const pressed = () => onPicturePressed()
    // The controls handle keys of their own first. React handles them at its root, so a listener
    // inside the root would come too early.
    const keyDown = (event: KeyboardEvent) => {
      if (event.target instanceof Node && frame.current?.contains(event.target)) onKeyDown(event)
    }
    picture?.addEventListener('click', pressed)
    document.addEventListener('keydown', keyDown)
    return () => {
      picture?.removeEventListener('click', pressed)
      document.removeEventListener('keydown', keyDown)
    }
  }, [frame, video])

  return (
    <div className="absolute inset-x-0 bottom-0 grid">
      {lines.length > 0 && (
        <p
          data-slot="captions"
          lang={shown?.locale}
          className="mx-4 mb-2 justify-self-center bg-ink/85 px-3 py-1 text-center text-[clamp(0.875rem,1.6vw,1.25rem)] leading-snug text-paper"
        >
          {lines.map((line) => (
            <span key={line} dir="auto" className="block">
              {line}
            </span>
          ))}
        </p>
      )}
      {retry && (
        <p role="alert" className="flex flex-wrap items-center gap-4 bg-ink px-4 py-2">
          {words.failed}
          <button type="button" className="min-h-11 underline" onClick={retry}>
            {words.retry}
          </button>
        </p>
      )}
      <div ref={bar} data-controls className="flex flex-wrap items-center bg-ink/85 px-1">
        <PlayControl media={media} words={words} />
        <SeekBar media={media} words={words} knownDuration={duration} />
        <Times media={media} knownDuration={duration} />
        <VolumeControl media={media} words={words} />
        {captions.length > 0 && (
          <CaptionsMenu
            locales={captions.map((track) => track.locale)}
            shown={shown?.locale ?? null}
            pageLocale={locale}
            words={words}
            pick={(picked) => setChoice(choose(picked, choice, locale))}
          />
        )}
        <ControlButton
          aria-label={isFullScreen ? words.leaveFullScreen : words.enterFullScreen}
          onClick={toggleFullScreen}
        >
          <FullScreenIcon />
        </ControlButton>
      </div>
    </div>
  )
}

function useFullScreen(frame: { readonly current: HTMLElement | null }): boolean {
  return useSyncExternalStore(
    onFullScreenChange,
    () => frame.current !== null && document.fullscreenElement === frame.current,
    () => false,
  )
}

function onFullScreenChange(tell: () => void): () => void {
  document.addEventListener('fullscreenchange', tell)
  return () => document.removeEventListener('fullscreenchange', tell)
}
