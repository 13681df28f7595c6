import { useTranslations } from 'next-intl'
import type { Marker, PlayerSource } from '../../types'
import { usePlayer, usePlayerState } from '../use-player'
import { FramePreview } from './frame-preview'
import { MarkerRow } from './marker-row'
import { Playhead } from './playhead'
import { TimelineSlider } from './timeline-slider'
import { useScrubbing } from './use-scrubbing'
import './timeline.css'
import { useMediaSelector } from 'media-chrome/react/media-store'
import { cellStart } from './places'

interface Props {
  thumbnails: PlayerSource['thumbnails']
  markers: readonly Marker[]
  onMarker: ((id: string) => void) | undefined
}

/** The timeline, which runs from left to right in every language. */
export function Timeline({ thumbnails, markers, onMarker }: Props) {
  const t = useTranslations('review')
  const player = usePlayer()
  const { pointedAt, track } = useScrubbing(player)
  return (
    <div dir="ltr" className="player-timeline">
      <MarkerRow markers={markers} onMarker={onMarker} />
      <TimelineSlider label={t('player.timeline')} track={track}>
        <LoadedSpans />
        <RangeSpan />
        <Playhead />
      </TimelineSlider>
      {pointedAt !== null && <FramePreview frame={pointedAt} strip={thumbnails} />}
    </div>
  )
}

/** Marks the parts of the film that are buffered. */
function LoadedSpans() {
  const loaded = useMediaSelector((state) => state.mediaBuffered) ?? []
  const seconds = useMediaSelector((state) => state.mediaDuration) ?? 0
  return loaded.map(([from, to]) => (
    <div
      key={from}
      className="player-loaded"
      style={{ '--start': (from / seconds) * 100, '--width': ((to - from) / seconds) * 100 }}
    />
  ))
}

/** Marks the range from the in point to the out point, inclusive. */
function RangeSpan() {
  const player = usePlayer()
  const range = usePlayerState(player, (state) => state.range)
  const { frameCount } = player.facts
  if (range.in === null && range.out === null) return null
  const start = cellStart(range.in ?? 0, frameCount)
  const end = cellStart((range.out ?? frameCount - 1) + 1, frameCount)
  return <div className="player-range" style={{ '--start': start, '--width': end - start }} />
}
