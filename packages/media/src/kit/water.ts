import { type BufferAttribute, PlaneGeometry } from 'three'
import type { Kit } from '../engine/take'
import { solid } from './shapes'

export interface Waves {
  size: number
  cells: number
  /** The height of the waves in meters. */
  height: number
  length: number
  color: string
  flat: string
}

/** Open water with a few crossing waves. They are real geometry, so every stage shows them. */
export function openWater(kit: Kit, { size, cells, height, length, color, flat }: Waves) {
  const geometry = new PlaneGeometry(size, size, cells, cells)
  geometry.rotateX(-Math.PI / 2)
  const position = geometry.getAttribute('position')
  const still = (position as BufferAttribute).clone()
  const material = kit.material({
    color,
    flat,
    roughness: 0.12,
    metalness: 0.1,
    reflect: 1.4,
    line: 0.4,
  })
  const mesh = solid(geometry, material)
  mesh.castShadow = false
  const swells = [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = 0.5 + i * 1.1
    const k = ((Math.PI * 2) / length) * (1 + i * 0.63)
    return { x: Math.cos(angle) * k, z: Math.sin(angle) * k, speed: Math.sqrt(9.8 * k), size: height / (1 + i * 0.9) } // prettier-ignore
  })
  const rise = (x: number, z: number, seconds: number) =>
    swells.reduce((sum, one, i) => {
      // Crests are sharper than troughs.
      const wave = 0.5 + 0.5 * Math.sin(x * one.x + z * one.z - seconds * one.speed + i * 2.1)
      return sum + one.size * (wave ** 1.6 - 0.42)
    }, 0)
  return {
    mesh,
    rise,
    /** Rolls the water to a moment. */
    roll(seconds: number): void {
      for (let i = 0; i < position.count; i++) {
        position.setY(i, rise(still.getX(i), still.getZ(i), seconds))
      }
      position.needsUpdate = true
      geometry.computeVertexNormals()
    },
  }
}
