import { SphereGeometry, type Mesh, type Object3D } from 'three'
import type { PaintedMaterial } from '../../engine/paint'
import { noise1 } from '../noise'
import { solid } from '../shapes'

export type Hair = 'short' | 'swept' | 'bob' | 'bun' | 'curls' | 'scarf' | 'bald'

const lock = (
  radius: number,
  material: PaintedMaterial,
  at: [number, number, number],
  scale: [number, number, number],
): Mesh => {
  // prettier-ignore
  const mesh = solid(new SphereGeometry(radius, 22, 16), material, at)
  mesh.scale.set(...scale)
  return mesh
}

/** The upper part of a sphere, tilted a little to the back. */
function cap(material: PaintedMaterial, grow: number, down: number, back: number): Mesh {
  const mesh = solid(new SphereGeometry(0.15 * grow, 30, 20, 0, Math.PI * 2, 0, down), material, [0, 0.022, -0.012]) // prettier-ignore
  mesh.scale.set(0.96, 1.04, 1.02)
  mesh.rotation.x = -back
  return mesh
}

export function dressHair(head: Object3D, style: Hair, material: PaintedMaterial): void {
  switch (style) {
    case 'bald':
      return
    case 'short':
      head.add(cap(material, 1.03, 1.5, 0.42))
      for (const side of [-1, 1]) head.add(lock(0.05, material, [side * 0.118, 0.03, -0.02], [0.4, 1.2, 1])) // prettier-ignore
      return
    case 'swept':
      head.add(cap(material, 1.04, 1.55, 0.46))
      head.add(lock(0.085, material, [0.035, 0.135, 0.07], [1.35, 0.55, 0.85]))
      head.add(lock(0.06, material, [-0.06, 0.125, 0.07], [1.1, 0.55, 0.8]))
      return
    case 'bob':
      head.add(cap(material, 1.07, 1.7, 0.4))
      for (const side of [-1, 1]) head.add(lock(0.09, material, [side * 0.115, -0.055, -0.02], [0.5, 1.35, 1.05])) // prettier-ignore
      head.add(lock(0.13, material, [0, -0.05, -0.07], [1, 1.05, 0.75]))
      head.add(lock(0.08, material, [0.05, 0.128, 0.075], [1.2, 0.5, 0.7]))
      return
    case 'bun':
      head.add(cap(material, 1.04, 1.6, 0.44), lock(0.07, material, [0, 0.2, -0.06], [1, 0.9, 1]))
      return
    case 'curls':
      for (let i = 0; i < 46; i++) {
        const up = 1 - (i / 46) * 1.15
        const around = i * 2.39996
        const flat = Math.sqrt(Math.max(0, 1 - up * up))
        const [x, z] = [Math.cos(around) * flat, Math.sin(around) * flat]
        if (z > 0.45 && up < 0.55) continue
        const size = 0.038 + 0.01 * noise1(i * 1.7, 3)
        head.add(lock(size, material, [x * 0.142, 0.035 + up * 0.14, z * 0.145 - 0.012], [1, 1, 1]))
      }
      return
    case 'scarf':
      head.add(cap(material, 1.09, 1.75, 0.34))
      head.add(lock(0.15, material, [0, -0.1, -0.035], [1, 0.85, 0.95]))
      head.add(lock(0.14, material, [0, -0.17, 0.01], [1, 0.5, 0.95]))
  }
}
