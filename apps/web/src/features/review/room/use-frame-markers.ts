import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { useNotes } from '../notes/use-notes'
import type { Marker } from '../types'
import { markerOf } from './marker-of'

/** @returns the version's notes as markers of its timeline */
export function useFrameMarkers(): readonly Marker[] {
  const t = useTranslations('review')
  const notes = useNotes()
  return useMemo(
    () =>
      notes.flatMap(({ note }) =>
        note.anchor.kind === 'frames'
          ? [markerOf(note, note.anchor.first, note.anchor.last, t)]
          : [],
      ),
    [notes, t],
  )
}
