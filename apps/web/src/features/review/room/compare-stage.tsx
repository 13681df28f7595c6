'use client'

import type { Version } from '@studio/shared/review/projects'
import { useCallback, useState } from 'react'
import { ComparePlayers } from '../player/compare/compare-players'
import type { RoomTranslator } from '../translator'
import type { ComparedSource, CompareSettings, PlayerControl } from '../types'
import { videoStage, type StageControl } from './stage-control'
import { useFrameMarkers } from './use-frame-markers'
import { useVersion } from './version-context'

interface Props {
  a: ComparedSource
  b: ComparedSource
  onStage: (stage: StageControl | null) => void
}

const FIRST_SETTINGS: CompareSettings = { mode: 'wipe', offset: 0, sound: 'a' }

/**
 * Two versions that play in sync. Notes are about the first one. Drawing is possible only with a
 * single version.
 */
export function CompareStage({ a, b, onStage }: Props) {
  const { format } = useVersion()
  const markers = useFrameMarkers()
  const [settings, setSettings] = useState(FIRST_SETTINGS)
  const controlRef = useCallback(
    (player: PlayerControl | null) =>
      onStage(player && { ...videoStage(player), frame: () => null }),
    [onStage],
  )
  return (
    <ComparePlayers
      a={a}
      b={b}
      settings={settings}
      onSettings={setSettings}
      format={format}
      markers={markers}
      controlRef={controlRef}
    />
  )
}

/** @returns null for a version that cannot be played */
export function comparedSource(
  { playUrl, posterUrl, video, thumbnails, number }: Version,
  t: RoomTranslator,
): ComparedSource | null {
  if (!playUrl || !video) return null
  const name = t('room.version', { number })
  return { name, url: playUrl, poster: posterUrl, facts: video, thumbnails }
}
