'use client'

import { lazy, Suspense } from 'react'
import type { AudioPlayerProps } from './audio-player'

/** The player is a separate chunk, so that pages without recordings do not load it. */
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
