'use client'

import { lazy, Suspense } from 'react'
import type { AudioPlayerProps } from './audio-player'

/** A chunk of its own: pages without recordings do not load their player. */
const AudioPlayer = lazy(() =>
  import('./audio-player').then((module) => ({ default: module.AudioPlayer })),
)

export function AudioLoader(props: AudioPlayerProps) {
  return (
    <Suspense fallback={null}>
      <AudioPlayer {...props} />
    </Suspense>
  )
}
