import { SphereGeometry, type Vector3, type Plane } from 'three'
import type { Kit } from '../../engine/take'
import type { Joints } from '../../kit/armature/joints'
import { solid } from '../../kit/shapes'

/** The places of the marker balls on the suit. */
function places(j: Joints): Vector3[] {
  const { hips, chest, crown, up, ahead, broad } = j
  const off = (at: Vector3, side: number, rise: number, forward: number) =>
    at.clone().addScaledVector(broad, side).addScaledVector(up, rise).addScaledVector(ahead, forward) // prettier-ignore
  const all: Vector3[] = []
  for (const side of [-1, 1]) {
    all.push(
      off(hips, side * 0.14, 0.03, 0.11),
      off(hips, side * 0.12, 0.03, -0.12),
      off(chest, side * 0.08, -0.1, 0.17),
      off(chest, side * 0.09, -0.08, -0.15),
      off(crown, side * 0.14, 0.2, 0.1),
      off(crown, side * 0.13, 0.2, -0.11),
    )
  }
  all.push(off(chest, 0, -0.24, 0.17), off(chest, 0, 0.02, -0.13), off(crown, 0, 0.36, 0))
  for (const { side, root, joint, end } of [...j.arms, ...j.legs]) {
    const out = (at: Vector3, amount: number) => off(at, side * amount, 0, 0)
    all.push(
      out(root, 0.08),
      out(root.clone().lerp(joint, 0.55), 0.08),
      out(joint, 0.075),
      out(joint.clone().lerp(end, 0.5), 0.065),
      off(end, side * 0.06, 0, 0.04),
      off(end.clone().lerp(joint, -0.12), 0, 0, 0.07),
    )
  }
  return all
}

/** Balls that shine where cameras see them. They disappear as the light passes. */
export function markers(kit: Kit) {
  const ball = kit.material({ color: '#e9f5f2', emissive: '#d6fff4', glow: 3, flat: '#ffffff', clay: '#e9e6df', group: 'character', line: 0.6 }) // prettier-ignore
  const shape = new SphereGeometry(0.0165, 12, 10)
  const balls = Array.from({ length: 39 }, () => kit.add(solid(shape, ball)))
  return {
    set(j: Joints, toWorld: (v: Vector3) => Vector3, passed: Plane): void {
      places(j).forEach((place, i) => {
        const one = balls[i]
        if (!one) return
        one.position.copy(toWorld(place))
        const above = passed.distanceToPoint(one.position)
        // A marker flares for a moment before it disappears.
        const near = Math.exp(-((above / 0.07) ** 2))
        one.visible = above > -0.03
        one.scale.setScalar(1 + 0.9 * near)
      })
    },
  }
}
