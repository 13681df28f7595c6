'use client'

import { MediaProvider } from 'media-chrome/react/media-store'
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'
import type { ReviewPlayerProps } from '../types'
import { ControlBar } from './control-bar'
import { ShortcutsDialog } from './keyboard/shortcuts-dialog'
import { connectMedia, createQuietMediaStore } from './media-store'
import { Picture } from './parts/picture'
import { Player } from './playback/player'
import { Timeline } from './timeline/timeline'
import { useCommands } from './use-commands'
import { PlayerContext } from './use-player'
import './player.css'

/** The picture with what is drawn on it, the timeline and the controls. */
export function ReviewPlayer(props: ReviewPlayerProps) {
  return <FilmPlayer key={props.source.url} {...props} />
}

function FilmPlayer(props: ReviewPlayerProps) {
  const { source, words, format, markers, onFrame, onMarker, overlay, controlRef } = props
  const [player] = useState(() => new Player(source.facts))
  const [media] = useState(createQuietMediaStore)
  const root = useRef<HTMLElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const [hasSafeAreas, setHasSafeAreas] = useState(false)
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const toggleSafeAreas = () => setHasSafeAreas((had) => !had)
  const openHelp = () => setIsHelpOpen(true)

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
  const tellFrame = useEffectEvent((frame: number) => onFrame?.(frame))
  useEffect(() => {
    let told = -1
    return player.subscribe(() => {
      if (player.frame === told) return
      told = player.frame
      tellFrame(told)
    })
  }, [player])
  useCommands({ player, media, markers, onMarker, toggleSafeAreas, openHelp })

  return (
    <PlayerContext value={player}>
      <MediaProvider mediaStore={media}>
        <section ref={root} aria-label={words.label} className="player on-ink">
          <Picture
            source={source}
            video={video}
            words={words}
            overlay={overlay}
            hasSafeAreas={hasSafeAreas}
          />
          <Timeline
            words={words}
            thumbnails={source.thumbnails}
            markers={markers}
            onMarker={onMarker}
          />
          <ControlBar
            words={words}
            format={format}
            hasSound={source.facts.hasSound}
            hasSafeAreas={hasSafeAreas}
            onSafeAreas={toggleSafeAreas}
            onHelp={openHelp}
          />
          {isHelpOpen && <ShortcutsDialog words={words} onClose={() => setIsHelpOpen(false)} />}
        </section>
      </MediaProvider>
    </PlayerContext>
  )
}
