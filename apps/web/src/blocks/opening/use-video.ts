import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { mayPlayByItself } from '@/components/media/may-play-by-itself'
import { whenVideosMayLoad } from '@/components/media/when-videos-may-load'
import { whileSeen } from '@/components/media/while-seen'
import { type VideoFiles, SMALL_SCREEN } from './video-files'

interface Video {
  video: RefObject<HTMLVideoElement | null>
  /** The video's files. Null until videos may load or the visitor starts the video. */
  files: VideoFiles | null
  isPlaying: boolean
  toggle: () => void
}

/** Loads and plays a video once videos may load, unless the visitor prefers less motion or data. */
export function useVideo(large: VideoFiles, small: VideoFiles): Video {
  const video = useRef<HTMLVideoElement>(null)
  const [files, setFiles] = useState<VideoFiles | null>(null)
  const [isPlaying, setIsPlaying] = useState(false)

  const start = useCallback(() => {
    setFiles((known) => known ?? (matchMedia(SMALL_SCREEN).matches ? small : large))
    setIsPlaying(true)
  }, [large, small])

  useEffect(() => (mayPlayByItself() ? whenVideosMayLoad(start) : undefined), [start])

  useEffect(() => {
    const { current } = video
    if (!current || !files || !isPlaying) return
    const refuse = (error: unknown) => {
      // A browser in power saving mode refuses to play. A pause while the video starts is only an
      // interruption.
      if (error instanceof DOMException && error.name === 'NotAllowedError') setIsPlaying(false)
    }
    // Observes the video's frame, because the video itself has the size of a dot until it
    // plays.
    const stop = whileSeen(current.parentElement ?? current, (isSeen) => {
      if (isSeen) current.play().catch(refuse)
      else current.pause()
    })
    return () => {
      stop()
      current.pause()
    }
  }, [files, isPlaying])

  const toggle = () => {
    if (isPlaying) setIsPlaying(false)
    else start()
  }
  return { video, files, isPlaying, toggle }
}
