import { MediaProvider } from 'media-chrome/react/media-store'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useState, type ReactNode, type RefObject } from 'react'
import type { Marker, PlayerControl, PlayerSource, ReviewPlayerProps } from '../types'
import { ControlBar } from './control-bar'
import { ShortcutsDialog } from './keyboard/shortcuts-dialog'
import type { MediaStore } from './media-store'
import type { Zoom } from '../zoom/zoom'
import { Timeline } from './timeline/timeline'
import { useCommands } from './use-commands'
import { PlayerContext } from './use-player'
import './player.css'

interface Props extends Pick<ReviewPlayerProps, 'format' | 'onFrame' | 'onMarker'> {
  /** Sounds are not described by frame numbers. */
  kind: 'film' | 'sound'
  player: PlayerControl
  media: MediaStore
  /** The element that full screen enlarges. */
  root: RefObject<HTMLElement | null>
  markers: readonly Marker[]
  thumbnails: PlayerSource['thumbnails']
  hasSound: boolean
  /** The zoom of a picture. Sounds have none. */
  zoom?: Zoom
  picture: (hasSafeAreas: boolean) => ReactNode
}

/** The frame of one or two films: timeline, controls and keys. */
export function PlayerFrame({ player, media, root, picture, onFrame, ...rest }: Props) {
  const t = useTranslations('review')
  const { kind, format, markers, onMarker, thumbnails, hasSound, zoom = null } = rest
  const [hasSafeAreas, setHasSafeAreas] = useState(false)
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const toggleSafeAreas = () => setHasSafeAreas((had) => !had)
  const openHelp = () => setIsHelpOpen(true)

  const tellFrame = useEffectEvent((frame: number) => onFrame?.(frame))
  useEffect(() => {
    let told = -1
    return player.subscribe(() => {
      if (player.frame === told) return
      told = player.frame
      tellFrame(told)
    })
  }, [player])
  useCommands({ player, media, markers, onMarker, zoom, toggleSafeAreas, openHelp })

  return (
    <PlayerContext value={player}>
      <MediaProvider mediaStore={media}>
        <section ref={root} aria-label={t('player.label')} className="player on-ink">
          {picture(hasSafeAreas)}
          <Timeline thumbnails={thumbnails} markers={markers} onMarker={onMarker} />
          <ControlBar
            kind={kind}
            format={format}
            hasSound={hasSound}
            zoom={zoom}
            hasSafeAreas={hasSafeAreas}
            onSafeAreas={toggleSafeAreas}
            onHelp={openHelp}
          />
          {isHelpOpen && <ShortcutsDialog onClose={() => setIsHelpOpen(false)} />}
        </section>
      </MediaProvider>
    </PlayerContext>
  )
}
