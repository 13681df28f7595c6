import { useState, type RefObject } from 'react'
import type { ComparedSource, CompareSettings } from '../../types'
import { Watermark } from '../../watermark'
import { LoadingState } from '../parts/loading-state'
import { SafeAreas } from '../parts/safe-areas'
import { WipeEdge } from './wipe-edge'

interface Props {
  a: ComparedSource
  b: ComparedSource
  mode: CompareSettings['mode']
  videoA: RefObject<HTMLVideoElement | null>
  videoB: RefObject<HTMLVideoElement | null>
  hasSafeAreas: boolean
  /** BCP 47 tag for numbers. */
  format: string
}

/** Two pictures side by side, or B over A with a movable edge or as their difference. */
export function TwoPictures({ a, b, mode, videoA, videoB, hasSafeAreas, format }: Props) {
  const [cut, setCut] = useState(50)
  const [hasFailed, setHasFailed] = useState(false)
  const fail = () => setHasFailed(true)
  const retry = () => {
    setHasFailed(false)
    for (const { current } of [videoA, videoB]) if (current?.error) current.load()
  }
  return (
    <div className="player-screen">
      <div
        dir="ltr"
        className="compare-pictures"
        data-mode={mode}
        style={{ '--ratio': a.facts.width / a.facts.height, '--cut': cut }}
      >
        <ComparedFilm source={a} video={videoA} hasSafeAreas={hasSafeAreas} onError={fail} />
        <ComparedFilm source={b} video={videoB} hasSafeAreas={hasSafeAreas} onError={fail} />
        {mode === 'wipe' && <WipeEdge cut={cut} name={a.name} format={format} onCut={setCut} />}
        <Watermark />
        <LoadingState hasFailed={hasFailed} onRetry={retry} />
      </div>
    </div>
  )
}

interface FilmProps {
  source: ComparedSource
  video: RefObject<HTMLVideoElement | null>
  hasSafeAreas: boolean
  onError: () => void
}

function ComparedFilm({ source, video, hasSafeAreas, onError }: FilmProps) {
  return (
    <figure className="compare-film">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a cut under review has no captions yet */}
      <video
        ref={video}
        src={source.url}
        poster={source.poster ?? undefined}
        preload="auto"
        playsInline
        disablePictureInPicture
        disableRemotePlayback
        onError={onError}
      />
      {hasSafeAreas && <SafeAreas />}
      <figcaption className="slate" dir="auto">
        {source.name}
      </figcaption>
    </figure>
  )
}
