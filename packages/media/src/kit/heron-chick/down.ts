import { BufferGeometry, Float32BufferAttribute, Vector3 } from 'three'
import type { Random } from '../../lib/random'
import { mix } from '../ease'
import { noise2 } from '../noise'
import { bodyPoint, coat, towards } from './coat'

const SIDES = 3
/**
 * The rings of a strand as position, thickness and brightness. The root is darker, because other
 * strands shade it.
 */
const RINGS = [[0, 1, 0.6], [0.5, 0.72, 0.92]] as const // prettier-ignore

/** The directions of places without down: the eyes and the root of the beak. */
const bare = [
  [towards(22, 17), 0.27],
  [towards(-22, 17), 0.27],
  [towards(0, 2), 0.19],
] as const

/**
 * Draws the down as thousands of short curved strands in one geometry. Their normals are those of
 * the skin, so that the light on them is soft.
 */
export function down(random: Random, count: number): BufferGeometry {
  const positions: number[] = []
  const normals: number[] = []
  const colours: number[] = []
  const index: number[] = []
  const d = new Vector3()
  const vertex = (
    at: Vector3,
    normal: Vector3,
    color: { r: number; g: number; b: number },
    bright: number,
  ) => {
    // prettier-ignore
    positions.push(at.x, at.y, at.z)
    normals.push(normal.x, normal.y, normal.z)
    colours.push(color.r * bright, color.g * bright, color.b * bright)
  }

  for (let i = 0; i < count; i++) {
    const y = 1 - (2 * (i + 0.5)) / count
    const around = i * Math.PI * (3 - Math.sqrt(5)) + random.range(-0.03, 0.03)
    const flat = Math.sqrt(1 - y * y)
    d.set(Math.cos(around) * flat, y + random.range(-0.01, 0.01), Math.sin(around) * flat)
    d.normalize()
    if (bare.some(([middle, reach]) => d.angleTo(middle) < reach)) continue
    const { color, isFace, isCap } = coat(d)
    const root = bodyPoint(d, 0.985)
    const out = new Vector3(d.x / 0.475, d.y / 0.49, d.z / 0.45).normalize()
    // Strands on the crown hang down in locks.
    const hang = new Vector3(0, -1, -0.25).addScaledVector(out, out.y).normalize()
    const lock = noise2(d.x * 7 + d.z * 5, d.y * 7 + d.z * 3, 8)
    const across = new Vector3().crossVectors(out, hang)
    const way = out
      .clone()
      .multiplyScalar(0.8 + 0.25 * lock)
      .addScaledVector(hang, 0.75)
      .addScaledVector(across, 0.55 * noise2(d.x * 6, d.y * 6 + d.z * 6, 4))
      .addScaledVector(across, random.range(-0.25, 0.25))
      .normalize()
    const length = mix(0.068, 0.04, isFace) * (1 + 0.4 * isCap) * random.range(0.7, 1.25)
    const thick = 0.0075 * random.range(0.8, 1.3)
    const tint = random.range(0.88, 1.12)
    const start = positions.length / 3
    const side = new Vector3().crossVectors(way, out).normalize()
    const other = new Vector3().crossVectors(side, way)
    for (const [along, width, bright] of RINGS) {
      // Each strand curls down towards its tip.
      const at = root.clone().addScaledVector(way, along * length).addScaledVector(hang, along * along * length * 0.35) // prettier-ignore
      for (let s = 0; s < SIDES; s++) {
        const angle = (s / SIDES) * Math.PI * 2
        const ray = side.clone().multiplyScalar(Math.cos(angle)).addScaledVector(other, Math.sin(angle)) // prettier-ignore
        const normal = out.clone().addScaledVector(ray, 0.4).normalize()
        vertex(at.clone().addScaledVector(ray, thick * width), normal, color, bright * tint)
      }
    }
    const tip = root
      .clone()
      .addScaledVector(way, length)
      .addScaledVector(hang, length * 0.35)
    vertex(tip, out.clone().addScaledVector(way, 0.3).normalize(), color, 1.12 * tint)
    for (let s = 0; s < SIDES; s++) {
      const next = (s + 1) % SIDES
      index.push(start + s, start + next, start + SIDES + s, start + next, start + SIDES + next, start + SIDES + s) // prettier-ignore
      index.push(start + SIDES + s, start + SIDES + next, start + SIDES * 2)
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3))
  geometry.setAttribute('color', new Float32BufferAttribute(colours, 3))
  geometry.setIndex(index)
  return geometry
}
