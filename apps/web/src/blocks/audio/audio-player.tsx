'use client'

import { useId, useRef, useState } from 'react'
import type { Sound } from '@studio/shared/contracts/sound'
import { PlayControl, SeekBar, Times, VolumeControl } from '@/components/player/controls'
import type { PlayerWords } from '@/components/player/player-words'
import { useMedia } from '@/components/player/use-media'
import { Waveform } from './waveform'

export interface Recording {
  title: string
  sound: Sound
  transcript: string | null
  words: PlayerWords
  /** The label of the download; null if the file is not offered for download. */
  downloadLabel: string | null
}

export interface AudioPlayerProps {
  /** A single recording, or several versions of it. */
  recordings: readonly Recording[]
  labels: { versions: string; transcript: string }
}

/** Plays a recording. Nothing is loaded before it is played. */
export function AudioPlayer({ recordings, labels }: AudioPlayerProps) {
  const id = useId()
  const audio = useRef<HTMLAudioElement>(null)
  const media = useMedia(audio)
  const [chosen, setChosen] = useState(0)
  const [hasFailed, setHasFailed] = useState(false)
  const recording = recordings[chosen] ?? recordings[0]
  if (!recording) return null
  const { title, sound, transcript, words, downloadLabel } = recording
  const length = media.duration ?? sound.duration

  /**
   * Switches to another version. It continues at the same time, and plays if the previous one was
   * playing.
   */
  const choose = (index: number) => {
    const player = audio.current
    const [other] = recordings.slice(index)
    if (!player || !other || index === chosen) return
    setChosen(index)
    setHasFailed(false)
    const { currentTime, paused, readyState } = player
    player.src = other.sound.src
    if (readyState === 0 && paused) return
    const goOn = () => {
      player.currentTime = currentTime
    }
    player.addEventListener('loadedmetadata', goOn, { once: true })
    if (paused) player.load()
    else player.play().catch(() => undefined)
  }

  const retry = () => {
    setHasFailed(false)
    audio.current?.load()
    media.toggle()
  }

  return (
    <section
      aria-label={words.label}
      data-slot="audio-player"
      className="border-t border-rule pt-4"
    >
      {recordings.length > 1 ? (
        <fieldset className="mb-3">
          <legend className="sr-only">{labels.versions}</legend>
          <div className="flex flex-wrap gap-x-5">
            {recordings.map((one, index) => (
              <label
                key={one.sound.src}
                className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold"
              >
                <input
                  type="radio"
                  className="size-5 accent-signal"
                  name={id}
                  checked={index === chosen}
                  onChange={() => choose(index)}
                />
                {one.title}
              </label>
            ))}
          </div>
        </fieldset>
      ) : (
        <h3 className="title-3 mb-3">{title}</h3>
      )}
      {/* A script sets the source of other versions, because a change of this attribute would stop the playback. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the transcript is below the player */}
      <audio
        ref={audio}
        src={recordings[0]?.sound.src}
        preload="none"
        onError={() => setHasFailed(true)}
      />
      <Waveform
        peaks={sound.peaks}
        played={length ? media.time / length : 0}
        onSeek={(part) => length && media.seek(part * length)}
      />
      <div className="flex items-center">
        <PlayControl media={media} words={words} />
        <SeekBar media={media} words={words} knownDuration={sound.duration} />
        <Times media={media} knownDuration={sound.duration} />
        <VolumeControl media={media} words={words} />
      </div>
      {hasFailed && (
        <p role="alert" className="flex flex-wrap items-center gap-4">
          {words.failed}
          <button type="button" className="min-h-11 underline" onClick={retry}>
            {words.retry}
          </button>
        </p>
      )}
      {transcript && (
        <details className="mt-1">
          <summary className="inline-flex min-h-11 cursor-pointer items-center underline">
            {labels.transcript}
          </summary>
          <p className="max-w-[38rem] pb-2 whitespace-pre-line">{transcript}</p>
        </details>
      )}
      {downloadLabel && (
        <p>
          <a href={sound.src} download className="inline-flex min-h-11 items-center underline">
            {downloadLabel}
          </a>
        </p>
      )}
    </section>
  )
}
