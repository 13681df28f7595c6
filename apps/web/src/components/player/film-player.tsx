'use client'

import type { CaptionTrack } from '@studio/shared/contracts/common'
import { LOCALE_NAMES, type Locale } from '@studio/shared/locales'
import { useRef, useState, type ComponentType } from 'react'
import { PlayIcon } from '@/components/media/playback-icons'
import { useIsReady } from '@/lib/use-is-ready'
import type { FilmControlsProps } from './film-controls'
import type { PlayerWords } from './player-words'

interface Props {
  sources: { src: string; type: string }[]
  captions: CaptionTrack[]
  /** The page's language. */
  locale: Locale
  /** The film's length in seconds, or null if it is unknown. */
  duration: number | null
  words: PlayerWords
}

/** The controls are a separate chunk, which is loaded when a visitor is about to play a film. */
const loadControls = () => import('./film-controls')

/**
 * A film with sound over its poster. Nothing is loaded before it is played. Without scripts, or if
 * the controls cannot be loaded, the browser's own controls appear.
 */
export function FilmPlayer({ sources, captions, locale, duration, words }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const hasScripts = useIsReady()
  const [hasStarted, setHasStarted] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const [Controls, setControls] = useState<ComponentType<FilmControlsProps> | 'native' | null>(null)

  const prepare = () => void loadControls().catch(() => undefined)
  // Browsers allow sound only in the handler of a press, so the film does not wait for its controls.
  const start = () => {
    setHasStarted(true)
    play(video.current)
    loadControls().then(
      ({ FilmControls }) => setControls(() => FilmControls),
      () => setControls('native'),
    )
  }
  const retry = () => {
    setHasFailed(false)
    video.current?.load()
    play(video.current)
  }

  const last = sources.at(-1)
  return (
    <div
      ref={frame}
      role="group"
      aria-label={words.label}
      className="on-ink absolute inset-0 grid bg-transparent!"
      data-slot="film-player"
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- films without words may have none */}
      <video
        ref={video}
        className={`absolute inset-0 size-full object-contain ${hasStarted ? 'bg-ink' : ''}`}
        preload="none"
        playsInline
        controls={!hasScripts || Controls === 'native'}
        tabIndex={-1}
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
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={start}
        >
          <span className="grid size-16 place-items-center bg-signal text-ink transition-colors group-hover:bg-paper">
            <PlayIcon />
          </span>
        </button>
      )}
      {Controls !== null && Controls !== 'native' && (
        <Controls
          frame={frame}
          video={video}
          captions={captions}
          locale={locale}
          duration={duration}
          words={words}
          retry={hasFailed ? retry : null}
        />
      )}
    </div>
  )
}

function play(video: HTMLVideoElement | null): void {
  // The error event already reports a film that cannot be played.
  video?.play().catch(() => undefined)
}
