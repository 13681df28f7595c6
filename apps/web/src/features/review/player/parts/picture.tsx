import { useMediaSelector } from 'media-chrome/react/media-store'
import { useTranslations } from 'next-intl'
import type { ReactNode, RefObject } from 'react'
import type { PlayerSource } from '../../types'
import type { Zoom } from '../../zoom/zoom'
import { ZoomView } from '../../zoom/zoom-view'
import { Watermark } from '../../watermark'
import { usePlayer } from '../use-player'
import { LoadingState } from './loading-state'
import { SafeAreas } from './safe-areas'

interface Props {
  source: PlayerSource
  video: RefObject<HTMLVideoElement | null>
  zoom: Zoom
  overlay: ReactNode
  hasSafeAreas: boolean
}

/** A box with the film's aspect ratio, so that overlays match its pixels. */
export function Picture({ source, video, zoom, overlay, hasSafeAreas }: Props) {
  const t = useTranslations('review')
  const player = usePlayer()
  const { width, height } = source.facts
  const hasFailed = useMediaSelector((state) => state.mediaErrorCode) !== undefined
  return (
    <div className="player-screen">
      <div dir="ltr" className="player-picture" style={{ '--ratio': width / height }}>
        <ZoomView zoom={zoom} label={t('player.picture')}>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a cut under review has no captions yet */}
          <video
            ref={video}
            src={source.url}
            poster={source.poster ?? undefined}
            preload="auto"
            playsInline
            disablePictureInPicture
            disableRemotePlayback
            onClick={() => (player.isPlaying ? player.pause() : player.play())}
          />
          {hasSafeAreas && <SafeAreas />}
          <div className="player-overlay">{overlay}</div>
        </ZoomView>
        <Watermark />
        <LoadingState hasFailed={hasFailed} onRetry={() => video.current?.load()} />
      </div>
    </div>
  )
}
