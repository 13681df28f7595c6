import { ball, bone, egg, mix, placed, union, type Form, type V3 } from './form'
import type { Arm, Build, Leg, Skeleton } from './skeleton'
import { Vector3 } from 'three'

const between = (a: V3, b: V3, t: number): V3 => [mix(a[0], b[0], t), mix(a[1], b[1], t), mix(a[2], b[2], t)] // prettier-ignore

/** The body from the pelvis to the shoulders, without arms. */
export function trunkForm(s: Skeleton, build: Build = {}): Form {
  const { chest = 1, waist = 1, hips = 1, belly = 0, bust = 0, shoulders = 1 } = build
  const inChest = (v: V3): V3 => {
    const at = new Vector3(...v).applyQuaternion(s.chestTurn)
    return [s.throat[0] + at.x, s.throat[1] + at.y, s.throat[2] + at.z]
  }
  const parts: Form[] = [
    placed(egg([0, 0, 0], [0.152 * hips, 0.12, 0.112 * mix(1, hips, 0.6)]), s.hips, s.hipTurn),
    placed(egg([0, 0, 0.012 * belly], [0.12 * waist, 0.16, 0.09 * waist + 0.035 * belly]), s.waist, s.chestTurn), // prettier-ignore
    placed(egg([0, 0, 0], [0.138 * chest, 0.165, 0.1 * chest]), s.ribs, s.chestTurn),
    bone(inChest([0.12 * shoulders, -0.05, -0.008]), inChest([-0.12 * shoulders, -0.05, -0.008]), 0.053), // prettier-ignore
    bone(inChest([0, 0.03, -0.02]), inChest([0.14 * shoulders, -0.038, -0.014]), 0.05, 0.04),
    bone(inChest([0, 0.03, -0.02]), inChest([-0.14 * shoulders, -0.038, -0.014]), 0.05, 0.04),
  ]
  if (bust > 0) for (const side of [-1, 1]) parts.push(ball(inChest([side * 0.066, -0.165, 0.074]), 0.062 * mix(0.8, 1, bust))) // prettier-ignore
  else for (const side of [-1, 1]) parts.push(placed(egg([0, 0, 0], [0.07, 0.055, 0.03]), inChest([side * 0.062, -0.125, 0.085 * chest]), s.chestTurn)) // prettier-ignore
  return union(0.07, ...parts)
}

/**
 * The arm from the shoulder to a share of its length; 1 is the wrist. `ease` makes it wider, like a
 * sleeve.
 */
export function armForm(
  { shoulder, elbow, wrist }: Arm,
  build: Build = {},
  to = 1,
  ease = 0,
): Form {
  // prettier-ignore
  const w = build.limbs ?? 1
  const parts = [ball(shoulder, 0.056 * w + ease)]
  if (to > 0.02) {
    const upper = Math.min(1, to * 2)
    parts.push(bone(shoulder, between(shoulder, elbow, upper), 0.05 * w + ease, mix(0.05, 0.041, upper) * w + ease)) // prettier-ignore
  }
  if (to > 0.5) {
    const lower = to * 2 - 1
    parts.push(bone(elbow, between(elbow, wrist, lower), 0.041 * w + ease, mix(0.041, 0.028, lower) * w + ease * mix(1, 0.8, lower))) // prettier-ignore
    parts.push(ball(between(elbow, wrist, 0.22), 0.042 * w + ease))
  }
  return union(0.02, ...parts)
}

export function legForm(
  { hip, knee, ankle }: Leg,
  build: Build = {},
  to = 1,
  ease = 0,
  straight = 0,
): Form {
  // prettier-ignore
  const w = build.limbs ?? 1
  const upper = Math.min(1, to * 2)
  const parts = [bone(hip, between(hip, knee, upper), 0.084 * w + ease, mix(0.084, 0.058, upper) * w + ease)] // prettier-ignore
  if (to > 0.5) {
    const lower = to * 2 - 1
    const thin = mix(mix(0.06, 0.04, lower) * w, 0.062, straight)
    parts.push(bone(knee, between(knee, ankle, lower), 0.06 * w + ease, thin + ease))
    if (straight < 0.5) parts.push(placed(egg([0, 0, -0.02], [0.045 * w + ease, 0.09, 0.048 * w + ease]), between(knee, ankle, 0.33))) // prettier-ignore
  }
  return union(0.03, ...parts)
}

/** The shapes of a shoe and its sole, which stand on flat ground below the leg's ankle. */
export function shoeForms({ ankle, turn }: Leg): { upper: Form; sole: Form } {
  const upper = union(0.035, egg([0, -0.045, 0.118], [0.043, 0.034, 0.072]), egg([0, -0.035, 0.0], [0.037, 0.05, 0.058]), bone([0, -0.02, 0.02], [0, -0.03, 0.08], 0.036, 0.032), bone([0, -0.02, 0], [0, 0.022, -0.004], 0.039, 0.04)) // prettier-ignore
  const flat = union(0.02, egg([0, -0.071, 0.112], [0.049, 0.022, 0.086]), egg([0, -0.071, -0.002], [0.042, 0.022, 0.068]), bone([0, -0.072, 0], [0, -0.072, 0.1], 0.02)) // prettier-ignore
  const trimmed = (form: Form, low: number, high: number): Form => ({ at: (x, y, z) => Math.max(form.at(x, y, z), low - y, y - high), box: form.box }) // prettier-ignore
  return {
    upper: placed(trimmed(upper, -0.066, 1), ankle, turn),
    sole: placed(trimmed(flat, -0.085, -0.06), ankle, turn),
  }
}

export { between as along }
