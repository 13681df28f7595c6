'use client'

import type { CaptionTrack } from '@studio/shared/contracts/common'
import { LOCALE_NAMES, type Locale } from '@studio/shared/locales'
import { useEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react'
import { PlayIcon } from '@/components/media/playback-icons'
import { useIsReady } from '@/lib/use-is-ready'
import { choose, trackFor, useCaptionsChoice } from './captions-choice'
import { CaptionsMenu } from './captions-menu'
import { ControlButton, PlayControl, SeekBar, Times, VolumeControl } from './controls'
import { FullScreenIcon } from './player-icons'
import type { PlayerWords } from './player-words'
import { useCaptions } from './use-captions'
import { useMedia } from './use-media'

export interface FilmPlayerProps {
  sources: { src: string; type: string }[]
  captions: CaptionTrack[]
  /** The page's language. */
  locale: Locale
  /** The film's length in seconds, or null if it is unknown. */
  duration: number | null
  words: PlayerWords
}

/**
 * A film with sound over its poster. Nothing is loaded before it is played. Without scripts the
 * browser's own controls appear.
 */
export function FilmPlayer({ sources, captions, locale, duration, words }: FilmPlayerProps) {
  const frame = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const hasScripts = useIsReady()
  const [hasStarted, setHasStarted] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const [choice, setChoice] = useCaptionsChoice()
  const shown = trackFor(captions, choice, locale)
  const isFullScreen = useFullScreen(frame)
  const media = useMedia(video)
  const lines = useCaptions(video, captions, hasStarted ? shown : null)

  useEffect(() => {
    // The start button had the focus and has disappeared, so the focus moves to the first control.
    if (hasStarted) frame.current?.querySelector<HTMLElement>('[data-controls] button')?.focus()
  }, [hasStarted])

  const start = () => {
    setHasStarted(true)
    media.toggle()
  }
  const retry = () => {
    setHasFailed(false)
    video.current?.load()
    media.toggle()
  }
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
  const onKeyDown = (event: KeyboardEvent) => {
    if (!hasStarted || event.ctrlKey || event.metaKey || event.altKey) return
    const command = commands[event.key]
    // Whether the focused control uses the key itself: the space bar presses a button, and arrows
    // move a bar.
    const isTaken =
      (event.key === ' ' && event.target instanceof HTMLButtonElement) ||
      (event.key.startsWith('Arrow') && event.target instanceof HTMLInputElement)
    if (!command || isTaken) return
    event.preventDefault()
    command()
  }

  const last = sources.at(-1)
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the controls in it
    <div
      ref={frame}
      role="group"
      aria-label={words.label}
      className="on-ink absolute inset-0 grid bg-transparent!"
      data-slot="film-player"
      onKeyDown={onKeyDown}
    >
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- films without words may have none */}
      <video
        ref={video}
        className={`absolute inset-0 size-full object-contain ${hasStarted ? 'bg-ink' : ''}`}
        preload="none"
        playsInline
        controls={!hasScripts}
        tabIndex={-1}
        onClick={hasStarted ? media.toggle : undefined}
      >
        {sources.map((source) => (
          <source
            key={source.src}
            {...source}
            onError={source === last ? () => setHasFailed(true) : undefined}
          />
        ))}
        {captions.map((track) => (
          <track
            key={track.locale}
            kind="captions"
            src={track.src}
            srcLang={track.locale}
            label={LOCALE_NAMES[track.locale]}
          />
        ))}
      </video>
      {hasScripts && !hasStarted && (
        <button
          type="button"
          aria-label={words.play}
          className="group absolute inset-0 grid place-items-center -outline-offset-4"
          onClick={start}
        >
          <span className="grid size-16 place-items-center bg-signal text-ink transition-colors group-hover:bg-paper">
            <PlayIcon />
          </span>
        </button>
      )}
      {hasStarted && (
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
          {hasFailed && (
            <p role="alert" className="flex flex-wrap items-center gap-4 bg-ink px-4 py-2">
              {words.failed}
              <button type="button" className="min-h-11 underline" onClick={retry}>
                {words.retry}
              </button>
            </p>
          )}
          <div data-controls className="flex flex-wrap items-center bg-ink/85 px-1">
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
      )}
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
