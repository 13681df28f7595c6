import type { Stage } from '../engine/about'
import { FPS } from '../engine/frames'
import type { Random } from '../lib/random'
import type { Texts } from '../sets/schema'
import type { Score } from '../sound/music/score'
import type { Stereo } from '../sound/synth/stereo'

/** A range of frames of a clip of the library. */
export interface Take {
  shot: string
  stage: Stage
  from: number
  to: number
  /**
   * The number of frames in which a line wipes from the previous take, which must be of the same
   * shot.
   */
  wipe?: number
  /** The number of further frames for which the last frame is shown. */
  hold?: number
}

/** A sound, and the frame of the film at which it starts. */
export interface SoundCue {
  frame: number
  gain: number
  make: (random: Random) => Stereo
}

/** A description of a passage for people who cannot hear it, or its title. */
export interface CaptionCue {
  from: number
  to: number
  text: Texts
}

/** The last picture: one frame of a shot in strips, one for each stage. */
export interface Closing {
  /** The number of frames for which it is shown. */
  frames: number
  shot: string
  frame: number
  stages: readonly [Stage, Stage, Stage, Stage]
  /** The x positions where the strips meet, in even pixels. The film is 1280 wide. */
  edges: readonly [number, number, number]
}

export interface Spot {
  id: string
  title: Texts
  /** A description of the film in one sentence. */
  alt: Texts
  takes: readonly Take[]
  closing: Closing
  /** The frame that represents the film as a still picture. */
  poster: number
  score: Score
  sounds: readonly SoundCue[]
  captions: readonly CaptionCue[]
  /** The loudness of the music relative to the effects. */
  musicGain: number
}

export const lengthOf = ({ from, to, hold = 0 }: Take) => to - from + hold

export const framesOf = ({ takes, closing }: Pick<Spot, 'takes' | 'closing'>) =>
  takes.reduce((sum, take) => sum + lengthOf(take), 0) + closing.frames

export const secondsOf = (spot: Pick<Spot, 'takes' | 'closing'>) => framesOf(spot) / FPS

/** The frame of the film at which each take begins. */
export function startsOf(takes: readonly Take[]): number[] {
  let at = 0
  return takes.map((take) => {
    const start = at
    at += lengthOf(take)
    return start
  })
}

/**
 * Takes of one shot through its stages. Each stage continues at the frame where the one before
 * ended.
 */
export function throughStages(
  shot: string,
  first: number,
  stages: readonly (readonly [stage: Stage, to: number])[],
): Take[] {
  let from = first
  return stages.map(([stage, to], i) => {
    const take = { shot, stage, from, to, ...(i > 0 && { wipe: WIPE }) }
    from = to
    return take
  })
}

const WIPE = 10
