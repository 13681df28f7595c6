import { Matrix4, Vector3, type BufferGeometry } from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { noise1 } from './noise'
import { loft } from './shapes'

/** A tuft of blades that bend outwards. It has about `blades` × 12 triangles. */
export function tuft(blades: number, height: number, width: number, seed = 1): BufferGeometry {
  const made = Array.from({ length: blades }, (_, i) => {
    const n = (k: number) => noise1(i * 3.7 + k * 9.1, seed)
    const tall = height * (0.7 + 0.3 * n(1))
    const lean = 0.25 + 0.35 * Math.abs(n(2))
    const rings = [0, 0.35, 0.7, 1].map((t) => {
      const half = width * (1 - t * t) * 0.5 + 0.0005
      const out = tall * lean * t * t
      return [new Vector3(out, tall * t * (1 - 0.25 * lean * t), -half), new Vector3(out, tall * t * (1 - 0.25 * lean * t), half)] // prettier-ignore
    })
    const matrix = new Matrix4().makeRotationY(i * 2.4 + n(3))
    matrix.setPosition(n(4) * height * 0.12, 0, n(5) * height * 0.12)
    return loft(rings, false).applyMatrix4(matrix)
  })
  return mergeGeometries(made)
}
