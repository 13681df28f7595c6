import { CatmullRomCurve3, TubeGeometry, Vector3, type BufferGeometry } from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import type { Kit } from '../../engine/take'
import type { Figure } from '../../kit/sculpt/figure'
import type { Form } from '../../kit/sculpt/form'
import { hairForm, type Hairstyle } from '../../kit/sculpt/hairstyles'
import { hairMaterial } from '../../kit/sculpt/materials'
import { solid } from '../../kit/shapes'

interface FineHair {
  style: Hairstyle
  color: string
  strands: number
  /** The greatest length of a hair in meters. */
  long: number
  /** How far hairs are lifted, from 0 (hanging) to 1 (away from the head). */
  lift: number
  /** The direction in which a draft blows them, in the head's coordinates. */
  wind?: readonly [x: number, y: number, z: number]
  /** The lowest height of a root. The head's middle is 0. */
  low?: number
}

/**
 * The radius of a hair in meters. It is thinner than a pixel, so that camera and keyer see it half
 * transparent.
 */
const RADIUS = 0.00055
const MIDDLE = new Vector3(0, 0.03, -0.02)

/** Adds single hairs that stand off the modeled hair, as they do on every head. */
export function fineHair(kit: Kit, figure: Figure, plan: FineHair): void {
  const form = hairForm(plan.style)
  const random = kit.random(`hair ${plan.style}`).next
  const made: BufferGeometry[] = []
  for (let tries = 0; made.length < plan.strands && tries < plan.strands * 6; tries++) {
    const out = new Vector3(random() * 2 - 1, random() * 2 - 0.9, random() * 2 - 1.25)
    const root = rootOf(form, out.normalize())
    if (!root || root.y < (plan.low ?? -0.3)) continue
    const long = plan.long * (0.25 + 0.75 * random() ** 1.5)
    made.push(strand(root, out, long, plan, random))
  }
  const merged = mergeGeometries(made)
  const mesh = solid(merged, hairMaterial(plan.color, 0.4))
  mesh.castShadow = false
  figure.headAt.add(mesh)
}

/** Finds the place where a ray from outside meets the hair; null if it does not. */
function rootOf(form: Form, out: Vector3): Vector3 | null {
  const at = MIDDLE.clone().addScaledVector(out, 0.42)
  for (let step = 0; step < 90; step++) {
    const distance = form.at(at.x, at.y, at.z)
    if (distance < 0.002) return at.addScaledVector(out, -0.004)
    at.addScaledVector(out, -Math.max(0.002, distance * 0.6))
    if (at.distanceTo(MIDDLE) < 0.06) return null
  }
  return null
}

function strand(
  root: Vector3,
  out: Vector3,
  long: number,
  { lift, wind = [0, 0, 0] }: FineHair,
  random: () => number,
): BufferGeometry {
  const side = new Vector3(-out.z, 0, out.x).multiplyScalar((random() * 2 - 1) * 0.8)
  const off = 0.12 + lift * (0.25 + 0.75 * random())
  const way = out.clone().multiplyScalar(off).add(side).add(new Vector3(wind[0], wind[1] - 0.55, wind[2])).normalize() // prettier-ignore
  const pull = new Vector3(wind[0], wind[1] - 1.1 + lift * 0.7, wind[2])
  const points = [root.clone()]
  const at = root.clone()
  for (let i = 1; i <= 4; i++) {
    way.addScaledVector(pull, 0.38).add(wobble(random)).normalize()
    points.push(at.addScaledVector(way, long / 4).clone())
  }
  return new TubeGeometry(new CatmullRomCurve3(points), 9, RADIUS * (0.7 + 0.6 * random()), 3)
}

const wobble = (random: () => number) =>
  new Vector3(random() - 0.5, random() - 0.5, random() - 0.5).multiplyScalar(0.6)
