'use client'

import { useImperativeHandle, useState } from 'react'
import type { ComparePlayersProps } from '../../types'
import { createQuietMediaStore } from '../media-store'
import { PlayerFrame } from '../player-frame'
import { CompareOptions } from './compare-options'
import { TwoPictures } from './two-pictures'
import { useTwoFilms } from './use-two-films'
import './compare.css'

/** Two versions at the same time position. The timeline shows the notes of the first. */
export function ComparePlayers(props: ComparePlayersProps) {
  return <Pair key={`${props.a.url} ${props.b.url}`} {...props} />
}

function Pair(props: ComparePlayersProps) {
  const { a, b, settings, onSettings, format, markers, onFrame, controlRef } = props
  const [media] = useState(createQuietMediaStore)
  const { control, root, videoA, videoB } = useTwoFilms(props, media)
  const heard = settings.sound === 'a' ? a : b
  const about = { a, b, format }

  useImperativeHandle(controlRef, () => control, [control])
  return (
    <PlayerFrame
      kind="film"
      player={control}
      media={media}
      root={root}
      format={format}
      onFrame={onFrame}
      markers={markers}
      thumbnails={a.thumbnails}
      hasSound={heard.facts.hasSound}
      picture={(hasSafeAreas) => (
        <>
          <CompareOptions {...about} settings={settings} onSettings={onSettings} />
          <TwoPictures
            {...about}
            mode={settings.mode}
            videoA={videoA}
            videoB={videoB}
            hasSafeAreas={hasSafeAreas}
          />
        </>
      )}
    />
  )
}
