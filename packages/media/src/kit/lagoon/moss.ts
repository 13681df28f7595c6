import {
  ConeGeometry,
  Group,
  InstancedMesh,
  Matrix4,
  Quaternion,
  SphereGeometry,
  Vector3,
} from 'three'
import type { Kit } from '../../engine/take'
import { solid } from '../shapes'

export type Cushion = readonly [x: number, y: number, z: number, wide: number, high: number, deep: number] // prettier-ignore

/** Cushions of moss, shaggy in the lit stage and plain in the drawn ones. */
export function mossCushions(kit: Kit, cushions: readonly Cushion[]): Group {
  const all = new Group()
  const random = kit.random('moss')
  const soil = kit.material({ color: '#35491a', roughness: 1, flat: '#8fae4a', line: 0.7 })
  const blade = kit.material({ color: '#6c8a2c', roughness: 0.95, finalOnly: true })
  const bright = kit.material({ color: '#95ab3e', roughness: 0.95, finalOnly: true })
  const up = new Vector3(0, 1, 0)
  const matrix = new Matrix4()
  const turn = new Quaternion()
  for (const [x, y, z, wide, high, deep] of cushions) {
    const heap = solid(new SphereGeometry(1, 30, 16), soil, [x, y, z])
    heap.scale.set(wide, high, deep)
    all.add(heap)
    const count = Math.round(wide * deep * 11000)
    for (const [paint, share] of [
      [blade, 0.75],
      [bright, 0.25],
    ] as const) {
      // prettier-ignore
      const tips = new InstancedMesh(new ConeGeometry(0.009, 1, 4).translate(0, 0.4, 0), paint, Math.round(count * share)) // prettier-ignore
      tips.receiveShadow = true
      for (let i = 0; i < tips.count; i++) {
        const [around, rise] = [random.range(0, Math.PI * 2), random.range(-0.25, 1)]
        const flat = Math.sqrt(1 - rise * rise)
        const d = new Vector3(Math.cos(around) * flat, rise, Math.sin(around) * flat)
        const at = new Vector3(x + d.x * wide, y + d.y * high, z + d.z * deep)
        const out = new Vector3(d.x / wide, d.y / high, d.z / deep).normalize()
        out.add(new Vector3(random.range(-0.6, 0.6), 0.3, random.range(-0.6, 0.6))).normalize()
        const long = random.range(0.025, 0.06)
        tips.setMatrixAt(i, matrix.compose(at, turn.setFromUnitVectors(up, out), new Vector3(1, long, 1))) // prettier-ignore
      }
      tips.computeBoundingSphere()
      all.add(tips)
    }
  }
  return all
}
