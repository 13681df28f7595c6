'use client'

import { useImperativeHandle, useState } from 'react'
import type { ReviewPlayerProps } from '../types'
import { createZoom } from '../zoom/zoom'
import { createQuietMediaStore } from './media-store'
import { Picture } from './parts/picture'
import { Player } from './playback/player'
import { PlayerFrame } from './player-frame'
import { useOneFilm } from './use-one-film'

/** The player: picture with overlay, timeline and controls. */
export function ReviewPlayer(props: ReviewPlayerProps) {
  return <FilmPlayer key={props.source.url} {...props} />
}

function FilmPlayer({ source, overlay, controlRef, ...frame }: ReviewPlayerProps) {
  const [player] = useState(() => new Player(source.facts))
  const [media] = useState(createQuietMediaStore)
  const [zoom] = useState(createZoom)
  const { root, film } = useOneFilm<HTMLVideoElement>(player, media)

  useImperativeHandle(controlRef, () => player, [player])
  return (
    <PlayerFrame
      {...frame}
      kind="film"
      player={player}
      media={media}
      root={root}
      zoom={zoom}
      thumbnails={source.thumbnails}
      hasSound={source.facts.hasSound}
      picture={(hasSafeAreas) => (
        <Picture
          source={source}
          video={film}
          zoom={zoom}
          overlay={overlay}
          hasSafeAreas={hasSafeAreas}
        />
      )}
    />
  )
}
