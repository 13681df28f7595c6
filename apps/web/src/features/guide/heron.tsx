import type { Media } from '@studio/shared/contracts/common'
import { GUIDE_MOODS, type GuideMood } from '@studio/shared/contracts/picture-blocks'
import { useEffect, useRef, useState } from 'react'
import { clipSources } from '@/components/media/clip-sources'
import { Picture } from '@/components/media/picture'
import { PauseIcon, PlayIcon } from '@/components/media/playback-icons'
import { useWantsStillness } from '@/components/media/use-wants-stillness'
import { FrameMarks } from '@/components/ui/marks'
import type { GuideMoods } from './types'

interface Props {
  moods: GuideMoods
  mood: GuideMood
  words: { play: string; pause: string; moods: Record<GuideMood, string> }
}

/**
 * The character in its present mood. All loops have the same length and the same setting, so the
 * next loop continues at the same time, and fades in once it is loaded.
 */
export function Heron({ moods, mood, words }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const wantsStillness = useWantsStillness()
  const [wish, setWish] = useState<'play' | 'pause' | null>(null)
  const [shown, setShown] = useState<GuideMood | null>(null)
  const isPlaying = wish ? wish === 'play' : wantsStillness === false
  const wanted = moods[mood] ? mood : 'idle'
  const still = moods[wanted]

  useEffect(() => {
    const { current } = frame
    const next = current && videoOf(current, wanted)
    if (!current || !next) return
    if (isPlaying) return goOnAs(current, next, () => setShown(wanted))
    for (const video of current.querySelectorAll('video')) video.pause()
  }, [wanted, isPlaying])

  return (
    <div ref={frame} className="guide-heron" data-mood={wanted}>
      {still && <Picture media={still} sizes={SIZES} className="guide-still" />}
      {(isPlaying || shown) &&
        GUIDE_MOODS.map((each) => (
          <Loop key={each} mood={each} media={moods[each]} isShown={isPlaying && shown === each} />
        ))}
      <FrameMarks />
      <p className="guide-mood slate" data-on={mood === 'idle' ? undefined : ''}>
        {words.moods[mood]}
      </p>
      {wantsStillness !== null && (
        <button
          type="button"
          className="guide-pause"
          aria-label={isPlaying ? words.pause : words.play}
          onClick={() => setWish(isPlaying ? 'pause' : 'play')}
        >
          {isPlaying ? <PauseIcon /> : <PlayIcon />}
        </button>
      )}
    </div>
  )
}

const SIZES = '(min-width: 64rem) 60rem, 130vw'

interface LoopProps {
  mood: GuideMood
  media: Media | null
  isShown: boolean
}

function Loop({ mood, media, isShown }: LoopProps) {
  if (!media?.clip) return null
  return (
    <video
      data-mood={mood}
      data-shown={isShown ? '' : undefined}
      style={{ objectPosition: `${media.focalPoint.x}% ${media.focalPoint.y}%` }}
      muted
      loop
      playsInline
      // The loop of the idle mood loads immediately, the others later.
      preload={mood === 'idle' ? 'auto' : 'metadata'}
      disablePictureInPicture
      tabIndex={-1}
      aria-hidden
    >
      {clipSources(media.clip).map((source) => (
        <source key={source.src} {...source} />
      ))}
    </video>
  )
}

function videoOf(frame: HTMLElement, mood: GuideMood): HTMLVideoElement | null {
  return frame.querySelector(`video[data-mood="${mood}"]`)
}

/** @returns a function that cancels the transition */
function goOnAs(frame: HTMLElement, next: HTMLVideoElement, isThere: () => void): () => void {
  const before = [...frame.querySelectorAll('video')].filter((video) => video !== next)
  const now = before.find((video) => !video.paused)
  const work = new AbortController()
  const { signal } = work
  const show = () => {
    isThere()
    for (const video of before) video.pause()
  }
  if (now) next.currentTime = now.currentTime
  next.addEventListener('playing', show, { signal, once: true })
  // In low-power mode phones refuse to play, so the still picture stays.
  next.play().then(
    () => undefined,
    () => undefined,
  )
  if (!next.paused && next.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA && !now) show()
  return () => work.abort()
}
