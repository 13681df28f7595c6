'use client'

import { useTranslations } from 'next-intl'
import { useSyncExternalStore } from 'react'
import { IconButton } from '../player/parts/icon-button'
import { MAX_ZOOM, type Zoom } from './zoom'

interface Props {
  zoom: Zoom
  /** BCP 47 tag for numbers. */
  format: string
}

/** The buttons for zooming in, zooming out, and fitting the picture into the view. */
export function ZoomButtons({ zoom, format }: Props) {
  const t = useTranslations('review')
  const scale = useSyncExternalStore(zoom.subscribe, zoom.getSnapshot, zoom.getSnapshot)
  const reading = new Intl.NumberFormat(format, { style: 'percent' }).format(scale)
  return (
    <div className="zoom-buttons">
      <IconButton
        name={t('player.zoomOut')}
        icon="M5 12h14"
        shortcut="-"
        aria-disabled={scale <= 1}
        onClick={() => zoom.step(-1)}
      />
      <button
        type="button"
        className="zoom-scale slate"
        aria-label={`${t('player.zoomFit')}: ${reading}`}
        aria-keyshortcuts="0"
        title={`${t('player.zoomFit')} (0)`}
        aria-disabled={scale <= 1}
        onClick={zoom.fit}
      >
        {reading}
      </button>
      <IconButton
        name={t('player.zoomIn')}
        icon="M5 12h14M12 5v14"
        shortcut="+"
        aria-disabled={scale >= MAX_ZOOM}
        onClick={() => zoom.step(1)}
      />
    </div>
  )
}
