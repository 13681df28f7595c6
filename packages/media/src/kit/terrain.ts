import { PlaneGeometry } from 'three'
import { fbm2 } from './noise'

/** A piece of ground, `size` meters square. `height` returns the height of a place in meters. */
export function terrain(size: number, cells: number, height: (x: number, z: number) => number) {
  const geometry = new PlaneGeometry(size, size, cells, cells)
  geometry.rotateX(-Math.PI / 2)
  const position = geometry.getAttribute('position')
  for (let i = 0; i < position.count; i++) {
    position.setY(i, height(position.getX(i), position.getZ(i)))
  }
  geometry.computeVertexNormals()
  return geometry
}

/** A height function for `terrain` that gives rolling hills. */
export const hills =
  (tall: number, long: number, seed = 1) =>
  (x: number, z: number) =>
    tall * fbm2(x / long, z / long, seed, 5)
