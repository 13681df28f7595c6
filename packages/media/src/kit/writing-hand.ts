import { Color, CylinderGeometry, Group, Quaternion, SphereGeometry, TorusGeometry, Vector3, type ColorRepresentation } from 'three' // prettier-ignore
import type { Kit } from '../engine/take'
import { noise2 } from './noise'
import { fleshed, limb, outwards, sculpt } from './sculpt'
import { loft, solid, turned } from './shapes'
import { drawnTexture, weave } from './textures'

/**
 * The hand is modeled in units of 15 cm. The marker's tip is at the origin, and the board is the
 * plane z 0.
 */
const PEN = new Vector3(0.44, 0.4, 0.8).normalize()
const v = (x: number, y: number, z: number) => new Vector3(x, y, z)

/** The knuckle, joints and tip of each finger, and its thickness. */
const FINGERS = {
  index: { joints: [v(0.6, 0.0, 0.55), v(0.47, 0.27, 0.53), v(0.29, 0.25, 0.38), v(0.17, 0.135, 0.24)], r: 0.08 }, // prettier-ignore
  middle: { joints: [v(0.67, -0.09, 0.46), v(0.52, 0.13, 0.33), v(0.34, 0.09, 0.2), v(0.22, 0.02, 0.14)], r: 0.081 }, // prettier-ignore
  ring: { joints: [v(0.7, -0.22, 0.38), v(0.58, -0.05, 0.22), v(0.43, -0.11, 0.12), v(0.35, -0.2, 0.08)], r: 0.077 }, // prettier-ignore
  pinky: { joints: [v(0.7, -0.35, 0.32), v(0.6, -0.23, 0.18), v(0.5, -0.28, 0.1), v(0.45, -0.36, 0.075)], r: 0.066 }, // prettier-ignore
  thumb: { joints: [v(0.68, -0.42, 0.5), v(0.42, -0.22, 0.56), v(0.27, -0.04, 0.46), v(0.175, 0.055, 0.33)], r: 0.09 }, // prettier-ignore
} as const
type Finger = (typeof FINGERS)[keyof typeof FINGERS]

function fingerAt(p: Vector3, { joints: [a, b, c, d], r }: Finger): number {
  const lower = fleshed(limb(p, a, b, r * 1.16, r * 1.02), limb(p, b, c, r * 1.02, r * 0.92), r * 0.6) // prettier-ignore
  // The joints are a little thicker than the parts between.
  const knuckle = Math.min(p.distanceTo(b) - r * 1.06, p.distanceTo(c) - r * 0.96)
  return fleshed(fleshed(lower, knuckle, r * 0.5), limb(p, c, d, r * 0.92, r * 0.7), r * 0.5)
}

const WRIST = v(0.98, -0.8, 0.42)
const ELBOW = v(2.9, -3.6, 1.1)

function handAt(p: Vector3): number {
  let palm = limb(p, v(0.66, -0.1, 0.47), v(0.72, -0.34, 0.36), 0.13, 0.12)
  palm = fleshed(palm, limb(p, v(0.68, -0.12, 0.45), v(0.9, -0.6, 0.42), 0.14, 0.15), 0.14)
  palm = fleshed(palm, limb(p, v(0.72, -0.36, 0.36), v(0.92, -0.64, 0.38), 0.12, 0.13), 0.14)
  palm = fleshed(palm, limb(p, v(0.68, -0.4, 0.5), v(0.92, -0.7, 0.44), 0.115, 0.12), 0.12)
  palm = fleshed(palm, limb(p, v(0.92, -0.68, 0.41), WRIST, 0.14, 0.125), 0.12)
  palm = fleshed(palm, limb(p, WRIST, v(1.3, -1.25, 0.5), 0.122, 0.16), 0.1)
  const { index, middle, ring, pinky, thumb } = FINGERS
  const joined = [index, middle, ring, pinky].map((one) => fleshed(palm, fingerAt(p, one), 0.09))
  const fingers = joined.reduce((a, b) => fleshed(a, b, 0.022))
  return fleshed(fingers, fleshed(palm, fingerAt(p, thumb), 0.12), 0.022)
}

export interface HandPaint {
  skin: ColorRepresentation
  /** The color of the tips and joints, where blood is visible. */
  warm: ColorRepresentation
  sleeve: ColorRepresentation
  marker: ColorRepresentation
  flatSkin?: ColorRepresentation
}

function skinOf(kit: Kit, paint: HandPaint) {
  const [base, warm] = [new Color(paint.skin), new Color(paint.warm)]
  const spots = Object.values(FINGERS).flatMap(({ joints: [a, b, c, d] }) => [d, d, b, c, a])
  const tint = (p: Vector3) => {
    const near = Math.min(...spots.map((one) => one.distanceTo(p)))
    const blood = Math.max(0, 1 - near / 0.17) * 0.75 + 0.1 * noise2(p.x * 9, p.y * 9 + p.z * 7, 4)
    return base.clone().lerp(warm, Math.min(1, Math.max(0, blood)))
  }
  const geometry = sculpt(handAt, { min: v(-0.02, -1.45, -0.02), max: v(1.5, 0.42, 0.78), cell: 0.0165, tint }) // prettier-ignore
  const skin = kit.material({ color: '#ffffff', vertexColors: true, roughness: 0.52, reflect: 0.5, group: 'character', flat: '#ffffff', clay: '#c88a66' }) // prettier-ignore
  return solid(geometry, skin)
}

