import { Group, SphereGeometry, Vector3, type Object3D } from 'three'
import type { Kit } from '../../engine/take'
import { clamp01, mix } from '../ease'
import { loft, solid } from '../shapes'
import { bodyPoint, towards } from './coat'
import type { ChickPose } from './pose'

const EYE = 0.132
const group = 'character'

/** The part of a sphere around +z up to an angle. */
const cap = (radius: number, angle: number) =>
  new SphereGeometry(radius, 28, 12, 0, Math.PI * 2, 0, angle).rotateX(Math.PI / 2)

function paints(kit: Kit) {
  return {
    white: kit.material({ color: '#fffaf0', roughness: 0.12, reflect: 0.8, group, clay: '#eee6da' }), // prettier-ignore
    iris: kit.material({ color: '#f0a326', emissive: '#8a4a08', glow: 0.35, roughness: 0.2, group, clay: '#a08a74', line: 0.5 }), // prettier-ignore
    pupil: kit.material({ color: '#10131c', roughness: 0.08, reflect: 1, group, clay: '#2d2a28', line: 0 }), // prettier-ignore
    light: kit.material({ color: '#ffffff', emissive: '#ffffff', glow: 1.4, roughness: 0.3, group, flat: '#ffffff', clay: '#ffffff', line: 0 }), // prettier-ignore
    lid: kit.material({ color: '#4fa0c4', roughness: 0.8, group, clay: '#c08d6c' }),
    under: kit.material({
      color: '#2f7ba3',
      roughness: 0.8,
      group,
      flat: '#4fa0c4',
      clay: '#b07e5e',
    }),
    brow: kit.material({ color: '#184a70', roughness: 0.8, group, clay: '#7a5a48', line: 0.7 }),
    beak: kit.material({ color: '#f7803c', roughness: 0.32, reflect: 0.9, group, clay: '#b87a58' }),
    tip: kit.material({ color: '#e2672a', roughness: 0.35, reflect: 0.9, group, clay: '#a96d4e' }),
    throat: kit.material({ color: '#7a1f2c', roughness: 0.5, group, clay: '#6b4334', line: 0.5 }),
    tongue: kit.material({ color: '#f2788a', roughness: 0.4, group, clay: '#b98070', line: 0.5 }),
  }
}
type Paints = ReturnType<typeof paints>

function buildEye(root: Object3D, side: number, paint: Paints) {
  const socket = new Group()
  const out = towards(side * 22, 17)
  socket.position.copy(bodyPoint(out, 0.9))
  socket.rotation.set(-0.14, side * 0.26, 0, 'YXZ')
  const ball = new Group()
  ball.scale.set(0.94, 1.12, 0.82)
  const gaze = new Group()
  gaze.add(solid(cap(EYE * 1.012, 0.74), paint.iris), solid(cap(EYE * 1.024, 0.58), paint.pupil))
  const light = solid(new SphereGeometry(EYE * 0.2, 14, 10), paint.light)
  light.position.set(EYE * 0.3, EYE * 0.36, EYE * 0.9)
  const small = solid(new SphereGeometry(EYE * 0.09, 10, 8), paint.light)
  small.position.set(-EYE * 0.26, -EYE * 0.3, EYE * 0.96)
  const upper = solid(cap(EYE * 1.075, Math.PI / 2), paint.lid)
  const lower = solid(cap(EYE * 1.065, Math.PI / 2), paint.under)
  for (const one of [light, small]) one.castShadow = false
  ball.add(solid(new SphereGeometry(EYE, 32, 22), paint.white), gaze, light, small, upper, lower)
  socket.add(ball)
  const brow = solid(new SphereGeometry(1, 16, 12), paint.brow)
  brow.scale.set(0.024, 0.08, 0.022)
  root.add(socket, brow)

  return (pose: ChickPose) => {
    gaze.rotation.set(-pose.lookY * 0.5, pose.lookX * 0.55 - side * 0.1, 0, 'YXZ')
    const wide = Math.max(0, pose.eyes - 1)
    const open = clamp01(Math.min(1, pose.eyes) - (side > 0 ? pose.squint * 0.4 : 0))
    // The lids turn over the eye. When it is shut, they meet below its middle.
    light.visible = small.visible = open > 0.45
    upper.rotation.x = -mix(0.95, 2.4 + wide * 0.4 + pose.lookY * 0.12, open)
    upper.rotation.z = side * 0.1 * Math.min(0, pose.brows)
    lower.rotation.x = mix(1.9, mix(2.75, 2.3, pose.smile), open)
    ball.scale.y = 1.12 * (1 + wide * 0.16)
    const lift = pose.brows * 0.045 + (side > 0 ? pose.cock * 0.06 : 0)
    brow.position.copy(bodyPoint(towards(side * 23, 45), 1.08))
    brow.position.y += lift
    brow.position.z -= lift * 0.5
    brow.rotation.set(-0.55, side * 0.35, Math.PI / 2 + side * (0.06 + pose.brows * (pose.brows > 0 ? -0.25 : -0.7))) // prettier-ignore
  }
}

/** One half of the beak, from the face to the tip. It is flat where the halves meet. */
function mandible(half: 'upper' | 'lower', length: number, wide: number, deep: number) {
  const rings = Array.from({ length: 13 }, (_, i) => {
    const t = i / 12
    const shrink = Math.sqrt(Math.max(0, 1 - t ** 1.5)) * (1 - 0.3 * t) + 0.002
    const droop = half === 'upper' ? 0.03 * t * t : -0.006 * t * t
    return Array.from({ length: 18 }, (_, s) => {
      const angle = (s / 18) * Math.PI * 2
      const up = Math.sin(angle)
      const isFlat = half === 'upper' ? up < 0 : up > 0
      const y = up * deep * (isFlat ? 0.14 : 1) * shrink - droop
      return new Vector3(Math.cos(angle) * wide * shrink, y, t * length)
    })
  })
  return loft(rings)
}

function buildBeak(root: Object3D, paint: Paints) {
  const hinge = new Group()
  hinge.position.copy(bodyPoint(towards(0, 0), 0.86))
  const [upper, lower] = [new Group(), new Group()]
  upper.add(solid(mandible('upper', 0.42, 0.105, 0.1), paint.beak))
  lower.add(solid(mandible('lower', 0.36, 0.092, 0.066), paint.tip))
  const tongue = solid(new SphereGeometry(0.05, 18, 12), paint.tongue, [0, 0.006, 0.13])
  tongue.scale.set(0.9, 0.3, 1.7)
  lower.add(tongue)
  const throat = solid(new SphereGeometry(0.08, 20, 14), paint.throat, [0, -0.012, 0.035])
  hinge.add(upper, lower, throat)
  root.add(hinge)
  return (pose: ChickPose) => {
    const open = Math.max(0, pose.beak)
    upper.rotation.x = -open * 0.2
    lower.rotation.x = open * 0.62
    throat.visible = open > 0.04
    throat.scale.set(0.95, 0.1 + open * 0.62, 0.9)
    throat.position.y = -open * 0.03
    tongue.visible = open > 0.1
    hinge.rotation.y = pose.lookX * 0.04
  }
}

/** Builds the eyes, lids, brows and beak on the body. */
export function buildFace(kit: Kit) {
  const root = new Group()
  const paint = paints(kit)
  const parts = [buildEye(root, 1, paint), buildEye(root, -1, paint), buildBeak(root, paint)]
  return { root, set: (pose: ChickPose) => parts.forEach((part) => part(pose)) }
}
