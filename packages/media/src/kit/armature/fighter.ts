import { DoubleSide, Euler, Group, Matrix4, Quaternion, SphereGeometry, Vector3, type ColorRepresentation } from 'three' // prettier-ignore
import type { Kit } from '../../engine/take'
import { bentTube } from '../puppet/bent-tube'
import { stand, type Pose } from '../puppet/pose'
import { solid } from '../shapes'
import { brushed, drawnTexture } from '../textures'
import { alongBone, HEROIC, joints, type Joints } from './joints'
import { cuirass, cuisse, gauntlet, greave, helm, pauldron, sabaton, tassets, vambrace, type Paints } from './plates' // prettier-ignore
import { glaive, hammer } from './weapons'

interface Coat {
  color: ColorRepresentation
  flat: ColorRepresentation
  clay: ColorRepresentation
}

export interface FighterStyle {
  height: number
  /** The strength of the body: 1 is slight, and 1.5 is a giant. */
  bulk: number
  metal: Coat
  edge: Coat
  cloth: Coat
  light: ColorRepresentation
  helm: 'horned' | 'crested'
  weapon: 'hammer' | 'glaive'
}

/** Position of a fighter in the arena: spot, heading, and somersault around the hips. */
export interface Place {
  at: Vector3
  turn: number
  pitch: number
}

function placed({ at, turn, pitch }: Place, height: number): Matrix4 {
  const up = new Matrix4().makeTranslation(0, HEROIC.hips, 0)
  const body = new Matrix4().compose(at, new Quaternion().setFromEuler(new Euler(0, turn, 0)), new Vector3().setScalar(height / 1.7)) // prettier-ignore
  return body
    .multiply(up)
    .multiply(new Matrix4().makeRotationX(pitch))
    .multiply(up.clone().invert())
}

/** Finds the front (left) fist, and the direction to it from the rear fist. */
function grip({ arms: [left, right] }: Joints) {
  const fist = (limb: Joints['arms'][number]) =>
    limb.end.clone().addScaledVector(limb.end.clone().sub(limb.joint).normalize(), 0.055)
  const [lead, rear] = [fist(left), fist(right)]
  return { lead, way: lead.clone().sub(rear).normalize() }
}

const REACH = { hammer: 0.56, glaive: 0.8 } as const

/** Computes positions in the arena without moving the figure, for trails, cloth and collisions. */
export function landmarks(style: FighterStyle, pose: Pose, place: Place) {
  const all = joints(pose, HEROIC)
  const matrix = placed(place, style.height)
  const { lead, way } = grip(all)
  const world = (v: Vector3) => v.clone().applyMatrix4(matrix)
  const along = (distance: number) => world(lead.clone().addScaledVector(way, distance))
  return {
    tip: along(REACH[style.weapon]),
    inner: along(REACH[style.weapon] * 0.55),
    nape: world(all.chest.clone().addScaledVector(all.ahead, -0.1)),
    hips: world(all.hips),
  }
}

