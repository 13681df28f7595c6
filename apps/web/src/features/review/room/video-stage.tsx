'use client'

import type { VideoFacts } from '@studio/shared/review/media'
import { useCallback, useMemo } from 'react'
import { DrawingOverlay } from '../drawing/drawing-overlay'
import { ReviewPlayer } from '../player/review-player'
import type { PlayerControl } from '../types'
import { videoStage, type StageControl } from './stage-control'
import { useFrameMarkers } from './use-frame-markers'
import { useVersion } from './version-context'

interface Props {
  url: string
  facts: VideoFacts
  onStage: (stage: StageControl | null) => void
}

export function VideoStage({ url, facts, onStage }: Props) {
  const { version, format } = useVersion()
  const { posterUrl: poster, thumbnails } = version
  const markers = useFrameMarkers()
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
    <ReviewPlayer
      source={source}
      format={format}
      markers={markers}
      overlay={overlay}
      controlRef={controlRef}
    />
  )
}