function nails(kit: Kit, hand: Group): void {
  const horn = kit.material({ color: '#d9a58c', roughness: 0.25, group: 'character', flat: '#e8bda2', line: 0.6 }) // prettier-ignore
  for (const [finger, side] of [
    [FINGERS.index, v(0.25, 0.75, 0.6)],
    [FINGERS.thumb, v(-0.75, -0.1, 0.65)],
    [FINGERS.middle, v(-0.2, 0.7, 0.4)],
  ] as const) {
    // prettier-ignore
    const [, , c, d] = finger.joints
    const along = d.clone().sub(c).normalize()
    const out = side.clone().addScaledVector(along, -side.dot(along)).normalize()
    const at = d
      .clone()
      .addScaledVector(along, 0.004)
      .addScaledVector(out, finger.r * 0.6)
    const normal = outwards(handAt, at.clone().addScaledVector(out, 0.03))
    const nail = solid(new SphereGeometry(1, 20, 14).scale(0.052, 0.018, 0.038), horn)
    const across = new Vector3().crossVectors(along, normal).normalize()
    const up = new Vector3().crossVectors(across, along)
    nail.matrixAutoUpdate = false
    nail.matrix.makeBasis(along, up, across).setPosition(at)
    hand.add(nail)
  }
}

/** A knitted sleeve with a ribbed cuff. It leaves the picture at the lower right. */
function sleeve(kit: Kit, color: ColorRepresentation) {
  const knit = drawnTexture(kit.random('knit'), weave, { isData: true })
  knit.repeat.set(2, 6)
  const cloth = kit.material({ color, roughness: 0.95, bumpMap: knit, bump: 2.5, reflect: 0.2, group: 'character' }) // prettier-ignore
  const from = WRIST.clone().lerp(v(1.3, -1.25, 0.5), 0.62)
  const along = ELBOW.clone().sub(from)
  const ahead = along.clone().normalize()
  const across = new Vector3().crossVectors(ahead, v(0, 0, 1)).normalize()
  const up = new Vector3().crossVectors(ahead, across)
  const rings = Array.from({ length: 64 }, (_, i) => {
    const t = i / 63
    const s = t ** 1.3
    const isCuff = s < 0.075
    const edge = Math.min(1, i / 2.5)
    const radius = (isCuff ? 0.185 : 0.225 + 0.17 * s + 0.03 * Math.exp(-(s - 0.075) * 22)) * (0.8 + 0.2 * edge) // prettier-ignore
    return Array.from({ length: 56 }, (_, k) => {
      const a = (k / 56) * Math.PI * 2
      const rib = isCuff ? 0.006 * Math.cos(a * 28) : 0.022 * noise2(s * 14, Math.cos(a) * 1.4 + 4, 3) + 0.014 * Math.sin(s * 46 + Math.sin(a) * 1.5) * Math.exp(-s * 4) // prettier-ignore
      const r = radius + rib
      return from.clone().addScaledVector(along, s - 0.004).addScaledVector(across, Math.cos(a) * r).addScaledVector(up, Math.sin(a) * r * 0.92) // prettier-ignore
    })
  })
  return solid(loft(rings), cloth)
}

function marker(kit: Kit, color: ColorRepresentation): Group {
  const group = new Group()
  const white = kit.material({ color: '#e4e2dc', roughness: 0.32, group: 'prop', flat: '#f2efe6' })
  const hue = kit.material({ color, roughness: 0.35, group: 'prop', flat: color })
  const felt = kit.material({ color: '#17181c', roughness: 0.9, group: 'prop' })
  group.add(
    solid(
      turned(
        [
          [0.001, 0],
          [0.011, 0.002],
          [0.02, 0.03],
          [0.024, 0.07],
        ],
        20,
      ),
      felt,
    ),
  )
  group.add(
    solid(
      turned(
        [
          [0.024, 0.06],
          [0.03, 0.07],
          [0.046, 0.17],
          [0.05, 0.2],
        ],
        28,
      ),
      hue,
    ),
  )
  group.add(solid(turned([[0.05, 0.2], [0.058, 0.205], [0.06, 0.22], [0.06, 0.86], [0.056, 0.87]], 32), white)) // prettier-ignore
  group.add(solid(turned([[0.056, 0.86], [0.062, 0.87], [0.062, 1.02], [0.052, 1.045], [0.001, 1.05]], 32), hue)) // prettier-ignore
  group.add(solid(new TorusGeometry(0.0605, 0.006, 8, 40).rotateX(Math.PI / 2), hue, [0, 0.3, 0]))
  group.add(solid(new CylinderGeometry(0.0606, 0.0606, 0.2, 32, 1, true), hue, [0, 0.52, 0]))
  group.quaternion.copy(new Quaternion().setFromUnitVectors(v(0, 1, 0), PEN))
  return group
}

/**
 * A right hand that writes. The marker's tip is the origin, and the hand is in front of the plane z
 * 0.
 */
export function writingHand(kit: Kit, paint: HandPaint, unit = 0.15) {
  const root = new Group()
  const hand = new Group()
  hand.scale.setScalar(unit)
  hand.add(skinOf(kit, paint), sleeve(kit, paint.sleeve), marker(kit, paint.marker))
  nails(kit, hand)
  root.add(hand)
  root.name = 'hand'
  return root
}
