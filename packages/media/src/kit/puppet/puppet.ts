import { Group, SphereGeometry, TorusGeometry, Vector3, type ColorRepresentation } from 'three'
import type { Kit } from '../../engine/take'
import { bevelled, capsule, solid } from '../shapes'
import { bentTube } from './bent-tube'
import { buildHead, type Face } from './head'
import { stand, type Pose, type Reach } from './pose'
import { reach } from './reach'

export interface Person extends Face {
  top: ColorRepresentation
  trousers: ColorRepresentation
  shoes: ColorRepresentation
  /** If the sleeves are short, the lower arms are bare. */
  sleeves?: 'long' | 'short'
  /** The height in meters, by which everything is scaled. */
  height?: number
  /** The breadth of the body; 1 is usual. */
  build?: number
}

const HIPS = 0.84
const TRUNK = 0.5
const [UPPER_ARM, LOWER_ARM] = [0.28, 0.27]
const [THIGH, SHIN] = [0.42, 0.42]

const mix = (a: number, b: number, t: number) => a + (b - a) * t
const bulge = (t: number, at: number, width: number) => Math.exp(-(((t - at) / width) ** 2))

/**
 * A character of the studio with soft limbs, mitten hands and an expressive face. It faces +z and
 * stands on y 0.
 */
