import { useEffect, useState, type RefObject } from 'react'

export interface MediaState {
  isPlaying: boolean
  /** The current position in seconds. */
  time: number
  /** The length in seconds; null until it is known. */
  duration: number | null
  /** The volume from 0 to 1. */
  volume: number
  isMuted: boolean
}

const EVENTS = ['play', 'pause', 'ended', 'timeupdate', 'seeking', 'durationchange', 'volumechange']

const AT_REST: MediaState = {
  isPlaying: false,
  time: 0,
  duration: null,
  volume: 1,
  isMuted: false,
}

/** The player that is playing; a page plays only one at a time. */
let heard: HTMLMediaElement | null = null

function readState(media: HTMLMediaElement): MediaState {
  const { paused, ended, currentTime, duration, volume, muted } = media
  return {
    isPlaying: !paused && !ended,
    time: currentTime,
    duration: Number.isFinite(duration) && duration > 0 ? duration : null,
    volume,
    isMuted: muted,
  }
}

/** Follows the state of a film or sound, and controls it. */
export function useMedia(element: RefObject<HTMLMediaElement | null>) {
  const [state, setState] = useState(AT_REST)

  useEffect(() => {
    const media = element.current
    if (!media) return
    const read = () => setState(readState(media))
    const silenceOthers = () => {
      if (heard !== media) heard?.pause()
      heard = media
    }
    for (const event of EVENTS) media.addEventListener(event, read)
    media.addEventListener('play', silenceOthers)
    // A film plays before its controls are loaded.
    if (!media.paused) silenceOthers()
    read()
    return () => {
      for (const event of EVENTS) media.removeEventListener(event, read)
      media.removeEventListener('play', silenceOthers)
      if (heard === media) heard = null
    }
  }, [element])

  const act = (action: (media: HTMLMediaElement) => void) => () => {
    if (element.current) action(element.current)
  }
  return {
    ...state,
    toggle: act(togglePlaying),
    toggleMuted: act(toggleMuted),
    seek: (seconds: number) => act((media) => seekTo(media, seconds))(),
    /** Seeks from the file's own time, because the displayed time may be older. */
    seekBy: (seconds: number) => act((media) => seekTo(media, media.currentTime + seconds))(),
    setVolume: (volume: number) => act((media) => setVolume(media, volume))(),
  }
}

function togglePlaying(media: HTMLMediaElement): void {
  // The error is ignored, because the error event already reports a file that cannot be played.
  if (media.paused || media.ended) media.play().catch(() => undefined)
  else media.pause()
}

function toggleMuted(media: HTMLMediaElement): void {
  if (media.volume === 0) media.volume = 1
  media.muted = !media.muted
}

function seekTo(media: HTMLMediaElement, seconds: number): void {
  const last = Number.isFinite(media.duration) ? media.duration : seconds
  media.currentTime = Math.max(0, Math.min(last, seconds))
}

function setVolume(media: HTMLMediaElement, volume: number): void {
  media.volume = volume
  media.muted = volume === 0
}

export type MediaControl = ReturnType<typeof useMedia>
