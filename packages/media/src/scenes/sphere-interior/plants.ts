import { DoubleSide, Matrix4, Vector3 } from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import type { Kit } from '../../engine/take'
import { noise1 } from '../../kit/noise'
import { loft, solid, tube, turned } from '../../kit/shapes'

/** A broad folded leaf that hangs from its rib. */
function leaf(length: number, width: number) {
  const rings = Array.from({ length: 9 }, (_, i) => {
    const t = i / 8
    const half = width * Math.sin(Math.PI * Math.min(1, t * 0.94 + 0.05)) ** 0.8
    const [out, up] = [t * length, length * (0.25 * t - 0.62 * t * t)]
    return [-1, -0.5, 0, 0.5, 1].map((s) => new Vector3(out, up + Math.abs(s) * half * 0.35, s * half)) // prettier-ignore
  })
  return loft(rings, false)
}

/** Tall indoor plants in pots, with leaning stems and leaves all around. */
export function buildPlants(kit: Kit): void {
  const green = kit.material({ color: '#33512f', roughness: 0.55, side: DoubleSide, reflect: 0.5 })
  const bark = kit.material({ color: '#5c4630', roughness: 0.9 })
  const blade = leaf(0.5, 0.15)
  const pots = [
    { at: [-6.9, 0, -4.7], tall: 2.9, pot: '#b1643c' },
    { at: [6.9, 0, -4.9], tall: 2.5, pot: '#d4c3a6' },
    { at: [-3.1, 0, -4.9], tall: 1.7, pot: '#2b3438' },
    { at: [-6.6, 0, 6.4], tall: 2.4, pot: '#d4c3a6' },
    { at: [3.9, 0, 1.9], tall: 1.9, pot: '#b1643c' },
    { at: [1.9, 3.02, 7.3], tall: 1.2, pot: '#b1643c' },
  ] as const
  for (const [p, { at, tall, pot }] of pots.entries()) {
    const [x, y, z] = at
    const clay = kit.material({ color: pot, roughness: 0.8 })
    kit.add(solid(turned([[0.001, 0.02], [0.19, 0], [0.27, 0.42], [0.28, 0.46], [0.25, 0.46], [0.23, 0.4], [0.001, 0.4]]), clay, [x, y, z])) // prettier-ignore
    const leaves = []
    for (let stem = 0; stem < 3; stem++) {
      const n = (k: number) => noise1(p * 9.7 + stem * 3.3 + k * 7.1, 5)
      const height = tall * (0.72 + 0.28 * Math.abs(n(1)))
      const points = [0, 0.4, 0.75, 1].map((t) => new Vector3(n(2) * 0.45 * t * t + n(3) * 0.08, 0.4 + (height - 0.4) * t, n(4) * 0.45 * t * t + n(5) * 0.08)) // prettier-ignore
      kit.add(
        solid(
          tube(points, (t) => 0.024 - 0.014 * t, 12, 6),
          bark,
          [x, y, z],
        ),
      )
      const count = Math.round(height * 8)
      for (let i = 0; i < count; i++) {
        const t = 0.35 + (0.65 * i) / count
        const from = new Vector3().lerpVectors(points[1] ?? new Vector3(), points[3] ?? new Vector3(), (t - 0.35) / 0.65) // prettier-ignore
        const matrix = new Matrix4().makeRotationY(i * 2.4 + n(i) * 0.5)
        matrix.multiply(new Matrix4().makeRotationZ(0.75 * t - 0.25 + n(i + 20) * 0.25))
        const size = 0.75 + 0.4 * Math.abs(n(i + 40))
        matrix.scale(new Vector3(size, size, size)).setPosition(from)
        leaves.push(blade.clone().applyMatrix4(matrix))
      }
    }
    kit.add(solid(mergeGeometries(leaves), green, [x, y, z]))
  }
}
