import { Box3, Quaternion, Vector3 } from 'three'
import { noise1, noise2 } from '../noise'
import { armForm, legForm, trunkForm } from './body'
import { bone, clamp, cut, grow, mix, ring, rise, shaped, union, placed, type Form, type V3 } from './form' // prettier-ignore
import type { Build, Skeleton } from './skeleton'

interface Crease {
  at: V3
  /** The direction across which the folds lie. */
  way: V3
  reach: number
  deep: number
  fine?: number
}

/** Adds folds where cloth is squeezed or hangs. */
export function creased(form: Form, creases: readonly Crease[]): Form {
  const all = creases.map((one) => ({ ...one, dir: new Vector3(...one.way).normalize() }))
  return shaped(
    form,
    (x, y, z) => {
      let d = 0
      for (const { at, dir, reach, deep, fine = 95 } of all) {
        const [px, py, pz] = [x - at[0], y - at[1], z - at[2]]
        const away = (px * px + py * py + pz * pz) / (reach * reach)
        if (away > 5) continue
        const s = px * dir.x + py * dir.y + pz * dir.z
        const side = px * dir.z - pz * dir.x
        const bend = 1.6 * noise2(side * 14 + at[0] * 50, s * 9, 3)
        d += deep * Math.exp(-away) * Math.sin(s * fine + bend * 2.2 + side * 22)
      }
      return d + 0.0012 * noise2(x * 26 + z * 19, y * 24, 7)
    },
    0.008,
  )
}

export interface TopPlan {
  /**
   * The share of the arm that sleeves cover: 0 is none, 0.42 short, 0.7 rolled up, and 0.98 long.
   */
  sleeves: number
  /** The distance of the cloth from the skin in meters. */
  thick: number
  ease?: number
  /** The hem's distance below the middle of the hips, in meters. */
  hem: number
  /** The radius of a round neck opening; `v` is the depth of a jacket's V. */
  neck?: number
  v?: number
  /** The gap in meters between the fronts below the end of the V. Without it, they are closed. */
  open?: number
  deep?: number
}

/**
 * A sweater, shirt or jacket: the trunk and arms made thicker, cut off at the hem and open at the
 * neck.
 */
export function topForm(s: Skeleton, build: Build, plan: TopPlan): Form {
  const { sleeves, thick, hem, ease = 0, neck = 0.062, v = 0, deep = 0.0035 } = plan
  const trunk = grow(trunkForm(s, build), thick + ease * 0.4)
  const skirt = bone(s.hips, [s.hips[0], s.hips[1] - hem - 0.05, s.hips[2]], 0.128 * (build.hips ?? 1) + thick, 0.15 * (build.hips ?? 1) + thick) // prettier-ignore
  const squashed: Form = { at: (x, y, z) => skirt.at(x, y, s.hips[2] + (z - s.hips[2]) * 1.32) * 0.85, box: skirt.box } // prettier-ignore
  const thighs = s.legs.map((leg) => legForm(leg, build, 0.5, thick + 0.014))
  const body =
    hem > 0.08
      ? union(0.06, trunk, squashed, ...thighs)
      : hem > 0
        ? union(0.05, trunk, squashed)
        : trunk
  const sleeved = sleeves > 0 ? union(0.025, body, ...s.arms.map((arm) => union(0.006, armForm(arm, build, sleeves, thick + ease * 0.6), cuffAt(arm, build, sleeves, thick + ease * 0.6)))) : body // prettier-ignore
  const low = s.hips[1] - hem
  const hemmed: Form = { at: (x, y, z) => Math.max(sleeved.at(x, y, z), low - y + 0.004 * noise1(x * 14, 4)), box: sleeved.box } // prettier-ignore
  const opened = cut(hemmed, neckHole(s, neck, v, plan.open), 0.004)
  return creased(opened, creasesOf(s, deep))
}

function cuffAt(arm: Skeleton['arms'][number], build: Build, to: number, ease: number): Form {
  const from = to > 0.5 ? arm.elbow : arm.shoulder
  const end = to > 0.5 ? arm.wrist : arm.elbow
  const t = to > 0.5 ? to * 2 - 1 : to * 2
  const dir = new Vector3(...end).sub(new Vector3(...from)).normalize()
  const at = new Vector3(...from).lerp(new Vector3(...end), t)
  const w = (build.limbs ?? 1) * (to > 0.5 ? mix(0.041, 0.028, t) : mix(0.05, 0.041, t)) + ease
  const turn = new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), dir)
  return placed(ring([0, 0, 0], w * 0.9, 0.0065), [at.x, at.y, at.z], turn)
}

