import type { Zoom } from '../zoom/zoom'
import { ZoomButtons } from '../zoom/zoom-buttons'
import { FilmLength, FrameNumber } from './parts/film-length'
import { RangeButtons } from './parts/range-buttons'
import { SoundControls } from './parts/sound-controls'
import { SpeedSelect } from './parts/speed-select'
import { TimecodeField } from './parts/timecode-field'
import { Transport } from './parts/transport'
import { ViewButtons } from './parts/view-buttons'

interface Props {
  kind: 'film' | 'sound'
  format: string
  hasSound: boolean
  zoom: Zoom | null
  hasSafeAreas: boolean
  onSafeAreas: () => void
  onHelp: () => void
}

/** The controls in one row, or in two if it is narrow. */
export function ControlBar({ kind, format, hasSound, zoom, ...view }: Props) {
  return (
    <div className="player-bar">
      <div className="player-bar-group">
        <Transport hasFrames={kind === 'film'} />
        <div dir="ltr" className="player-time">
          <TimecodeField />
          <FilmLength />
        </div>
        {kind === 'film' && <FrameNumber format={format} />}
        {zoom && <ZoomButtons zoom={zoom} format={format} />}
      </div>
      <div className="player-bar-group">
        <RangeButtons />
        <SpeedSelect format={format} />
        {hasSound && <SoundControls format={format} />}
        <ViewButtons hasPicture={kind === 'film'} {...view} />
      </div>
    </div>
  )
}
