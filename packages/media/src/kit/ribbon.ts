import { DoubleSide, PlaneGeometry, Vector3, type ColorRepresentation } from 'three'
import type { Kit } from '../engine/take'
import { noise1 } from './noise'
import { solid } from './shapes'

const CELLS = 22

/** A strip of cloth that flies from a point, such as a scarf, a flag or a streamer. */
export function ribbon(
  kit: Kit,
  color: ColorRepresentation,
  { length = 0.9, width = 0.13, seed = 1 } = {},
) {
  // prettier-ignore
  const cloth = kit.material({ color, roughness: 0.9, side: DoubleSide, group: 'character', clay: '#e0c9b0', line: 0.8 }) // prettier-ignore
  const geometry = new PlaneGeometry(1, 1, CELLS, 3)
  const mesh = solid(geometry, cloth)
  mesh.frustumCulled = false
  const [at, along, across, point] = [new Vector3(), new Vector3(), new Vector3(), new Vector3()]
  return {
    mesh,
    /** Flies from `from`; `wind` is its direction and force (1 is a stiff breeze, 0 hangs down). */
    fly(from: Vector3, wind: Vector3, seconds: number): void {
      const force = wind.length()
      const position = geometry.getAttribute('position')
      at.copy(from)
      for (let cell = 0; cell <= CELLS; cell++) {
        const t = cell / CELLS
        const wave = (k: number) => Math.sin(seconds * (5 + 3 * force) - t * 7 + k + seed) * (0.2 + t) + 0.5 * noise1(seconds * 2 - t * 3, seed + k) // prettier-ignore
        along.copy(wind).add(new Vector3(0, -0.75 + 0.1 * t, 0))
        along.y += wave(0) * 0.42 * force
        along.x += wave(2.1) * 0.3 * force
        along.z += wave(4.4) * 0.34 * force
        along.normalize()
        across.set(0.25, 1, 0.2).addScaledVector(along, -along.dot(across)).normalize()
        across.applyAxisAngle(along, 0.7 * Math.sin(t * 4 - seconds * 3 + seed))
        for (let row = 0; row <= 3; row++) {
          const off = (row / 3 - 0.5) * width * (0.72 + 0.4 * t)
          point.copy(at).addScaledVector(across, off)
          position.setXYZ(row * (CELLS + 1) + cell, point.x, point.y, point.z)
        }
        at.addScaledVector(along, length / CELLS)
      }
      position.needsUpdate = true
      geometry.computeVertexNormals()
    },
  }
}
