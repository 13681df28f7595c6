import { between, inCubic, keyed, outCubic, overshoot } from '../../kit/ease'
import { blinks } from '../../kit/heron-chick/loops'
import { actChick, chickPose, type ChickKey, type ChickPose } from '../../kit/heron-chick/pose'
import { BEATS } from './beats'

/** While it draws, the chick faces right along the wall and is turned a little to the camera. */
const ready = chickPose({ x: -0.62, z: 0.72, turn: 1.12, lookX: 0.35, smile: 0.2, crest: 0.55, leftFoot: [0.15, 0, 0.03] }) // prettier-ignore
const crouch = chickPose({ x: -0.56, bob: -0.1, squash: 0.2, lean: 0.1, lookY: 0.9, brows: -0.25, eyes: 0.86, crest: 0.15 }, ready) // prettier-ignore
const rise = chickPose({ x: -0.42, y: 0.1, bob: 0.06, squash: -0.16, lean: -0.05, lookY: 0.7, eyes: 1.15, brows: 0.5, crest: 0.1, leftFoot: [0.12, -0.1, -0.08], rightFoot: [0.12, -0.12, -0.04], beak: 0.3 }, ready) // prettier-ignore
const over = chickPose({ x: 0.16, y: 0.2, bob: 0.05, squash: -0.12, lean: 0.22, tilt: -0.12, lookY: 0.1, leftFoot: [0.16, -0.02, -0.16], rightFoot: [0.16, 0.04, 0.12], crest: 0.35, beak: 0.55 }, rise) // prettier-ignore
const dive = chickPose({ x: 0.98, y: 0.24, lean: 0.34, squash: -0.06, lookY: -0.5 }, over)
const land = chickPose({ x: 1.72, bob: -0.12, squash: 0.24, lean: 0.14, turn: 0.75, lookX: -0.5, lookY: -0.6, eyes: 0.7, crest: 1, beak: 0.1 }, ready) // prettier-ignore

/** Beside the door the chick first looks proudly at the camera, then pulls, then wonders. */
const beside = chickPose({ x: 1.78, z: 0.72, turn: -0.75, lookX: 0.1, smile: 0.3, crest: 0.5 })
const poke = chickPose({ x: 1.72, turn: -1.15, lean: 0.14, lookY: -0.1, squash: 0.05, brows: -0.3, eyes: 0.8 }, beside) // prettier-ignore
const proud = chickPose({ turn: 0.02, lookX: -0.42, lookY: 0.2, smile: 0.95, brows: 0.7, squash: -0.07, bob: 0.02, crest: 0.95, tilt: 0.09, lean: -0.08, leftWing: [0.2, -0.14, 0.02], rightWing: [0.2, -0.14, 0.02] }, beside) // prettier-ignore
const grip = chickPose({ x: 1.6, turn: -1.3, lean: 0.12, lookX: 0.2, lookY: -0.1, squash: 0.06, brows: -0.4 }, beside) // prettier-ignore
const heave = chickPose({ x: 1.84, turn: -1.0, lean: -0.26, tilt: 0.08, squash: -0.09, bob: -0.03, eyes: 0.12, smile: 0.7, brows: -0.9, crest: 0.05, beak: 0.14 }, beside) // prettier-ignore
const released = chickPose({ x: 1.96, turn: -0.85, lean: -0.16, squash: 0.1, eyes: 1, crest: 0.9, tilt: 0.1 }, beside) // prettier-ignore
const wonder = chickPose({ x: 1.74, turn: -1.22, lean: 0.18, lookX: -0.05, eyes: 1.35, brows: 1, smile: 0, beak: 0.35, crest: 0.95, squash: -0.05, leftWing: [0.16, -0.22, 0.16], rightWing: [0.14, -0.24, 0.14] }, beside) // prettier-ignore
const reachIn = chickPose({ x: 1.62, lean: 0.26, beak: 0.12, eyes: 1.2, squash: 0.02, rightWing: [0, 0, 0.36], leftWing: [0.1, -0.3, -0.06] }, wonder) // prettier-ignore
const uhOh = chickPose({ x: 1.78, lean: -0.12, turn: -0.95, squash: 0.1, eyes: 1.5, brows: 1.1, beak: 0.2, crest: 1.1, rightWing: [0.2, 0.08, 0.12], leftWing: [0.24, 0.06, 0.1] }, wonder) // prettier-ignore
const hit = chickPose({ x: 2.2, z: 1.05, y: 0.12, turn: -0.5, lean: -0.5, tilt: -0.22, squash: -0.14, eyes: 0, brows: -0.5, beak: 0.9, crest: 0, leftWing: [0.46, 0.16, 0], rightWing: [0.44, 0.2, 0], leftFoot: [0.2, 0.06, 0.26], rightFoot: [0.22, 0.1, 0.3], smile: 1 }, uhOh) // prettier-ignore
const sit = chickPose({ x: 2.12, z: 1.15, y: 0, turn: -0.1, lean: 0.04, tilt: 0.05, bob: -0.14, squash: 0.14, eyes: 0, beak: 0.08, crest: -0.1, leftFoot: [0.24, 0, 0.22], rightFoot: [0.24, 0, 0.2], leftWing: [0.16, -0.3, 0.02], rightWing: [0.16, -0.3, 0.02], brows: 0 }, hit) // prettier-ignore
const plop = chickPose({ squash: 0.3, bob: -0.17, eyes: 0 }, sit)
const drenched = chickPose({ squash: 0.08, bob: -0.13, eyes: 0.62, lookX: -0.32, lookY: -0.05, brows: -0.1, smile: 0 }, sit) // prettier-ignore
const looksUp = chickPose({ squash: 0.04, lean: -0.07, eyes: 1.05, lookX: 0, lookY: 1, brows: 0.8, crest: 0 }, drenched) // prettier-ignore
const gaze = chickPose({ squash: 0.07, lean: 0.02, eyes: 0.6, lookX: -0.3, lookY: 0.05, brows: 0.1, smile: 0.5, tilt: 0.1 }, drenched) // prettier-ignore

