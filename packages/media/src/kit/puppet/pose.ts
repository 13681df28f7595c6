/** Angles in radians, places in metres from the character's spot on the ground; it faces +z, its left is +x. */
export interface Pose {
  /** Offset of the hips from their standing position. */
  hipsX: number
  hipsY: number
  hipsZ: number
  /** The trunk: forward, to the left, about itself. */
  lean: number
  sway: number
  twist: number
  /** The whole body about the vertical. */
  turn: number
  headTurn: number
  headNod: number
  headTilt: number
  /** From the shoulder: out to the side, up, forward. Hanging is (0.1, -0.52, 0.05). */
  leftHand: Reach
  rightHand: Reach
  /** On the ground, from the character's spot; mirrored for the right foot: x is outward. */
  leftFoot: Reach
  rightFoot: Reach
  /** Elbows away from the body, 0…1. */
  elbows: number
  /** Eyes, -1…1 each way. */
  lookX: number
  lookY: number
  /** 1 open, 0 shut. */
  eyes: number
  /** 0 shut, 1 wide. */
  mouth: number
  /** Mouth's breadth, 0 “oo” to 1 “ee”. */
  wide: number
  /** -1 sad, 1 glad. */
  smile: number
  /** -1 angry, 1 surprised. */
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

/** `stand` with some of it changed. */
export const pose = (part: Partial<Pose>, from: Pose = stand): Pose => ({ ...from, ...part })

/** Between two poses; `t` may go past 1 for overshoot. */
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

/** Ready-made poses to go between. */
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
