import { Matrix4, Vector3, type Object3D } from 'three'
import type { Pose, Reach } from '../puppet/pose'
import { reach } from '../puppet/reach'

/** Lengths of body parts in meters, for a body of 1.7 m. */
export interface Proportions {
  hips: number
  trunk: number
  shoulders: number
  pelvis: number
  upperArm: number
  lowerArm: number
  thigh: number
  shin: number
}

export interface Limb {
  side: 1 | -1
  root: Vector3
  joint: Vector3
  end: Vector3
}

export interface Joints {
  hips: Vector3
  waist: Vector3
  chest: Vector3
  crown: Vector3
  /**
   * The directions of the trunk: `up` is along the spine; the others are to its left and forward.
   */
  up: Vector3
  broad: Vector3
  ahead: Vector3
  arms: readonly [left: Limb, right: Limb]
  legs: readonly [left: Limb, right: Limb]
}

/** The proportions of the studio's soft character, so that bones fit inside its limbs. */
export const SOFT: Proportions = { hips: 0.84, trunk: 0.5, shoulders: 0.165, pelvis: 0.085, upperArm: 0.28, lowerArm: 0.27, thigh: 0.42, shin: 0.42 } // prettier-ignore

/** Proportions with longer legs and broader shoulders. */
export const HEROIC: Proportions = { hips: 0.93, trunk: 0.5, shoulders: 0.2, pelvis: 0.1, upperArm: 0.3, lowerArm: 0.28, thigh: 0.45, shin: 0.45 } // prettier-ignore

/** Computes the positions of all joints of a pose, relative to the spot where the body stands. */
export function joints(pose: Pose, p: Proportions): Joints {
  const hips = new Vector3(pose.hipsX, p.hips + pose.hipsY, pose.hipsZ)
  const up = new Vector3(Math.sin(pose.sway), Math.cos(pose.lean), Math.sin(pose.lean)).normalize()
  const chest = hips.clone().addScaledVector(up, p.trunk)
  const broad = new Vector3(Math.cos(pose.twist), 0, -Math.sin(pose.twist))
  const ahead = new Vector3().crossVectors(broad, up).normalize()
  const waist = hips.clone().lerp(chest, 0.5).addScaledVector(up, 0.01)
  waist.z -= Math.sin(pose.lean) * 0.04

  const arm = (side: 1 | -1, [out, rise, forward]: Reach): Limb => {
    const root = chest.clone().addScaledVector(broad, side * p.shoulders).addScaledVector(up, -0.055) // prettier-ignore
    const target = root.clone().addScaledVector(broad, side * out).addScaledVector(up, rise).addScaledVector(ahead, forward) // prettier-ignore
    const pole = new Vector3(side * (0.25 + pose.elbows), -0.55, -0.75)
    return { side, root, ...reach(root, target, p.upperArm, p.lowerArm, pole) }
  }
  const leg = (side: 1 | -1, [out, rise, forward]: Reach): Limb => {
    const root = hips.clone().add(new Vector3(side * p.pelvis, -0.03, 0))
    const ankle = new Vector3(side * out, rise + 0.09, forward)
    return { side, root, ...reach(root, ankle, p.thigh, p.shin, new Vector3(side * 0.12, 0, 1)) }
  }
  return {
    ...{ hips, waist, chest, up, broad, ahead },
    crown: chest.clone().addScaledVector(up, 0.08),
    arms: [arm(1, pose.leftHand), arm(-1, pose.rightHand)],
    legs: [leg(1, pose.leftFoot), leg(-1, pose.rightFoot)],
  }
}

const basis = new Matrix4()

/**
 * Places a part at `from`. Its y axis points to `to`, and its z axis is as close to `front` as
 * possible.
 */
export function alongBone(part: Object3D, from: Vector3, to: Vector3, front: Vector3): void {
  const y = new Vector3().subVectors(to, from).normalize()
  const x = new Vector3().crossVectors(y, front).normalize()
  const z = new Vector3().crossVectors(x, y)
  part.position.copy(from)
  part.quaternion.setFromRotationMatrix(basis.makeBasis(x, y, z))
}
