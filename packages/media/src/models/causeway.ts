import { type Palm, silhouette } from '../lib/foliage'
import { axes } from '../lib/axes'
import { random } from '../lib/random'
import { HEIGHT, WIDTH, type Camera, type Point, type Vec3 } from '../scene'

/**
 * The camera of the causeway for every stage of the shot, so that the board and the final picture
 * match.
 */
export const camera: Camera = { eye: [-2.2, 4.4, 0], target: [-2.2, 2.9, 12], fov: 40 }
export const DECK = 0.9
export const HALF = 1.5
export const LAMP_HEIGHT = 2.9
export const LAMP_SIDE = -1.42
export const LAMP_GAP = 7
export const FIRST_LAMP = 6.5
export const CAR_Z = 11.6
export const CAR_LANE = 0.62

export const curve = (z: number) => -10 * Math.sin((z - 9) * 0.045)
export const curveGlsl = 'float curve(float z) { return -10. * sin((z - 9.) * .045); }'
export const lampAt = (i: number): Vec3 => {
  const z = FIRST_LAMP + i * LAMP_GAP
  return [curve(z) + LAMP_SIDE + 0.62, LAMP_HEIGHT, z]
}

const { forward, right, up } = axes(camera.eye, camera.target)
const zoom = HEIGHT / 2 / Math.tan((camera.fov * Math.PI) / 360)
const dot = (a: Vec3, b: Vec3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

export function project(p: Vec3): Point {
  const d: Vec3 = [p[0] - camera.eye[0], p[1] - camera.eye[1], p[2] - camera.eye[2]]
  const depth = Math.max(0.2, dot(d, forward))
  return [WIDTH / 2 + (dot(d, right) / depth) * zoom, HEIGHT / 2 - (dot(d, up) / depth) * zoom]
}
/** Projects a point of the skyline, which is given as slopes seen from the camera. */
export const projectFar = (u: number, v: number): Point =>
  project([camera.eye[0] + u * 5000, camera.eye[1] + v * 5000, camera.eye[2] + 5000])

export interface Tower {
  u: number
  width: number
  height: number
  top: 'flat' | 'spire' | 'wedge' | 'step' | 'sail'
  near: boolean
}

/**
 * The skyline's towers: low at the sides, a tall cluster at the end of the road, and a single spire
 * above.
 */
export function towers(): Tower[] {
  const r = random(71)
  const list: Tower[] = []
  for (let u = -0.78; u < 0.8; u += r.range(0.012, 0.03)) {
    const cluster =
      Math.exp(-(((u - 0.14) / 0.17) ** 2)) + 0.35 * Math.exp(-(((u + 0.3) / 0.1) ** 2))
    const height = (0.012 + 0.105 * cluster) * r.range(0.45, 1.1) + 0.008
    const top = r.pick(['flat', 'flat', 'spire', 'wedge', 'step', 'sail'] as const)
    list.push({ u, width: r.range(0.011, 0.026), height, top, near: r.next() > 0.5 })
  }
  list.push({ u: 0.125, width: 0.03, height: 0.2, top: 'spire', near: true })
  list.push({ u: 0.2, width: 0.028, height: 0.14, top: 'sail', near: true })
  list.push({ u: 0.062, width: 0.026, height: 0.125, top: 'wedge', near: true })
  return list.sort((a, b) => Number(a.near) - Number(b.near))
}

/** The outline of a tower, from its foot over its top to its foot. */
export function outline({ u, width, height, top }: Tower): Point[] {
  const [a, b, h] = [u - width / 2, u + width / 2, height]
  const w = width
  const crowns: Record<Tower['top'], Point[]> = {
    flat: [
      [a, h],
      [b, h],
    ],
    wedge: [
      [a, h],
      [b, h * 0.86],
    ],
    step: [
      [a, h * 0.86],
      [a + w * 0.25, h * 0.86],
      [a + w * 0.25, h],
      [b - w * 0.2, h],
      [b - w * 0.2, h * 0.8],
      [b, h * 0.8],
    ],
    sail: [
      [a, h],
      [a + w * 0.4, h * 0.95],
      [a + w * 0.75, h * 0.8],
      [b, h * 0.5],
    ],
    spire: [
      [a, h * 0.62],
      [a + w * 0.2, h * 0.64],
      [a + w * 0.28, h * 0.8],
      [u - w * 0.05, h * 0.83],
      [u, h * 1.12],
      [u + w * 0.05, h * 0.83],
      [b - w * 0.28, h * 0.8],
      [b - w * 0.2, h * 0.64],
      [b, h * 0.62],
    ],
  }
  return [[a, 0], ...crowns[top], [b, 0]]
}

/**
 * A palm in its own coordinates: the foot is at the origin, `size` is its height, and y points up.
 */
export function palm(seed: number, size: number, lean: number): Palm {
  const r = random(seed)
  const trunk: Point[] = []
  for (let i = 0; i <= 8; i++) trunk.push([lean * size * (i / 8) ** 1.7, (i / 8) * size])
  const [cx, cy] = trunk[8] ?? [0, size]
  const fronds: Point[][] = []
  for (let i = 0; i < 13; i++) {
    const angle = -0.5 + (i / 12) * 4.15 + r.range(-0.12, 0.12)
    const length = size * r.range(0.38, 0.5)
    const frond: Point[] = []
    for (let k = 0; k <= 8; k++) {
      const t = k / 8
      const droop = t * t * length * r.range(0.62, 0.7)
      frond.push([cx + Math.cos(angle) * length * t, cy + Math.sin(angle) * length * t - droop])
    }
    fronds.push(frond)
  }
  return { trunk, fronds }
}
/** The near palm that leans into the picture from the left. */
export function framing(fill: string): string {
  const place = ([x, y]: Point): Point => [x - 70, 1120 - y]
  return silhouette(palm(40, 860, 0.2), place, 860, fill)
}
/** The palms of the islet: slope from the camera, height and lean. */
export const grove: readonly (readonly [number, number, number])[] = [
  [-0.61, 0.13, -0.15],
  [-0.555, 0.175, 0.1],
  [-0.5, 0.12, 0.2],
  [-0.455, 0.15, -0.08],
  [-0.41, 0.095, 0.25],
  [-0.66, 0.1, -0.2],
  [0.56, 0.085, 0.15],
  [0.6, 0.11, -0.1],
  [0.645, 0.08, 0.12],
]
