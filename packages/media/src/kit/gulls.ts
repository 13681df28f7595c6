import { type BufferGeometry, DoubleSide, Euler, InstancedMesh, Matrix4, Quaternion, Vector3 } from 'three' // prettier-ignore
import type { Kit } from '../engine/take'
import { loft } from './shapes'

/** A wing from the body out to +x, with its bend. */
function wing(side: 1 | -1): BufferGeometry {
  const rings = [0, 0.25, 0.5, 0.75, 1].map((t) => {
    const chord = 0.3 * (1 - t) ** 0.6 + 0.03
    const x = side * t * 0.75
    const back = t * t * 0.22
    const lift = Math.sin(t * 2.2) * 0.09
    return [new Vector3(x, lift, -chord * 0.4 + back), new Vector3(x, lift, chord * 0.6 + back)]
  })
  return loft(rings, false)
}

export interface Flight {
  /** Returns the position of bird number `i` at a moment. */
  at: (i: number, seconds: number) => Vector3
  size?: number
}

/** Gulls that flap and glide, each on its own path. */
export function gulls(kit: Kit, count: number, { at, size = 1 }: Flight) {
  const white = kit.material({ color: '#eceae4', roughness: 0.8, flat: '#fbf7ee', side: DoubleSide, group: 'prop', line: 0.9 }) // prettier-ignore
  const wings = ([1, -1] as const).map((side) => {
    const mesh = new InstancedMesh(wing(side), white, count)
    mesh.frustumCulled = false
    return { side, mesh: kit.add(mesh) }
  })
  const [matrix, turn] = [new Matrix4(), new Quaternion()]
  return {
    fly(seconds: number): void {
      for (let i = 0; i < count; i++) {
        const place = at(i, seconds)
        const way = at(i, seconds + 0.05).sub(place)
        const beat = seconds * (13 + (i % 3) * 1.5) + i * 2.1
        // Gulls flap several times in a row, and glide in between.
        const strength = Math.max(0.12, Math.sin(seconds * 1.1 + i * 1.7)) * 0.6
        for (const { side, mesh } of wings) {
          const euler = new Euler(0, Math.atan2(-way.x, -way.z), side * (0.1 + Math.sin(beat) * strength), 'YXZ') // prettier-ignore
          turn.setFromEuler(euler)
          mesh.setMatrixAt(i, matrix.compose(place, turn, new Vector3(size, size, size)))
          mesh.instanceMatrix.needsUpdate = true
        }
      }
    },
  }
}