/**
 * A round hole at the throat. In front it becomes a V that is `v` meters deep, and `open` continues
 * it downwards.
 */
function neckHole(s: Skeleton, neck: number, v: number, open?: number): Form {
  const back = s.chestTurn.clone().invert()
  const p = new Vector3()
  return {
    at: (x, y, z) => {
      p.set(x - s.throat[0], y - s.throat[1], z - s.throat[2]).applyQuaternion(back)
      const tube = Math.hypot(p.x, p.z + 0.008) - neck
      const throat = Math.max(tube, -0.005 - p.y - 0.35 * p.z)
      if (v <= 0 && open === undefined) return throat
      const wide = clamp((p.y + v) / v) * neck * 1.25
      const gap = open === undefined ? -1 : open * (1 + 1.4 * clamp((-v - p.y) * 1.4))
      const front = Math.max(Math.abs(p.x) - Math.max(wide, p.y > -v ? 0.002 : gap), 0.02 - p.z, p.y < -v && open === undefined ? 1 : -1) // prettier-ignore
      return Math.min(throat, front * 0.7)
    },
    box: new Box3(new Vector3(-2, -2, -2), new Vector3(2, 3, 2)),
  }
}

function creasesOf(s: Skeleton, deep: number): Crease[] {
  const list: Crease[] = [{ at: s.waist, way: [0.15, 1, 0], reach: 0.13, deep: deep * 0.8, fine: 62 }] // prettier-ignore
  for (const { shoulder, elbow, wrist, side } of s.arms) {
    const way = (a: V3, b: V3): V3 => [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
    list.push({ at: elbow, way: way(shoulder, wrist), reach: 0.075, deep: deep * 1.3, fine: 120 })
    list.push({ at: [mix(elbow[0], wrist[0], 0.8), mix(elbow[1], wrist[1], 0.8), mix(elbow[2], wrist[2], 0.8)], way: way(elbow, wrist), reach: 0.06, deep: deep * 0.8, fine: 130 }) // prettier-ignore
    list.push({ at: [shoulder[0] - side * 0.03, shoulder[1] - 0.07, shoulder[2] + 0.05], way: [side * 0.8, 0.8, 0.2], reach: 0.08, deep: deep, fine: 85 }) // prettier-ignore
  }
  return list
}

/** Trousers or leggings from the waist to a share of the leg's length. */
export function trouserForm(
  s: Skeleton,
  build: Build,
  { to = 0.97, ease = 0.008, straight = 0.6, deep = 0.004 } = {},
): Form {
  // prettier-ignore
  const trunk = grow(trunkForm(s, build), 0.008)
  const top = s.hips[1] + 0.115
  const hips: Form = { at: (x, y, z) => Math.max(trunk.at(x, y, z), y - top), box: trunk.box }
  const legs = s.legs.map((leg) => legForm(leg, build, to, ease, straight))
  const all = union(0.03, hips, ...legs)
  const creases: Crease[] = []
  for (const { hip, knee, ankle, side } of s.legs) {
    creases.push({ at: knee, way: [0, 1, 0.3], reach: 0.1, deep, fine: 80 })
    creases.push({ at: [ankle[0], ankle[1] + 0.06, ankle[2]], way: [0.1, 1, 0], reach: 0.09, deep: deep * 1.3, fine: 85 }) // prettier-ignore
    creases.push({ at: [hip[0] - side * 0.04, hip[1] - 0.03, hip[2] + 0.08], way: [side, 0.7, 0], reach: 0.09, deep, fine: 80 }) // prettier-ignore
  }
  return creased(all, creases)
}

/** A roll of cloth around the neck, for a collar, a hood or a turtleneck. */
export function collarForm(
  s: Skeleton,
  { radius = 0.068, r = 0.012, rows = 1, high = 0.006, tilt = 0.3, wide = 1 } = {},
): Form {
  // prettier-ignore
  const lean = s.chestTurn.clone().multiply(new Quaternion().setFromAxisAngle(new Vector3(1, 0, 0), tilt)) // prettier-ignore
  const rings = Array.from({ length: rows }, (_, i) => ring([0, high + i * r * 1.25, -0.008 - i * 0.002], radius - i * 0.004, r)) // prettier-ignore
  const body = union(0.006, ...rings)
  const oval: Form = { at: (x, y, z) => body.at(x / wide, y, z), box: body.box.clone().expandByScalar(0.03) } // prettier-ignore
  return shaped(placed(oval, s.throat, lean), (x, y, z) => 0.0012 * noise1(Math.atan2(x - s.throat[0], z - s.throat[2]) * 9 + y * 40, 5) * rise(0, 1, 1), 0.002) // prettier-ignore
}