export function puppet(kit: Kit, person: Person) {
  const group = 'character'
  const { build = 1, sleeves = 'long' } = person
  const root = new Group()
  root.scale.setScalar((person.height ?? 1.7) / 1.7)
  const skin = kit.material({ color: person.skin, roughness: 0.55, group, clay: '#d8a582' })
  const top = kit.material({ color: person.top, roughness: 0.85, group, clay: '#c28463' })
  const cloth = kit.material({ color: person.trousers, roughness: 0.85, group, clay: '#a06d54' })
  const leather = kit.material({ color: person.shoes, roughness: 0.4, group, clay: '#6f5547' })
  const sole = kit.material({ color: '#e9e4da', roughness: 0.7, group, clay: '#cbb9a8' })

  const trunk = bentTube((t) => {
    const wide = mix(0.178, 0.172, t) + 0.02 * bulge(t, 0.72, 0.22) - 0.015 * bulge(t, 0.35, 0.2)
    const shut = t > 0.86 ? Math.sqrt(Math.max(0.05, 1 - ((t - 0.86) / 0.145) ** 2)) : 1
    const hem = t < 0.05 ? 0.96 + t * 0.8 : 1
    return [wide * shut * hem * build, (0.132 + 0.016 * bulge(t, 0.65, 0.3)) * shut * hem * build]
  })
  const pelvis = solid(new SphereGeometry(0.172 * build, 26, 18), cloth)
  pelvis.scale.set(1, 0.82, 0.74)
  root.add(solid(trunk.geometry, top), pelvis)

  const neck = bentTube(() => [0.05, 0.05])
  const collar = solid(new TorusGeometry(0.07, 0.022, 10, 26), top)
  root.add(solid(neck.geometry, skin), collar)
  const head = buildHead(kit, person)
  const headAt = new Group()
  headAt.add(head.root)
  headAt.scale.setScalar(1.1)
  root.add(headAt)

  const arms = [1, -1].map((side) => {
    const sleeve = bentTube((t) => {
      const end = t > 0.97 ? 0.8 : 1
      const wide = (mix(0.066, 0.046, t) + 0.006 * bulge(t, 0.88, 0.08)) * end
      return [wide * build, wide * build]
    })
    const limb = solid(sleeve.geometry, sleeves === 'long' ? top : skin)
    const shoulder = solid(new SphereGeometry(0.066 * build, 20, 14), top)
    const cuff = solid(new TorusGeometry(0.045, 0.012, 8, 20), sleeves === 'long' ? top : skin)
    const hand = new Group()
    const palm = solid(new SphereGeometry(0.05, 20, 16), skin, [0, -0.045, 0])
    palm.scale.set(0.62, 1.25, 0.95)
    const thumb = solid(capsule(0.016, 0.036), skin, [-side * 0.014, -0.03, 0.048])
    thumb.rotation.set(0.6, 0, 0)
    hand.add(palm, thumb)
    root.add(limb, shoulder, cuff, hand)
    return { side, sleeve, shoulder, cuff, hand }
  })

  const legs = [1, -1].map((side) => {
    const leg = bentTube((t) => {
      const wide = mix(0.094, 0.062, t) + 0.01 * bulge(t, 0.62, 0.16) + 0.008 * bulge(t, 0.97, 0.05)
      return [wide * build, wide * build]
    })
    const shoe = new Group()
    const upper = solid(bevelled(0.118, 0.1, 0.255, 0.05, 4), leather, [0, 0.06, 0.05])
    shoe.add(upper, solid(bevelled(0.124, 0.03, 0.27, 0.014), sole, [0, 0.015, 0.052]))
    root.add(solid(leg.geometry, cloth), shoe)
    return { side, leg, shoe }
  })

  function set(pose: Pose): void {
    root.userData.turn = pose.turn
    const hips = new Vector3(pose.hipsX, HIPS + pose.hipsY, pose.hipsZ)
    const up = new Vector3(
      Math.sin(pose.sway),
      Math.cos(pose.lean),
      Math.sin(pose.lean),
    ).normalize()
    const chest = hips.clone().addScaledVector(up, TRUNK)
    const broad = new Vector3(Math.cos(pose.twist), 0, -Math.sin(pose.twist))
    const waist = hips.clone().lerp(chest, 0.5).addScaledVector(up, 0.01)
    waist.z -= Math.sin(pose.lean) * 0.04
    trunk.bend(hips.clone().addScaledVector(up, -0.045), waist, chest, broad, 0.8)
    pelvis.position.copy(hips).addScaledVector(up, -0.055)
    const crown = chest.clone().addScaledVector(up, 0.08)
    neck.bend(chest.clone().addScaledVector(up, -0.04), chest.clone().addScaledVector(up, 0.02), crown, broad) // prettier-ignore
    collar.position.copy(chest).addScaledVector(up, -0.006)
    collar.rotation.set(Math.PI / 2 + pose.lean, 0, 0)
    headAt.position.copy(crown).addScaledVector(up, 0.145)
    headAt.rotation.set(pose.lean * 0.4, pose.twist * 0.5, -pose.sway * 0.5)
    head.set(pose)
    for (const arm of arms) setArm(arm, pose, chest, up, broad)
    for (const { side, leg, shoe } of legs) {
      const hip = hips.clone().add(new Vector3(side * 0.085 * build, -0.03, 0))
      const foot: Reach = side > 0 ? pose.leftFoot : pose.rightFoot
      const ankle = new Vector3(side * foot[0], foot[1] + 0.09, foot[2])
      const { joint, end } = reach(hip, ankle, THIGH, SHIN, new Vector3(side * 0.12, 0, 1))
      leg.bend(hip, joint, end, new Vector3(1, 0, 0), 0.12)
      shoe.position.set(end.x, end.y - 0.09, end.z)
      shoe.rotation.set(foot[1] * 1.6, side * 0.14, 0)
    }
    root.rotation.y = pose.turn
  }

  function setArm(
    { side, sleeve, shoulder, cuff, hand }: (typeof arms)[number],
    pose: Pose,
    chest: Vector3,
    up: Vector3,
    broad: Vector3,
  ): void {
    // prettier-ignore
    const from = chest.clone().addScaledVector(broad, side * 0.165 * build).addScaledVector(up, -0.055)
    const ahead = new Vector3().crossVectors(broad, up)
    const [out, rise, forward] = side > 0 ? pose.leftHand : pose.rightHand
    const target = from.clone().addScaledVector(broad, side * out).addScaledVector(up, rise).addScaledVector(ahead, forward) // prettier-ignore
    const pole = new Vector3(side * (0.25 + pose.elbows), -0.55, -0.75)
    const { joint, end } = reach(from, target, UPPER_ARM, LOWER_ARM, pole)
    sleeve.bend(from, joint, end, broad, 0.2)
    shoulder.position.copy(from)
    const along = new Vector3().subVectors(end, joint).normalize()
    cuff.position.copy(end)
    cuff.quaternion.setFromUnitVectors(new Vector3(0, 0, 1), along)
    hand.position.copy(end)
    hand.quaternion.setFromUnitVectors(new Vector3(0, -1, 0), along)
  }

  set(stand)
  return { root, set, head: headAt, hands: { left: arms[0]?.hand, right: arms[1]?.hand } }
}
