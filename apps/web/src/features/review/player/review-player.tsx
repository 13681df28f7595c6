'use client'

import { useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { ReviewPlayerProps } from '../types'
import { connectMedia, createQuietMediaStore } from './media-store'
import { Picture } from './parts/picture'
import { Player } from './playback/player'
import { PlayerFrame } from './player-frame'

/** The picture with what is drawn on it, the timeline and the controls. */
export function ReviewPlayer(props: ReviewPlayerProps) {
  return <FilmPlayer key={props.source.url} {...props} />
}

function FilmPlayer({ source, overlay, controlRef, ...frame }: ReviewPlayerProps) {
  const [player] = useState(() => new Player(source.facts))
  const [media] = useState(createQuietMediaStore)
  const root = useRef<HTMLElement>(null)
  const video = useRef<HTMLVideoElement>(null)

  useImperativeHandle(controlRef, () => player, [player])
  useEffect(() => {
    if (!video.current || !root.current) return
    const detach = player.attach(video.current)
    const disconnect = connectMedia(media, video.current, root.current)
    return () => {
      disconnect()
      detach()
    }
  }, [player, media])

  return (
    <PlayerFrame
      {...frame}
      player={player}
      media={media}
      root={root}
      thumbnails={source.thumbnails}
      hasSound={source.facts.hasSound}
      picture={(hasSafeAreas) => (
        <Picture
          source={source}
          video={video}
          words={frame.words}
          overlay={overlay}
          hasSafeAreas={hasSafeAreas}
        />
      )}
    />
  )
}
