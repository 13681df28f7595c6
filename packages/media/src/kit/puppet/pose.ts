/**
 * A pose of a character. Angles are in radians, and places in meters from its spot on the ground.
 * It faces +z, so its left is +x.
 */
export interface Pose {
  /** How far the hips are from their position when standing. */
  hipsX: number
  hipsY: number
  hipsZ: number
  /** The trunk: `lean` is forward, `sway` to the left, and `twist` about its own axis. */
  lean: number
  sway: number
  twist: number
  /** The angle of the whole body about the vertical axis. */
  turn: number
  headTurn: number
  headNod: number
  headTilt: number
  /** The hand from its shoulder: outward, up, forward. A hanging arm is (0.1, -0.52, 0.05). */
  leftHand: Reach
  rightHand: Reach
  /**
   * The foot on the ground, from the character's spot. x is outward, so it is mirrored for the
   * right foot.
   */
  leftFoot: Reach
  rightFoot: Reach
  /** How far the elbows are away from the body, from 0 to 1. */
  elbows: number
  /** The direction of the eyes, from -1 to 1 on each axis. */
  lookX: number
  lookY: number
  /** How far the eyes are open, from 0 (shut) to 1. */
  eyes: number
  /** How far the mouth is open, from 0 (shut) to 1 (wide). */
  mouth: number
  /** The width of the mouth, from 0 (as in “oo”) to 1 (as in “ee”). */
  wide: number
  /** The smile, from -1 (sad) to 1 (glad). */
  smile: number
  /** The brows, from -1 (angry) to 1 (surprised). */
  brows: number
}

export type Reach = readonly [out: number, up: number, forward: number]

export const stand: Pose = {
  ...{ hipsX: 0, hipsY: 0, hipsZ: 0, lean: 0.02, sway: 0, twist: 0, turn: 0 },
  ...{ headTurn: 0, headNod: 0, headTilt: 0, elbows: 0.3 },
  leftHand: [0.12, -0.5, 0.06],
  rightHand: [0.12, -0.5, 0.06],
  leftFoot: [0.12, 0, 0.02],
  rightFoot: [0.12, 0, -0.02],
  ...{ lookX: 0, lookY: 0, eyes: 1, mouth: 0, wide: 0.5, smile: 0.35, brows: 0.1 },
}

/** The pose `stand`, or another one, with some changes. */
export const pose = (part: Partial<Pose>, from: Pose = stand): Pose => ({ ...from, ...part })

/** Interpolates between two poses. `t` may be more than 1, for movements that go too far. */
export function blend(a: Pose, b: Pose, t: number): Pose {
  const result: Record<string, number | Reach> = {}
  for (const key of Object.keys(a) as (keyof Pose)[]) {
    const [from, to] = [a[key], b[key]]
    if (typeof from === 'number' && typeof to === 'number') result[key] = from + (to - from) * t
    else if (typeof from === 'object' && typeof to === 'object') {
      const part = (i: 0 | 1 | 2) => from[i] + (to[i] - from[i]) * t
      result[key] = [part(0), part(1), part(2)]
    }
  }
  return result as unknown as Pose
}

/** Common poses, to move between. */
export const gestures = {
  pointAhead: pose({ rightHand: [0.05, 0.06, 0.55], elbows: 0.2, lean: 0.08, twist: 0.2 }),
  explain: pose({ leftHand: [0.16, -0.22, 0.36], rightHand: [0.2, -0.16, 0.38], elbows: 0.5 }),
  openArms: pose({ leftHand: [0.46, -0.05, 0.26], rightHand: [0.46, -0.05, 0.26], lean: -0.05, brows: 0.6, smile: 0.8 }), // prettier-ignore
  wave: pose({ rightHand: [0.3, 0.4, 0.14], elbows: 0.9, headTilt: 0.08, smile: 0.9 }),
  think: pose({ rightHand: [-0.14, 0.12, 0.26], leftHand: [-0.2, -0.28, 0.22], headTilt: 0.14, lookX: 0.5, lookY: 0.6, smile: 0 }), // prettier-ignore
  shrug: pose({ leftHand: [0.34, -0.16, 0.22], rightHand: [0.34, -0.16, 0.22], headTilt: 0.16, brows: 0.8, elbows: 0.7 }), // prettier-ignore
  guard: pose({ leftHand: [-0.04, -0.02, 0.38], rightHand: [-0.06, -0.06, 0.26], lean: 0.14, hipsY: -0.1, twist: -0.4, leftFoot: [0.14, 0, 0.28], rightFoot: [0.18, 0, -0.26], brows: -0.6, smile: 0 }), // prettier-ignore
  sit: pose({ hipsY: -0.4, leftFoot: [0.13, 0, 0.44], rightFoot: [0.13, 0, 0.46], leftHand: [0.02, -0.34, 0.3], rightHand: [0.02, -0.34, 0.3], lean: 0.05 }), // prettier-ignore
  type: pose({ leftHand: [-0.06, -0.3, 0.42], rightHand: [-0.06, -0.3, 0.42], lean: 0.12, headNod: 0.16 }), // prettier-ignore
} satisfies Record<string, Pose>
