import { between, smooth } from '../ease'
import type { Reach } from '../puppet/pose'

/**
 * A pose of the chick. Angles are in radians, and places in meters from its spot. It faces +z, so
 * its left is +x.
 */
export interface ChickPose {
  /** The position of the whole bird, including its feet. */
  x: number
  y: number
  z: number
  turn: number
  /** How far the body is moved on its legs. */
  bob: number
  lean: number
  tilt: number
  twist: number
  /** Positive values squash the body and negative ones stretch it; its volume is constant. */
  squash: number
  /** How far the face is moved on the body, ahead of a turn or behind it. */
  lookX: number
  lookY: number
  /** How far the eyes are open: 0 is shut, 1 is open, and more than 1 is wide with surprise. */
  eyes: number
  /** How much lower one lid is than the other, for doubt. */
  squint: number
  /** How far a smile pushes the lower lids up, from 0 to 1. */
  smile: number
  /** The brows: -1 is knit, 1 is raised. `cock` raises one of them. */
  brows: number
  cock: number
  /** How far the beak is open, from 0 (shut) to 1 (wide). */
  beak: number
  /** The crest: 0 is laid back, 1 is up. `crestSway` moves it to the side. */
  crest: number
  crestSway: number
  /** The wing's tip from its shoulder: outward, up, forward. */
  leftWing: Reach
  rightWing: Reach
  /** The foot from the chick's spot: outward, up, forward. */
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

/** Interpolates between two poses. `t` may be more than 1. */
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

/**
 * Interpolates between the poses of keys. The pose is constant before the first key and after the
 * last.
 */
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
