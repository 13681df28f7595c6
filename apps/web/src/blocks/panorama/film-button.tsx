'use client'

import { useSyncExternalStore } from 'react'
import { LookButton } from './look-button'
import type { PanoramaWords } from './words'

interface Props {
  film: HTMLVideoElement
  words: PanoramaWords
}

export function FilmButton({ film, words }: Props) {
  const isPaused = useSyncExternalStore(
    (changed) => {
      for (const event of ['play', 'pause']) film.addEventListener(event, changed)
      return () => {
        for (const event of ['play', 'pause']) film.removeEventListener(event, changed)
      }
    },
    () => film.paused,
    () => true,
  )
  return (
    <LookButton
      name={isPaused ? words.play : words.pause}
      icon={isPaused ? 'M8 5v14l11-7z' : 'M9 5v14M15 5v14'}
      onPress={() => (isPaused ? void film.play() : film.pause())}
    />
  )
}
