import { between, smooth } from '../ease'
import type { Reach } from '../puppet/pose'

/** Angles in radians, places in metres from the chick's spot; it faces +z, its left is +x. */
export interface ChickPose {
  /** Position of the whole bird, including its feet. */
  x: number
  y: number
  z: number
  turn: number
  /** Offset of the body on its legs. */
  bob: number
  lean: number
  tilt: number
  twist: number
  /** 0 at rest, positive squashed, negative stretched; volume is kept. */
  squash: number
  /** Face slides over the ball, ahead of the turn or behind it. */
  lookX: number
  lookY: number
  /** 1 open, 0 shut; above 1 wide with surprise. */
  eyes: number
  /** One lid lower than the other: doubt. */
  squint: number
  /** Lower lids pushed up by a smile, 0…1. */
  smile: number
  /** -1 knit, 1 raised; `cock` raises one of them. */
  brows: number
  cock: number
  /** 0 shut, 1 wide. */
  beak: number
  /** 0 laid back, 1 up; `crestSway` to the side. */
  crest: number
  crestSway: number
  /** From the shoulder: out, up, forward. */
  leftWing: Reach
  rightWing: Reach
  /** Outward, up, forward, from the chick's spot. */
  leftFoot: Reach
  rightFoot: Reach
}

export const perched: ChickPose = {
  ...{ x: 0, y: 0, z: 0, turn: 0, bob: 0, lean: 0, tilt: 0, twist: 0, squash: 0 },
  ...{ lookX: 0, lookY: 0, eyes: 1, squint: 0, smile: 0.25, brows: 0.1, cock: 0, beak: 0 },
  ...{ crest: 0.5, crestSway: 0 },
  leftWing: [0.08, -0.35, 0.05],
  rightWing: [0.08, -0.35, 0.05],
  leftFoot: [0.15, 0, 0],
  rightFoot: [0.15, 0, 0],
}

export const chickPose = (part: Partial<ChickPose>, from: ChickPose = perched): ChickPose => ({
  ...from,
  ...part,
})

/** Between two poses; `t` may go past 1. */
export function blendChick(a: ChickPose, b: ChickPose, t: number): ChickPose {
  const result: Record<string, number | Reach> = {}
  for (const key of Object.keys(a) as (keyof ChickPose)[]) {
    const [from, to] = [a[key], b[key]]
    if (typeof from === 'number' && typeof to === 'number') result[key] = from + (to - from) * t
    else if (typeof from === 'object' && typeof to === 'object') {
      const part = (i: 0 | 1 | 2) => from[i] + (to[i] - from[i]) * t
      result[key] = [part(0), part(1), part(2)]
    }
  }
  return result as unknown as ChickPose
}

export type ChickKey = readonly [seconds: number, pose: ChickPose, ease?: (t: number) => number]

/** Pose to pose through keys; holds before the first and after the last. */
export function actChick(keys: readonly ChickKey[], seconds: number): ChickPose {
  let [from] = keys
  if (!from) return perched
  for (const to of keys) {
    if (seconds <= to[0]) {
      if (to === from) return to[1]
      return blendChick(from[1], to[1], (to[2] ?? smooth)(between(seconds, from[0], to[0])))
    }
    from = to
  }
  return from[1]
}
