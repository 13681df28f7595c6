import type { ThumbnailStrip, VideoFacts } from '@studio/shared/review/media'
import type { Person } from '@studio/shared/review/notes'
import type { ReactNode, Ref } from 'react'

/** Data of a film version for the player. */
export interface PlayerSource {
  url: string
  poster: string | null
  facts: VideoFacts
  thumbnails: ThumbnailStrip | null
}

/** A marker on the timeline. */
export interface Marker {
  id: string
  /** The first and the last frame, counted from 0. Both belong to the range. */
  first: number
  last: number
  side: Person['side']
  isResolved: boolean
  /** The tooltip, such as “3 · Mara Lind”. */
  label: string
}

/**
 * The in and out points of playback and looping. Both frames belong to the range. Null if unset.
 */
export interface FrameRange {
  in: number | null
  out: number | null
}

/** A snapshot of a player's state, which is a new object for every change. */
export interface PlayerState {
  /** The displayed frame, counted from 0. */
  frame: number
  isPlaying: boolean
  /** Multiple of the film's speed, negative when playing backwards. */
  speed: number
  isLooping: boolean
  range: FrameRange
  /** The requested frame until it is displayed, otherwise null. */
  wanted: number | null
}

/** Controls a player. The functions do not depend on `this`, so that they can be passed on. */
export interface PlayerControl extends Readonly<
  Pick<PlayerState, 'frame' | 'isPlaying' | 'range'>
> {
  readonly facts: VideoFacts
  /**
   * Pauses and seeks. Resolves with true when the frame is displayed, or with false if another
   * request has replaced this one. Frames outside the film are clamped.
   */
  seekToFrame: (frame: number) => Promise<boolean>
  /**
   * Steps by a number of frames. Steps are added to the last requested frame, so that fast steps
   * add up.
   */
  stepBy: (frames: number) => Promise<boolean>
  play: () => void
  /** Pauses exactly at a frame. */
  pause: () => void
  /**
   * Does what the keys J (-1) and L (1) do: each call accelerates, and a change of direction starts
   * again.
   */
  shuttle: (direction: 1 | -1) => void
  /** Sets the speed of further playback. */
  setSpeed: (speed: number) => void
  setLooping: (isLooping: boolean) => void
  setRange: (range: FrameRange) => void
  getState: () => PlayerState
  /** @returns a function that unsubscribes */
  subscribe: (listener: () => void) => () => void
}

export interface ReviewPlayerProps {
  source: PlayerSource
  /** BCP 47 tag for numbers. */
  format: string
  markers: readonly Marker[]
  /** Called for every frame that is newly displayed. */
  onFrame?: (frame: number) => void
  /**
   * Called with a marker's id when it was chosen. The player has already moved to its first frame.
   */
  onMarker?: (id: string) => void
  /** Covers the picture exactly. Its coordinates are the film's width and height in pixels. */
  overlay?: ReactNode
  /** Gives components outside the player access to it. Components inside call `usePlayer`. */
  controlRef?: Ref<PlayerControl>
}

export const COMPARE_MODES = ['sideBySide', 'wipe', 'difference'] as const

export interface CompareSettings {
  mode: (typeof COMPARE_MODES)[number]
  /** Number of A's frames by which B is ahead, for example because its first second was cut. */
  offset: number
  sound: 'a' | 'b'
}

export interface ComparedSource extends PlayerSource {
  /** The name of the version, for example “Version 2”. */
  name: string
}

/** Two versions that play in sync. B shows the frame at A's time. */
export interface ComparePlayersProps extends Pick<
  ReviewPlayerProps,
  'format' | 'markers' | 'onFrame' | 'controlRef'
> {
  a: ComparedSource
  b: ComparedSource
  settings: CompareSettings
  onSettings: (settings: CompareSettings) => void
}

/** A sound version. Its frames are hundredths of a second. */
export interface SoundPlayerProps extends Omit<ReviewPlayerProps, 'source' | 'overlay'> {
  source: { url: string; waveformUrl: string | null; milliseconds: number }
}