/** A fighter with armor plates over soft limbs, who holds one weapon with both fists. */
export function fighter(kit: Kit, style: FighterStyle) {
  const { bulk } = style
  const group = 'character'
  const scratches = drawnTexture(kit.random(`${style.weapon} metal`), brushed, { isData: true })
  const paints: Paints = {
    metal: kit.material({ ...style.metal, group, metalness: 0.85, roughness: 0.5, roughnessMap: scratches, bumpMap: scratches, bump: 0.25, reflect: 1.1, side: DoubleSide }), // prettier-ignore
    edge: kit.material({ ...style.edge, group, metalness: 0.9, roughness: 0.32, side: DoubleSide }),
    cloth: kit.material({ ...style.cloth, group, roughness: 0.9 }),
    light: kit.material({ color: '#0a0a0a', emissive: style.light, glow: 5, flat: style.light, group, line: 0.5, clay: '#efe3cf' }), // prettier-ignore
  }
  const root = new Group()
  root.matrixAutoUpdate = false
  kit.add(root)

  const belly = bentTube((t) => [(0.13 - 0.01 * t) * bulk, 0.1 * (0.5 + bulk * 0.5)])
  root.add(solid(belly.geometry, paints.cloth))
  const torso = cuirass(paints, bulk)
  const skirt = tassets(paints, bulk)
  const seat = solid(new SphereGeometry(0.15 * bulk, 22, 16), paints.cloth)
  seat.scale.set(1, 0.8, 0.8)
  const neck = solid(new SphereGeometry(0.075, 16, 12), paints.cloth)
  const head = helm(paints, style.helm)
  head.scale.setScalar(1.08)
  root.add(torso, skirt, seat, neck, head)

  const arms = [0, 1].map(() => {
    const limb = bentTube((t) => [(0.06 - 0.016 * t) * bulk, (0.06 - 0.016 * t) * bulk])
    const parts = { cap: pauldron(paints, 0.55 + 0.55 * bulk, bulk > 1.2 ? 3 : 0), bracer: vambrace(paints, 0.5 + 0.5 * bulk), fist: gauntlet(paints, 0.6 + 0.4 * bulk) } // prettier-ignore
    root.add(solid(limb.geometry, paints.cloth), parts.cap, parts.bracer, parts.fist)
    return { limb, ...parts }
  })
  const legs = [0, 1].map(() => {
    const limb = bentTube((t) => [(0.088 - 0.03 * t) * bulk, (0.088 - 0.03 * t) * bulk])
    const parts = { thigh: cuisse(paints, 0.4 + 0.6 * bulk, HEROIC.thigh), shin: greave(paints, 0.4 + 0.6 * bulk, HEROIC.shin), foot: sabaton(paints, 0.4 + 0.6 * bulk) } // prettier-ignore
    root.add(solid(limb.geometry, paints.cloth), parts.thigh, parts.shin, parts.foot)
    return { limb, ...parts }
  })
  const arm = (style.weapon === 'hammer' ? hammer : glaive)(paints)
  root.add(arm.root)

  function set(pose: Pose, place: Place): void {
    const j = joints(pose, HEROIC)
    root.matrix.copy(placed(place, style.height))
    root.matrixWorldNeedsUpdate = true
    belly.bend(j.hips, j.waist, j.hips.clone().lerp(j.chest, 0.8), j.broad, 0.8)
    alongBone(torso, j.hips, j.chest, j.ahead)
    const half = new Vector3(j.broad.z * -0.5, 0, 1).normalize()
    alongBone(skirt, j.hips.clone().addScaledVector(j.up, 0.05), j.chest, half)
    seat.position.copy(j.hips).addScaledVector(j.up, -0.05)
    neck.position.copy(j.crown)
    const above = j.crown.clone().addScaledVector(j.up, 0.15)
    const gaze = j.ahead.clone().applyAxisAngle(j.up, pose.headTurn)
    alongBone(head, above, above.clone().addScaledVector(j.up, 0.1), gaze)
    head.rotateX(pose.headNod)
    head.rotateZ(pose.headTilt)
    j.arms.forEach((bone, i) => {
      const part = arms[i]
      if (!part) return
      const { side, root: from, joint, end } = bone
      part.limb.bend(from, joint, end, j.broad, 0.2)
      const out = j.broad.clone().multiplyScalar(side)
      // The shoulder guard follows the arm halfway.
      const hang = joint.clone().sub(from).normalize().lerp(out, 0.55)
      alongBone(part.cap, from.clone().addScaledVector(j.up, 0.02), from.clone().add(hang), j.ahead) // prettier-ignore
      alongBone(part.bracer, joint, end, out.clone().addScaledVector(j.ahead, 0.6))
      alongBone(part.fist, end, end.clone().add(end).sub(joint), out)
    })
    j.legs.forEach((bone, i) => {
      const part = legs[i]
      if (!part) return
      const { side, root: from, joint, end } = bone
      const front = new Vector3(side * 0.2, 0, 1)
      part.limb.bend(from, joint, end, new Vector3(1, 0, 0), 0.12)
      alongBone(part.thigh, from, joint, front)
      alongBone(part.shin, joint, end, front)
      const lift = side > 0 ? pose.leftFoot[1] : pose.rightFoot[1]
      part.foot.position.set(end.x, end.y - 0.09, end.z)
      part.foot.rotation.set(Math.min(0.9, lift * 1.4), side * 0.2, 0)
    })
    const { lead, way } = grip(j)
    alongBone(arm.root, lead, lead.clone().add(way), j.ahead)
  }

  set(stand, { at: new Vector3(), turn: 0, pitch: 0 })
  return { root, set, light: paints.light }
}
