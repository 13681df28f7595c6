import { Group, SphereGeometry, TorusGeometry, Vector3, type Mesh } from 'three'
import type { Kit } from '../../engine/take'
import { alongBone, type Joints } from '../../kit/armature/joints'
import { part } from '../../kit/armature/plates'
import { solid, turned } from '../../kit/shapes'

/** A long bone of length 1 with a head at each end. */
const bone = (r: number) =>
  turned(
    [[0.001, 0], [r * 1.5, 0.03], [r * 1.7, 0.08], [r * 0.85, 0.2], [r * 0.7, 0.55], [r * 0.9, 0.84], [r * 1.4, 0.94], [r * 1.1, 0.985], [0.001, 1]].map(([x = 0, y = 0]) => [x, y]), // prettier-ignore
    12,
  )

/**
 * The data of the system as a body: the bones that it has computed, and the markers that it has
 * seen.
 */
export function skeleton(kit: Kit) {
  const group = 'character'
  const ivory = kit.material({ color: '#d9cfb8', roughness: 0.45, emissive: '#6f8f96', glow: 0.22, flat: '#efe6cf', clay: '#d8cbb8', group }) // prettier-ignore
  const joint = kit.material({ color: '#0b2024', emissive: '#57e6d2', glow: 2.4, flat: '#57d6c8', clay: '#9fb8b4', group, line: 0.7 }) // prettier-ignore
  const hollow = kit.material({ color: '#0d1214', roughness: 0.9, flat: '#2f4a50', clay: '#6b625a', group }) // prettier-ignore
  const root = new Group()
  kit.add(root)
  const make = (mesh: Mesh) => {
    root.add(mesh)
    return mesh
  }
  const long = (r: number) => make(solid(bone(r), ivory))
  const limbs = [0, 1].map(() => ({ upper: long(0.02), lower: long(0.017), clavicle: long(0.014), thigh: long(0.027), shin: long(0.022), foot: long(0.02), hand: long(0.022), rim: long(0.02) })) // prettier-ignore
  const joints = Array.from({ length: 12 }, () => make(solid(new SphereGeometry(0.026, 16, 12), joint))) // prettier-ignore
  const spine = Array.from({ length: 11 }, () => make(solid(new TorusGeometry(0.019, 0.0185, 8, 16), ivory))) // prettier-ignore
  const ribs = Array.from({ length: 6 }, (_, i) => {
    const wide = 0.086 + 0.042 * Math.sin((i / 5) * 2.3 + 0.55)
    const mesh = make(solid(new TorusGeometry(wide, 0.0085, 8, 34), ivory))
    mesh.scale.set(1.12, 0.84, 1)
    return mesh
  })
  const basin = make(solid(new TorusGeometry(0.098, 0.021, 10, 30), ivory))
  basin.scale.set(1.2, 0.72, 2.1)
  const skull = new Group()
  const crown = solid(new SphereGeometry(0.115, 24, 18), ivory, [0, 0.03, -0.012])
  crown.scale.set(0.88, 1, 1.06)
  const jaw = solid(new TorusGeometry(0.066, 0.013, 8, 20, Math.PI * 1.1), ivory, [0, -0.072, 0.022]) // prettier-ignore
  jaw.rotation.set(Math.PI / 2 + 0.2, 0, -0.16)
  const face = [-1, 1].map((side) => part(solid(new SphereGeometry(0.03, 16, 12), hollow, [side * 0.044, 0.012, 0.084]), [1, 1.05, 0.8])) // prettier-ignore

  skull.add(crown, jaw, ...face)
  root.add(skull)

  const stretch = (mesh: Mesh, from: Vector3, to: Vector3, front: Vector3) => {
    alongBone(mesh, from, to, front)
    mesh.scale.y = from.distanceTo(to)
  }

  return {
    root,
    set(j: Joints, headTurn: number): void {
      const { hips, chest, up, ahead, broad } = j
      ;[0, 1].forEach((i) => {
        const [arm, leg, part] = [j.arms[i], j.legs[i], limbs[i]]
        if (!arm || !leg || !part) return
        stretch(part.upper, arm.root, arm.joint, ahead)
        stretch(part.lower, arm.joint, arm.end, ahead)
        stretch(part.clavicle, chest, arm.root, ahead)
        stretch(part.hand, arm.end, arm.end.clone().lerp(arm.joint, -0.4), ahead)
        stretch(part.thigh, leg.root, leg.joint, ahead)
        stretch(part.shin, leg.joint, leg.end, ahead)
        stretch(part.rim, hips, leg.root, ahead)
        const toe = leg.end.clone().add(new Vector3(leg.side * 0.03, -0.06, 0.17))
        stretch(part.foot, leg.end, toe, up)
        const places = [arm.root, arm.joint, arm.end, leg.root, leg.joint, leg.end]
        places.forEach((at, n) => joints[i * 6 + n]?.position.copy(at))
      })
      const along = (t: number) => hips.clone().lerp(chest, t).addScaledVector(ahead, -0.05 + 0.03 * Math.sin(t * 3)) // prettier-ignore
      spine.forEach((disc, i) => {
        const at = along(i / 9)
        disc.position.copy(at)
        disc.quaternion.setFromUnitVectors(new Vector3(0, 0, 1), up)
      })
      basin.position.copy(hips).addScaledVector(up, 0.02)
      basin.quaternion.setFromUnitVectors(new Vector3(0, 0, 1), up.clone().addScaledVector(ahead, 0.35).normalize()) // prettier-ignore
      ribs.forEach((rib, i) => {
        const at = hips
          .clone()
          .addScaledVector(up, 0.2 + i * 0.052)
          .addScaledVector(ahead, 0.012)
        rib.position.copy(at)
        const tilt = up.clone().addScaledVector(ahead, -0.28).normalize()
        const x = broad.clone()
        rib.quaternion.setFromUnitVectors(new Vector3(0, 0, 1), tilt)
        rib.rotateZ(Math.atan2(-x.z, x.x))
      })
      skull.position.copy(j.crown).addScaledVector(up, 0.15)
      const gaze = ahead.clone().applyAxisAngle(up, headTurn)
      alongBone(skull, skull.position.clone(), skull.position.clone().add(up), gaze)
    },
  }
}
