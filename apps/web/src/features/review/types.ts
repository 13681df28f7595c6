import type { ThumbnailStrip, VideoFacts } from '@studio/shared/review/media'
import type { Person } from '@studio/shared/review/notes'
import type { ReactNode, Ref } from 'react'
import type { Messages } from '@/i18n/messages'

export type PlayerWords = Messages['review']['player']

/** One version of a film, as the player needs it. */
export interface PlayerSource {
  url: string
  poster: string | null
  facts: VideoFacts
  thumbnails: ThumbnailStrip | null
}

/** A note on the timeline. */
export interface Marker {
  id: string
  /** From 0, both of them included. */
  first: number
  last: number
  side: Person['side']
  isResolved: boolean
  /** What a pointer is told, such as “3 · Mara Lind”. */
  label: string
}

/** The part that plays and loops; null: not set. Both frames are part of it. */
export interface FrameRange {
  in: number | null
  out: number | null
}

/** What is true of a player at one moment; a new object with every change. */
export interface PlayerState {
  /** The one that is seen, from 0. */
  frame: number
  isPlaying: boolean
  /** Times the film's own; below 0 it runs backwards. */
  speed: number
  isLooping: boolean
  range: FrameRange
  /** The frame that has been asked for, while it is not seen yet. */
  wanted: number | null
}

/** Its functions need no `this`, so that they can be handed on. */
export interface PlayerControl extends Readonly<
  Pick<PlayerState, 'frame' | 'isPlaying' | 'range'>
> {
  readonly facts: VideoFacts
  /**
   * Pauses, and resolves when that very frame is seen: with true, or with false where another one
   * was asked for meanwhile. Frames outside the film become its first or last.
   */
  seekToFrame: (frame: number) => Promise<boolean>
  /** From the frame that was asked for last, so that fast steps add up. */
  stepBy: (frames: number) => Promise<boolean>
  play: () => void
  /** Lands on a frame. */
  pause: () => void
  /** As the keys J (-1) and L (1) do: faster with each call, anew when the direction changes. */
  shuttle: (direction: 1 | -1) => void
  /** At which it plays from now on. */
  setSpeed: (speed: number) => void
  setLooping: (isLooping: boolean) => void
  setRange: (range: FrameRange) => void
  getState: () => PlayerState
  /** @returns what ends it */
  subscribe: (listener: () => void) => () => void
}

export interface ReviewPlayerProps {
  source: PlayerSource
  words: PlayerWords
  /** BCP 47 tag in which numbers are written. */
  format: string
  markers: readonly Marker[]
  /** With every frame that is newly seen. */
  onFrame?: (frame: number) => void
  /** A marker was chosen; the player has gone to its first frame. */
  onMarker?: (id: string) => void
  /** Laid exactly over the picture, whose size in pixels is the facts' width and height. */
  overlay?: ReactNode
  /** For what stands outside the player; what stands inside calls `usePlayer`. */
  controlRef?: Ref<PlayerControl>
}

export const COMPARE_MODES = ['sideBySide', 'wipe', 'difference'] as const

export interface CompareSettings {
  mode: (typeof COMPARE_MODES)[number]
  /** Frames of A by which B is ahead: its first second was cut away, say. */
  offset: number
  sound: 'a' | 'b'
}

export interface ComparedSource extends PlayerSource {
  /** Such as “Version 2”. */
  name: string
}

/** Two versions on one clock, which is A's; B shows what is due at the same moment. */
export interface ComparePlayersProps extends Pick<
  ReviewPlayerProps,
  'words' | 'format' | 'markers' | 'onFrame' | 'controlRef'
> {
  a: ComparedSource
  b: ComparedSource
  settings: CompareSettings
  onSettings: (settings: CompareSettings) => void
}

/** A version that is only heard. Its frames are hundredths of a second. */
export interface SoundPlayerProps extends Omit<ReviewPlayerProps, 'source' | 'overlay'> {
  source: { url: string; waveformUrl: string | null; milliseconds: number }
}
