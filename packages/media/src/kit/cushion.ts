import { Float32BufferAttribute, Vector3, type BufferGeometry } from 'three'
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js'
import { noise2 } from './noise'
import { mergeVertices } from './shapes'

/** A cushion: a box without edges that is thicker in the middle and has a few soft dents. */
export function cushion(width: number, height: number, depth: number, seed = 1): BufferGeometry {
  const box = new RoundedBoxGeometry(width, height, depth, 7, Math.min(width, height, depth) * 0.38)
  box.deleteAttribute('normal')
  box.deleteAttribute('uv')
  const geometry = mergeVertices(box)
  const position = geometry.getAttribute('position')
  const point = new Vector3()
  const uvs: number[] = []
  for (let i = 0; i < position.count; i++) {
    point.fromBufferAttribute(position, i)
    uvs.push((point.x + point.z) * 1.6, (point.y + point.z * 0.4) * 1.6)
    const [x, y, z] = [(point.x / width) * 2, (point.y / height) * 2, (point.z / depth) * 2]
    const full = (a: number, b: number) => 1 + 0.16 * (1 - a * a) * (1 - b * b)
    const dent = 1 + 0.05 * noise2(point.x * 5 + seed, point.z * 5 + point.y * 3, seed)
    position.setXYZ(i, point.x * full(y, z) * 0.96, point.y * full(x, z) * dent, point.z * full(x, y) * 0.96) // prettier-ignore
  }
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2))
  geometry.computeVertexNormals()
  return geometry
}
