'use client'

import { lazy, Suspense } from 'react'
import type { FilmPlayerProps } from './film-player'

/** The player is a separate chunk, so that pages without a film with sound do not load it. */
const FilmPlayer = lazy(() =>
  import('./film-player').then((module) => ({ default: module.FilmPlayer })),
)

export function FilmLoader(props: FilmPlayerProps) {
  return (
    <Suspense fallback={null}>
      <FilmPlayer {...props} />
    </Suspense>
  )
}
