import type { Stage } from '../engine/about'
import { FPS } from '../engine/frames'
import type { Random } from '../lib/random'
import type { Texts } from '../sets/schema'
import type { Score } from '../sound/music/score'
import type { Stereo } from '../sound/synth/stereo'

/** Frames of a clip of the library. */
export interface Take {
  shot: string
  stage: Stage
  from: number
  to: number
  /** A line wipes from the take before it, which is the same shot, over this many frames. */
  wipe?: number
  /** The last frame stands for this many frames more. */
  hold?: number
}

/** A sound at a frame of the film. */
export interface SoundCue {
  frame: number
  gain: number
  make: (random: Random) => Stereo
}

/** What is said about a passage to people who cannot hear it, or what its title is. */
export interface CaptionCue {
  from: number
  to: number
  text: Texts
}

/** The last picture: one frame of a shot in strips, a stage each. */
export interface Closing {
  /** How long it stands. */
  frames: number
  shot: string
  frame: number
  stages: readonly [Stage, Stage, Stage, Stage]
  /** Where the strips meet, in even pixels: the film is 1280 wide. */
  edges: readonly [number, number, number]
}

export interface Spot {
  id: string
  title: Texts
  /** What is seen, in one sentence. */
  alt: Texts
  takes: readonly Take[]
  closing: Closing
  /** A frame that stands for the film. */
  poster: number
  score: Score
  sounds: readonly SoundCue[]
  captions: readonly CaptionCue[]
  /** How loud the music is beside the effects. */
  musicGain: number
}

export const lengthOf = ({ from, to, hold = 0 }: Take) => to - from + hold

export const framesOf = ({ takes, closing }: Pick<Spot, 'takes' | 'closing'>) =>
  takes.reduce((sum, take) => sum + lengthOf(take), 0) + closing.frames

export const secondsOf = (spot: Pick<Spot, 'takes' | 'closing'>) => framesOf(spot) / FPS

/** At which frame of the film each take begins. */
export function startsOf(takes: readonly Take[]): number[] {
  let at = 0
  return takes.map((take) => {
    const start = at
    at += lengthOf(take)
    return start
  })
}

/** One shot in register through its stages: each stage goes on where the one before it was. */
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
