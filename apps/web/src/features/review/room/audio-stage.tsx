'use client'

import { useEffect, useRef } from 'react'
import type { StageControl } from './stage-control'
import { useVersion } from './version-context'

interface Props {
  url: string
  onStage: (stage: StageControl | null) => void
}

/** Milliseconds around a note in which it counts as heard. */
const AROUND = 1_000

export function AudioStage({ url, onStage }: Props) {
  const { version } = useVersion()
  const sound = useRef<HTMLAudioElement>(null)
  useEffect(() => {
    if (sound.current) onStage(audioStage(sound.current))
    return () => onStage(null)
  }, [onStage])
  return (
    <figure className="room-sound">
      <figcaption className="title-3">
        <bdi>{version.fileName}</bdi>
      </figcaption>
      {version.waveformUrl && (
        // eslint-disable-next-line @next/next/no-img-element -- a private file, of one size
        <img src={version.waveformUrl} alt="" className="room-waveform" />
      )}
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- drafts of sound come without their words */}
      <audio ref={sound} src={url} controls preload="metadata" aria-label={version.fileName} />
    </figure>
  )
}

function audioStage(sound: HTMLAudioElement): StageControl {
  const here = () =>
    ({ kind: 'time', milliseconds: Math.round(sound.currentTime * 1_000) }) as const
  return {
    subscribe: (changed) => {
      for (const event of ['timeupdate', 'seeked']) sound.addEventListener(event, changed)
      return () => {
        for (const event of ['timeupdate', 'seeked']) sound.removeEventListener(event, changed)
      }
    },
    here,
    point: here,
    goTo: (anchor) => {
      if (anchor.kind === 'time') sound.currentTime = anchor.milliseconds / 1_000
    },
    pause: () => sound.pause(),
    isShown: (anchor) =>
      anchor.kind !== 'time' || Math.abs(anchor.milliseconds - here().milliseconds) <= AROUND,
    frame: () => null,
  }
}
