import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { mayPlayByItself } from '@/components/media/may-play-by-itself'
import { whenFilmsMayLoad } from '@/components/media/when-films-may-load'
import { whileSeen } from '@/components/media/while-seen'
import { type FilmFiles, SMALL_SCREEN } from './film-files'

interface Film {
  video: RefObject<HTMLVideoElement | null>
  /** Null until films may load, and for as long as the visitor has not asked for it. */
  files: FilmFiles | null
  isPlaying: boolean
  toggle: () => void
}

/** A film that plays by itself once films may load, if the visitor is fine with that. */
export function useFilm(large: FilmFiles, small: FilmFiles): Film {
  const video = useRef<HTMLVideoElement>(null)
  const [files, setFiles] = useState<FilmFiles | null>(null)
  const [isPlaying, setIsPlaying] = useState(false)

  const start = useCallback(() => {
    setFiles((known) => known ?? (matchMedia(SMALL_SCREEN).matches ? small : large))
    setIsPlaying(true)
  }, [large, small])

  useEffect(() => (mayPlayByItself() ? whenFilmsMayLoad(start) : undefined), [start])

  useEffect(() => {
    const { current } = video
    if (!current || !files || !isPlaying) return
    const refuse = (error: unknown) => {
      // A browser that saves power refuses; going off-screen in the meantime only interrupts.
      if (error instanceof DOMException && error.name === 'NotAllowedError') setIsPlaying(false)
    }
    // Its frame, for the film itself is a dot until it plays.
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
