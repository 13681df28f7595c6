import { Matrix4, Quaternion, Vector3 } from 'three'
import type { Pose, Reach } from '../puppet/pose'
import { reach } from '../puppet/reach'
import type { V3 } from './form'

/** The sizes of a body; 1 is usual. */
export interface Build {
  /** The width of the shoulders. */
  shoulders?: number
  chest?: number
  waist?: number
  hips?: number
  belly?: number
  bust?: number
  limbs?: number
  neck?: number
  /** The size of the head relative to the body. A larger head looks younger. */
  head?: number
}

export type HandShape = 'relaxed' | 'open' | 'fist' | 'point' | 'grip' | 'pinch'

export interface HandAct {
  shape: HandShape
  /**
   * The directions of the palm and of the fingers, in the coordinates of the trunk. By default they
   * follow the arm.
   */
  palm?: V3
  fingers?: V3
}

export interface Stance {
  pose: Pose
  left: HandAct
  right: HandAct
}

/** The scale of all heads. They are a little large, because faces show the expression. */
export const HEAD = 1.1
const HIPS = 0.9
const TRUNK = 0.47
const [UPPER, LOWER] = [0.275, 0.25]
const [THIGH, SHIN] = [0.43, 0.41]

export interface Arm {
  side: 1 | -1
  shoulder: V3
  elbow: V3
  wrist: V3
  turn: Quaternion
  shape: HandShape
}
export interface Leg {
  side: 1 | -1
  hip: V3
  knee: V3
  ankle: V3
  turn: Quaternion
}
export interface Skeleton {
  hips: V3
  waist: V3
  ribs: V3
  /** The pit of the neck. */
  throat: V3
  head: V3
  headTurn: Quaternion
  /** The rotation of the lower trunk. `chestTurn` is that of the upper trunk. */
  hipTurn: Quaternion
  chestTurn: Quaternion
  arms: readonly [Arm, Arm]
  legs: readonly [Leg, Leg]
}

const arr = (v: Vector3): V3 => [v.x, v.y, v.z]
const frame = (x: Vector3, y: Vector3) => {
  const z = new Vector3().crossVectors(x, y).normalize()
  const across = new Vector3().crossVectors(y, z).normalize()
  return new Quaternion().setFromRotationMatrix(new Matrix4().makeBasis(across, y.clone().normalize(), z)) // prettier-ignore
}

export function skeleton({ pose, left, right }: Stance, build: Build = {}): Skeleton {
  const hips = new Vector3(pose.hipsX, HIPS + pose.hipsY, pose.hipsZ)
  const up = new Vector3(Math.sin(pose.sway), Math.cos(pose.lean) * Math.cos(pose.sway), Math.sin(pose.lean)).normalize() // prettier-ignore
  const broad = new Vector3(Math.cos(pose.twist), 0, -Math.sin(pose.twist))
  broad.addScaledVector(up, -broad.dot(up)).normalize()
  const ahead = new Vector3().crossVectors(broad, up)
  const throat = hips.clone().addScaledVector(up, TRUNK)
  const middle = (t: number, forward: number) => arr(hips.clone().addScaledVector(up, TRUNK * t).addScaledVector(ahead, forward)) // prettier-ignore
  const chestTurn = frame(broad, up)
  const headTurn = chestTurn.clone().multiply(
    new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), pose.headTurn)
      .multiply(new Quaternion().setFromAxisAngle(new Vector3(0, 0, 1), pose.headTilt))
      .multiply(new Quaternion().setFromAxisAngle(new Vector3(1, 0, 0), pose.headNod - pose.lean * 0.6)), // prettier-ignore
  )
  const nape = throat.clone().addScaledVector(up, 0.088).addScaledVector(ahead, 0.006)
  const head = nape
    .clone()
    .add(new Vector3(0, 0.125, 0.026).multiplyScalar(build.head ?? HEAD).applyQuaternion(headTurn))

  const trunkDirection = (v: V3) => new Vector3(...v).applyQuaternion(chestTurn)
  const arm = (side: 1 | -1, to: Reach, act: HandAct): Arm => {
    const shoulder = throat.clone().addScaledVector(broad, side * 0.16 * (build.shoulders ?? 1)).addScaledVector(up, -0.05) // prettier-ignore
    const target = shoulder.clone().add(trunkDirection([side * to[0], to[1], to[2]]))
    const pole = trunkDirection([side * (0.25 + pose.elbows), -0.55, -0.75])
    const { joint, end } = reach(shoulder, target, UPPER, LOWER, pole)
    const along = act.fingers ? trunkDirection([side * act.fingers[0], act.fingers[1], act.fingers[2]]).normalize() : end.clone().sub(joint).normalize() // prettier-ignore
    const faces = act.palm ? trunkDirection([side * act.palm[0], act.palm[1], act.palm[2]]) : trunkDirection([-side, -0.1, -0.3]) // prettier-ignore
    faces.addScaledVector(along, -faces.dot(along)).normalize()
    const across = new Vector3().crossVectors(along, faces)
    const turn = new Quaternion().setFromRotationMatrix(new Matrix4().makeBasis(across, along, faces)) // prettier-ignore
    return { side, shoulder: arr(shoulder), elbow: arr(joint), wrist: arr(end), turn, shape: act.shape } // prettier-ignore
  }
  const leg = (side: 1 | -1, to: Reach): Leg => {
    const hip = hips.clone().add(new Vector3(side * 0.088 * (build.hips ?? 1), -0.04, 0))
    const ankle = new Vector3(side * to[0], to[1] + 0.085, to[2])
    const { joint, end } = reach(hip, ankle, THIGH, SHIN, new Vector3(side * 0.16, 0, 1))
    const shin = end.clone().sub(joint).normalize()
    // The foot is flat on the ground; in the air it follows the shin.
    const lift = Math.min(1, Math.max(0, to[1]) * 4)
    const pitch = Math.atan2(-shin.z, -shin.y) * lift + lift * 0.5
    const turn = new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), side * 0.22).multiply(new Quaternion().setFromAxisAngle(new Vector3(1, 0, 0), pitch)) // prettier-ignore
    return { side, hip: arr(hip), knee: arr(joint), ankle: arr(end), turn }
  }
  return {
    hips: arr(hips),
    waist: middle(0.42, 0.008),
    ribs: middle(0.74, 0.004),
    throat: arr(throat),
    head: arr(head),
    headTurn,
    hipTurn: new Quaternion(),
    chestTurn,
    arms: [arm(1, pose.leftHand, left), arm(-1, pose.rightHand, right)],
    legs: [leg(1, pose.leftFoot), leg(-1, pose.rightFoot)],
  }
}
