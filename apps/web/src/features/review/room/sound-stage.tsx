'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useMemo } from 'react'
import { useNotes } from '../notes/use-notes'
import { currentFrame } from '../player/playback/player-state'
import { millisecondsOf, soundFrameAt } from '../player/sound/sound-facts'
import { SoundPlayer } from '../player/sound/sound-player'
import type { PlayerControl } from '../types'
import { markerOf } from './marker-of'
import type { StageControl } from './stage-control'
import { useVersion } from './version-context'

interface Props {
  url: string
  milliseconds: number
  onStage: (stage: StageControl | null) => void
}

/** The stage of a sound. Its notes are about times. */
export function SoundStage({ url, milliseconds, onStage }: Props) {
  const t = useTranslations('review')
  const { version, format } = useVersion()
  const { waveformUrl } = version
  const notes = useNotes()
  const markers = useMemo(
    () =>
      notes.flatMap(({ note }) => {
        if (note.anchor.kind !== 'time') return []
        const frame = soundFrameAt(note.anchor.milliseconds)
        return [markerOf(note, frame, frame, t)]
      }),
    [notes, t],
  )
  const source = useMemo(
    () => ({ url, waveformUrl, milliseconds }),
    [url, waveformUrl, milliseconds],
  )
  const controlRef = useCallback(
    (player: PlayerControl | null) => onStage(player && soundStage(player)),
    [onStage],
  )
  return <SoundPlayer source={source} format={format} markers={markers} controlRef={controlRef} />
}

/** A note counts as current for this number of milliseconds after its time. */
const HEARD_MS = 1_000

function soundStage(player: PlayerControl): StageControl {
  const now = () => millisecondsOf(player.frame)
  const here = () =>
    ({ kind: 'time', milliseconds: millisecondsOf(currentFrame(player.getState())) }) as const
  return {
    subscribe: player.subscribe,
    here,
    point: here,
    goTo: (anchor) => {
      if (anchor.kind === 'time') void player.seekToFrame(soundFrameAt(anchor.milliseconds))
    },
    pause: player.pause,
    isShown: (anchor) => {
      if (anchor.kind !== 'time') return true
      const since = now() - anchor.milliseconds
      return since > -10 && since <= HEARD_MS
    },
    frame: () => null,
  }
}
