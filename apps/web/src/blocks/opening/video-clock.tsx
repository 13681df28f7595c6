import { useEffect, useRef, type RefObject } from 'react'
import { timecodeAt } from '@/lib/timecode'

interface Props {
  video: RefObject<HTMLVideoElement | null>
  isRunning: boolean
  duration: number | null
  hasRuler: boolean
}

/**
 * Shows the video's timecode. It is updated without React, because it changes 24 times a second.
 */
export function VideoClock({ video, isRunning, duration, hasRuler }: Props) {
  const now = useRef<HTMLSpanElement>(null)
  const ruler = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const { current } = video
    if (!isRunning || !current) return
    let next = requestAnimationFrame(function tell() {
      next = requestAnimationFrame(tell)
      const text = timecodeAt(current.currentTime)
      if (!now.current || now.current.textContent === text) return
      now.current.textContent = text
      const played = current.currentTime / (current.duration || Infinity)
      ruler.current?.style.setProperty('--played', String(played))
    })
    return () => {
      cancelAnimationFrame(next)
    }
  }, [video, isRunning])

  return (
    <>
      <p className="slate text-fg" lang="en" dir="ltr">
        <span ref={now} aria-hidden>
          {timecodeAt(0)}
        </span>
        {duration !== null && <span className="text-pencil"> / {timecodeAt(duration)}</span>}
      </p>
      {hasRuler && duration !== null && <Ruler ref={ruler} duration={duration} />}
    </>
  )
}

function Ruler({ ref, duration }: { ref: RefObject<HTMLDivElement | null>; duration: number }) {
  const seconds = Array.from({ length: Math.floor(duration) + 1 }, (_, second) => second)
  return (
    <div ref={ref} className="opening-ruler" style={{ '--seconds': duration }} aria-hidden>
      {seconds.map((second) => (
        <span key={second} style={{ '--second': second }}>
          {second}
        </span>
      ))}
    </div>
  )
}
