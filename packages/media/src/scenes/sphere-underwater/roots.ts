import { SphereGeometry, Vector3 } from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import type { Kit } from '../../engine/take'
import { underWaves } from '../../kit/caustics'
import { crowd, type Spot } from '../../kit/crowd'
import { noise1 } from '../../kit/noise'
import { solid, tube } from '../../kit/shapes'
import { concrete, drawnTexture } from '../../kit/textures'
import { bedAt, LEVEL, sea } from './waters'

/**
 * The places and sizes of trees around the camera. They are far away ahead, and close on the sides.
 */
const TREES: readonly (readonly [x: number, z: number, size: number])[] = [
  [-3.1, -3.7, 1.05],
  [3.4, -2.5, 1],
  [6.4, -6.6, 1.3],
  [-7.6, -5.6, 1.25],
  [0.9, -9.4, 1.35],
  [-3.6, 1.9, 0.95],
  [3.0, 3.2, 1.1],
  [-1.2, 5.2, 1.15],
  [-7.4, 3.2, 1.2],
  [7.2, 1.6, 1.2],
  [4.6, 8, 1.3],
  [-5.2, 8.6, 1.3],
  [-3.4, -9.2, 1.2],
  [9.8, -3.2, 1.3],
  [-10.2, -1.2, 1.2],
  [0.6, 8.9, 1.2],
  [9.4, 5.4, 1.1],
  [-9.3, 6.6, 1.2],
  [4.2, -10.6, 1.2],
  [-1.3, -6.6, 0.8],
]

/** The path of a root: out of the trunk, up a little, over, and down into the sand. */
function arch(from: Vector3, to: Vector3, lift: number, seed: number): Vector3[] {
  return Array.from({ length: 8 }, (_, i) => {
    const t = i / 7
    const point = new Vector3().lerpVectors(from, to, t ** 0.85)
    point.y = from.y + (to.y - from.y) * t ** 2.4 + lift * Math.sin(Math.PI * Math.min(1, t * 1.4)) * (1 - t) // prettier-ignore
    const wobble = 0.09 * Math.sin(Math.PI * t)
    point.x += noise1(t * 4 + seed, 31) * wobble
    point.z += noise1(t * 4 + seed, 32) * wobble
    return point
  })
}

export function buildRoots(kit: Kit): void {
  const knots = drawnTexture(kit.random('bark'), concrete, { isData: true })
  knots.repeat.set(1, 3)
  const bark = underWaves(kit.material({ color: '#6f5338', roughness: 0.85, bumpMap: knots, bump: 2.4, reflect: 0.3 }), sea) // prettier-ignore
  const random = kit.random('roots')
  const crust: Spot[] = []
  const sponges: Spot[] = []
  for (const [n, [x, z, size]] of TREES.entries()) {
    const parts = []
    const trunk = [LEVEL - 1.15, LEVEL - 0.2, LEVEL + 2.2].map((y, i) => new Vector3(x + noise1(n + i, 3) * 0.2 * i, y, z + noise1(n + i, 4) * 0.2 * i)) // prettier-ignore
    parts.push(tube(trunk, (t) => size * (0.1 + 0.13 * Math.min(1, t * 2.2)), 14, 12))
    const isFar = Math.hypot(x, z) > 8
    const count = isFar ? 12 : 16
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * Math.PI * 2 + random.range(-0.2, 0.2)
      const reach = size * random.range(0.7, 2.3)
      const foot = new Vector3(x + Math.cos(angle) * reach, 0, z + Math.sin(angle) * reach)
      // No root comes close to the camera.
      if (Math.hypot(foot.x, foot.z) < 1.15) continue
      foot.y = bedAt(foot.x, foot.z) - 0.12
      const start = new Vector3(x, LEVEL + random.range(-1.1, 0.35), z)
      const points = arch(start, foot, random.range(0.1, 0.42), n * 20 + i)
      const thick = size * random.range(0.032, 0.066)
      parts.push(
        tube(
          points,
          (t) => thick * (1.15 - 0.4 * t + 0.1 * Math.sin(t * 40 + i)),
          isFar ? 16 : 30,
          isFar ? 6 : 9,
        ),
      )
      // Every second root has a side root near its top.
      if (i % 2 === 0) {
        const from = points[3] ?? start
        const side = angle + random.range(0.5, 1.1) * (i % 4 ? 1 : -1)
        const far = size * random.range(0.5, 0.95)
        const tip = new Vector3(from.x + Math.cos(side) * far, 0, from.z + Math.sin(side) * far)
        tip.y = bedAt(tip.x, tip.z) - 0.1
        if (Math.hypot(tip.x, tip.z) > 1.2) parts.push(tube(arch(from, tip, 0.1, i * 7 + n), (t) => thick * (0.8 - 0.3 * t), 20, 8)) // prettier-ignore
      }
      for (let k = 0; k < 9; k++) {
        const t = random.range(2.4, 6.9)
        const [a, b] = [points[Math.floor(t)], points[Math.min(7, Math.floor(t) + 1)]]
        if (!a || !b) continue
        const at = a.clone().lerp(b, t % 1)
        if (at.y > LEVEL - 0.15) continue
        const around = random.range(0, 6.28)
        at.x += Math.cos(around) * thick * 0.9
        at.z += Math.sin(around) * thick * 0.9
        const spot: Spot = { at: [at.x, at.y, at.z], turn: [random.range(0, 3), around, random.range(0, 3)] } // prettier-ignore
        if (random.next() < 0.3) sponges.push({ ...spot, size: random.range(0.4, 1.25), tint: random.pick(['#e8702a', '#f09a3e', '#d0486a', '#e8702a', '#8c5fa8', '#e2c05a']) }) // prettier-ignore
        else crust.push({ ...spot, size: random.range(0.4, 1), tint: random.pick(['#b9a88c', '#8f8a76', '#d2c3a4', '#6f7a5c']) }) // prettier-ignore
      }
    }
    kit.add(solid(mergeGeometries(parts), bark))
  }
  const lumps = [0, 1, 2].map((i) => new SphereGeometry(0.075, 10, 8).scale(1 - i * 0.2, 0.8, 1 - i * 0.15).translate(i * 0.07 - 0.05, (i % 2) * 0.05, (i - 1) * 0.05)) // prettier-ignore
  const soft = underWaves(kit.material({ color: '#ffffff', roughness: 0.8, bumpMap: knots, bump: 3 }), sea) // prettier-ignore
  crowd(kit, mergeGeometries(lumps), soft, sponges)
  crowd(kit, new SphereGeometry(0.05, 7, 5).scale(1, 0.45, 0.75), soft, crust)
}
