'use client'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { PlayButton } from '@/components/media/play-button'
import { timecodeAt } from '@/lib/timecode'
import { whenVideosMayLoad } from '@/components/media/when-videos-may-load'
import type { Scrub, ScrubOptions } from './scrub/parts'

interface Props extends ScrubOptions {
  /** The clips' length in seconds. */
  duration: number | null
  words: { play: string; pause: string; slider: string; hint: string }
  names: ReactNode
  /** The stages' posters in layers. */
  children: ReactNode
}

/**
 * Shows the posters side by side. The script that moves the cut loads when the scrubber comes near
 * the window.
 */
export function Scrubber({ clips, states, duration, words, names, children }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const [scrub, setScrub] = useState<Scrub | null>(null)
  const [isPlaying, setIsPlaying] = useState(false)

  useEffect(() => {
    const { current } = root
    if (!current) return
    let started: Scrub | null = null
    let isOver = false
    const leave = whenNear(current, () => {
      whenVideosMayLoad(() => {
        void import('./scrub/scrub').then((module) => {
          if (isOver) return
          started = module.scrub(current, { clips, states }, setIsPlaying)
          setScrub(started)
        })
      })
    })
    return () => {
      isOver = true
      leave()
      started?.end()
    }
  }, [clips, states])

  return (
    <div
      ref={root}
      className="stages"
      data-ready={scrub ? '' : undefined}
      style={{ '--count': clips.length }}
    >
      {' '}
      {/* prettier-ignore */}
      <div className="stages-frame">{children}</div>
      <div className="stages-scale">
        <span
          className="stages-thumb"
          role="slider"
          tabIndex={0}
          hidden={!scrub}
          aria-label={words.slider}
          aria-valuemin={0}
          aria-valuemax={(clips.length - 1) * 100}
          aria-valuenow={(clips.length - 1) * 50}
          aria-valuetext={states[clips.length - 1]}
        />
        {names}
      </div>
      <div className="mt-5 flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2">
        {scrub && (
          <>
            <PlayButton isPlaying={isPlaying} words={words} onPress={scrub.toggle} />
            <p className="slate" lang="en" dir="ltr">
              <span className="stages-clock" aria-hidden>
                {timecodeAt(0)}
              </span>
              {duration !== null && <span className="text-pencil"> / {timecodeAt(duration)}</span>}
            </p>
            <p className="slate ms-auto text-pencil max-sm:basis-full">{words.hint}</p>
          </>
        )}
      </div>
    </div>
  )
}

/**
 * Calls back once when an element is about to come into view. @returns a function that cancels it
 */
function whenNear(element: Element, act: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      act()
    },
    { rootMargin: '80% 0px' },
  )
  observer.observe(element)
  return () => {
    observer.disconnect()
  }
}
