'use client'

import { useMediaSelector } from 'media-chrome/react/media-store'
import { useImperativeHandle, useState, type RefObject } from 'react'
import type { SoundPlayerProps } from '../../types'
import { createQuietMediaStore } from '../media-store'
import { LoadingState } from '../parts/loading-state'
import { Player } from '../playback/player'
import { PlayerFrame } from '../player-frame'
import { Playhead } from '../timeline/playhead'
import { useOneFilm } from '../use-one-film'
import { soundFacts } from './sound-facts'

/**
 * The player of a sound: a waveform instead of the picture, and hundredths of a second as frames.
 */
export function SoundPlayer(props: SoundPlayerProps) {
  return <Sound key={props.source.url} {...props} />
}

function Sound({ source, controlRef, ...frame }: SoundPlayerProps) {
  const [player] = useState(() => new Player(soundFacts(source.milliseconds)))
  const [media] = useState(createQuietMediaStore)
  const { root, film } = useOneFilm<HTMLAudioElement>(player, media)

  useImperativeHandle(controlRef, () => player, [player])
  return (
    <PlayerFrame
      {...frame}
      kind="sound"
      player={player}
      media={media}
      root={root}
      thumbnails={null}
      hasSound
      picture={() => <Waveform source={source} audio={film} />}
    />
  )
}

interface WaveformProps extends Pick<SoundPlayerProps, 'source'> {
  audio: RefObject<HTMLAudioElement | null>
}

function Waveform({ source, audio }: WaveformProps) {
  const hasFailed = useMediaSelector((state) => state.mediaErrorCode) !== undefined
  return (
    <div dir="ltr" className="player-screen player-wave">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a mix under review has no captions */}
      <audio ref={audio} src={source.url} preload="auto" />
      {/* oxlint-disable-next-line nextjs/no-img-element -- private, and of one size */}
      {source.waveformUrl && <img src={source.waveformUrl} alt="" />}
      <Playhead />
      <LoadingState hasFailed={hasFailed} onRetry={() => audio.current?.load()} />
    </div>
  )
}
