import type { Marker, PlayerSource, PlayerWords } from '../../types'
import { usePlayer } from '../use-player'
import { FramePreview } from './frame-preview'
import { MarkerRow } from './marker-row'
import { Playhead } from './playhead'
import { LoadedSpans, RangeSpan } from './spans'
import { TimelineSlider } from './timeline-slider'
import { useScrubbing } from './use-scrubbing'
import './timeline.css'

interface Props {
  words: PlayerWords
  thumbnails: PlayerSource['thumbnails']
  markers: readonly Marker[]
  onMarker: ((id: string) => void) | undefined
}

/** Time runs from left to right in every language. */
export function Timeline({ words, thumbnails, markers, onMarker }: Props) {
  const player = usePlayer()
  const { pointedAt, track } = useScrubbing(player)
  return (
    <div dir="ltr" className="player-timeline">
      <MarkerRow markers={markers} onMarker={onMarker} />
      <TimelineSlider label={words.timeline} track={track}>
        <LoadedSpans />
        <RangeSpan />
        <Playhead />
      </TimelineSlider>
      {pointedAt !== null && <FramePreview frame={pointedAt} strip={thumbnails} />}
    </div>
  )
}
