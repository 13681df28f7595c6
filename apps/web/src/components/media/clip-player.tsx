'use client'

import { useEffect, useRef, useState } from 'react'
import { PauseIcon, PlayIcon } from './playback-icons'
import { useNearness } from './use-nearness'
import { useWantsStillness } from './use-wants-stillness'

interface Props {
  sources: { src: string; type: string }[]
  focalPoint: { x: number; y: number }
  playLabel: string
  pauseLabel: string
}

/**
 * Plays the clip while it is in view. For visitors who prefer less motion or data, it plays only on
 * request.
 */
export function ClipPlayer({ sources, focalPoint, playLabel, pauseLabel }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const wantsStillness = useWantsStillness()
  const { isNear, isInSight } = useNearness(frame)
  const [wish, setWish] = useState<'play' | 'pause' | null>(null)
  const [hasPicture, setHasPicture] = useState(false)
  const [isBroken, setIsBroken] = useState(false)
  const isWanted = wish ? wish === 'play' : wantsStillness === false
  const isAttached = wish !== null || (isNear && isWanted)

  useEffect(() => {
    const player = video.current
    if (!player) return
    if (!isWanted || !isInSight) player.pause()
    else player.play().catch((reason: unknown) => isRefusal(reason) && setWish('pause'))
  }, [isAttached, isWanted, isInSight])

  if (isBroken) return null
  const last = sources.at(-1)
  return (
    <div ref={frame} className="absolute inset-0">
      {isAttached && (
        <video
          ref={video}
          className={`size-full object-cover transition-opacity duration-300 ${hasPicture ? '' : 'opacity-0'}`}
          style={{ objectPosition: `${focalPoint.x}% ${focalPoint.y}%` }}
          muted
          loop
          playsInline
          preload="auto"
          disablePictureInPicture
          tabIndex={-1}
          aria-hidden
          onPlaying={() => setHasPicture(true)}
        >
          {sources.map((source) => (
            <source
              key={source.src}
              {...source}
              onError={source === last ? () => setIsBroken(true) : undefined}
            />
          ))}
        </video>
      )}
      {wantsStillness !== null && (
        <button
          type="button"
          className="absolute end-5 bottom-5 z-10 grid size-11 place-items-center bg-ink text-paper transition-colors hover:bg-signal hover:text-ink"
          aria-label={isWanted ? pauseLabel : playLabel}
          onClick={() => setWish(isWanted ? 'pause' : 'play')}
        >
          {isWanted ? <PauseIcon /> : <PlayIcon />}
        </button>
      )}
    </div>
  )
}

/**
 * @returns whether the browser has blocked autoplay, as phones do in power saving mode. A pause
 * while the clip starts does not count
 */
function isRefusal(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'NotAllowedError'
}
