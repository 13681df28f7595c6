'use client'

import type { VideoFacts } from '@studio/shared/review/media'
import { useCallback, useMemo } from 'react'
import { DrawingOverlay } from '../drawing/drawing-overlay'
import { useNotes, type ListedNote } from '../notes/use-notes'
import { ReviewPlayer } from '../player/review-player'
import type { Marker, PlayerControl } from '../types'
import type { RoomWords } from '../words'
import { videoStage, type StageControl } from './stage-control'
import { useVersion } from './version-context'

interface Props {
  url: string
  facts: VideoFacts
  onStage: (stage: StageControl | null) => void
}

export function VideoStage({ url, facts, onStage }: Props) {
  const { version, words } = useVersion()
  const { posterUrl: poster, thumbnails } = version
  const notes = useNotes()
  const markers = useMemo(() => markersOf(notes, words.notes), [notes, words])
  const source = useMemo(
    () => ({ url, poster, facts, thumbnails }),
    [url, poster, facts, thumbnails],
  )
  const overlay = useMemo(() => <DrawingOverlay frame={facts} />, [facts])
  const controlRef = useCallback(
    (player: PlayerControl | null) => onStage(player && videoStage(player)),
    [onStage],
  )
  return (
    <ReviewPlayer source={source} markers={markers} overlay={overlay} controlRef={controlRef} />
  )
}

function markersOf(notes: readonly ListedNote[], words: RoomWords['notes']): Marker[] {
  return notes.flatMap(({ note: { id, number, anchor, author, resolved } }) => {
    if (anchor.kind !== 'frames') return []
    const { first, last } = anchor
    const name = author.isYou ? words.you : author.name
    const label = `${number} · ${name}`
    return [{ id, first, last, side: author.side, isResolved: resolved !== null, label }]
  })
}
