import { createHash } from 'node:crypto'
import type { Stage } from '../engine/about'
import { evenHolds, frameCount } from '../engine/frames'
import type { Settings } from '../engine/studio'
import { bundle } from './bundle'
import type { Shot } from './shots'

export interface Job {
  shot: Shot
  stage: Stage
  code: string
  settings: Settings
  /** A hash of everything that affects the pictures. */
  input: string
}

/**
 * The size at which moving frames are rendered, as a share of the final size. The many samples make
 * up for it.
 */
const CLIP_SCALE = 0.75

/** The number of samples for a frame of a clip and for a poster. */
const SAMPLES: Record<Stage, { clip: number; still: number }> = {
  final: { clip: 7, still: 48 },
  hybrid: { clip: 7, still: 48 },
  photomatic: { clip: 32, still: 48 },
  previz: { clip: 4, still: 24 },
  'previz-wire': { clip: 4, still: 24 },
  animatic: { clip: 1, still: 1 },
  board: { clip: 1, still: 1 },
  sphere: { clip: 8, still: 24 },
}

export interface Choice {
  width: number
  height: number
  scale?: number | undefined
  samples?: number | undefined
  isStill?: boolean
}

function samplesFor({ about }: Shot, stage: Stage, isStill: boolean): number {
  if (isStill) return SAMPLES[stage].still
  const isLit = stage === 'final' || stage === 'hybrid'
  return (isLit ? about.samples : undefined) ?? SAMPLES[stage].clip
}

export async function prepare(shot: Shot, stage: Stage, choice: Choice): Promise<Job> {
  const { code, hash } = await bundle(shot.id, stage)
  const frames = frameCount(shot.about.seconds)
  const settings: Settings = {
    id: shot.id,
    frames,
    holds: shot.about.holds ?? evenHolds(frames),
    arrows: shot.about.arrows,
    width: choice.width,
    height: choice.height,
    scale: choice.scale ?? (choice.isStill ? 1 : (shot.about.scale ?? CLIP_SCALE)),
    samples: choice.samples ?? samplesFor(shot, stage, choice.isStill ?? false),
  }
  const text = JSON.stringify([hash, settings])
  return { shot, stage, code, settings, input: createHash('sha256').update(text).digest('hex') }
}