const KEYS: ChickKey[] = [
  [0, ready],
  [BEATS.drawFrom, crouch, outCubic],
  [0.42, crouch],
  [0.66, rise, outCubic],
  [0.92, over],
  [1.12, dive],
  [1.3, land, inCubic],
  [1.44, beside, overshoot],
  [BEATS.knob, poke, overshoot],
  [1.64, poke],
  [BEATS.proud, proud, overshoot],
  [1.98, proud],
  [BEATS.grip + 0.06, grip],
  [2.24, chickPose({ squash: 0.12, lean: 0.2, x: 1.56 }, grip)],
  [2.46, heave, outCubic],
  [2.62, heave],
  [2.78, released, outCubic],
  [3.04, wonder, overshoot],
  [3.42, chickPose({ lean: 0.21 }, wonder)],
  [BEATS.touch, reachIn],
  [3.74, reachIn],
  [3.9, uhOh, overshoot],
  [BEATS.burst + 0.04, uhOh],
  [4.3, hit, outCubic],
  [4.5, hit],
  [4.64, sit, inCubic],
  [BEATS.landed, sit],
  [4.82, plop, outCubic],
  [5.06, drenched, overshoot],
  [5.2, drenched],
  [5.36, looksUp, overshoot],
  [5.66, looksUp],
  [5.86, gaze],
]

/** The chick's pose at a moment, including parts that lag behind. */
export function perform(seconds: number): ChickPose {
  const pose = actChick(KEYS, seconds)
  const was = actChick(KEYS, seconds - 0.09)
  const lid = blinks(seconds, [1.44, 2.2, 3.24, 5.3, 5.76], 0.075)
  const wet = between(seconds, 4.2, 4.6)
  const shiver = keyed([[5.0, 0], [5.06, 1], [5.3, 0]], seconds) * Math.sin(seconds * 60) * 0.015 // prettier-ignore
  return {
    ...pose,
    eyes: pose.eyes * lid,
    tilt: pose.tilt + shiver,
    crest: Math.min(pose.crest + (was.y - pose.y) * 2.2, 1.2) * (1 - wet) + pose.crest * wet,
    crestSway: (was.x - pose.x) * 1.1 + (was.tilt - pose.tilt) * 1.4,
  }
}
