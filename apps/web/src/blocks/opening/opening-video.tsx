'use client'

import { useSyncExternalStore, type ReactNode } from 'react'
import { PlayButton } from '@/components/media/play-button'
import type { VideoFiles } from './video-files'
import { VideoClock } from './video-clock'
import { useVideo } from './use-video'

interface Props {
  large: VideoFiles
  small: VideoFiles
  /** The video's length in seconds. */
  duration: number | null
  words: { play: string; pause: string }
  frameClassName: string
  barClassName: string
  hasRuler?: boolean
  /** The poster and the elements above it. */
  children: ReactNode
}

/**
 * Shows the video only after it has started, because its first frame at full size would count as
 * the page's largest contentful paint.
 */
function appear({ currentTarget }: { currentTarget: HTMLVideoElement }) {
  if (currentTarget.currentTime > 0) currentTarget.setAttribute('data-playing', '')
}

const never = () => () => undefined

export function Video({ large, small, duration, words, hasRuler = false, ...rest }: Props) {
  const { video, files, isPlaying, toggle } = useVideo(large, small)
  const hasScripts = useSyncExternalStore(never, () => true, () => false) // prettier-ignore
  return (
    <>
      <div className={rest.frameClassName}>
        {rest.children}
        {files && (
          <video
            ref={video}
            className="opening-video"
            style={{ objectPosition: files.focus }}
            muted
            loop
            playsInline
            aria-hidden
            tabIndex={-1}
            onTimeUpdate={appear}
          >
            {files.av1Src && (
              <source src={files.av1Src} type='video/webm; codecs="av01.0.05M.08"' />
            )}
            <source src={files.src} type="video/mp4" />
          </video>
        )}
      </div>
      <div className={rest.barClassName}>
        {hasScripts ? (
          <PlayButton isPlaying={isPlaying} words={words} onPress={toggle} />
        ) : (
          <span className="size-12 flex-none" />
        )}
        <VideoClock video={video} isRunning={files !== null} {...{ duration, hasRuler }} />
      </div>
    </>
  )
}
