import { BoxGeometry, Group, InstancedMesh, Matrix4, Quaternion, Vector3 } from 'three'
import { bevelled, loft, solid } from '../../kit/shapes'
import type { Finishes } from './finishes'
import { part, type Part } from './parts'

/** Half the distance between the cups; below are the measures of the arch. */
export const HALF = 0.74
const RISE = 0.86
const SPRINGING = 0.62

/** A point of the arch at `t` (0 is right, 1 is left), `out` meters outside its middle line. */
function arch(t: number, out = 0): Vector3 {
  const angle = t * Math.PI
  const normal = new Vector3(Math.cos(angle) / HALF, Math.sin(angle) / RISE, 0).normalize()
  const bow = 1 + 0.09 * Math.sin(angle) ** 2 * Math.cos(angle) ** 2 * 4
  return new Vector3(Math.cos(angle) * (HALF + 0.01) * bow, SPRINGING + Math.sin(angle) * RISE, 0).addScaledVector(normal, out) // prettier-ignore
}

/** A band along the arch with a rounded cross section, whose half sizes depend on the place. */
function band(
  from: number,
  to: number,
  out: number,
  section: (u: number) => [wide: number, thick: number],
  rows = 72,
) {
  // prettier-ignore
  const sides = 20
  return loft(
    Array.from({ length: rows }, (_, row) => {
      const u = row / (rows - 1)
      const t = from + (to - from) * u
      const [wide, thick] = section(u)
      return Array.from({ length: sides }, (_, side) => {
        const angle = (side / sides) * Math.PI * 2
        const soft = (v: number) => Math.sign(v) * Math.abs(v) ** 0.62
        const point = arch(t, out + soft(Math.sin(angle)) * thick)
        return point.setZ(soft(Math.cos(angle)) * wide)
      })
    }),
  )
}

function stitches({ thread }: Finishes, from: number, to: number, out: number, across: number) {
  const count = 92
  const mesh = new InstancedMesh(new BoxGeometry(0.014, 0.006, 0.005), thread, count * 2)
  const [turn, one, axis] = [new Quaternion(), new Vector3(1, 1, 1), new Vector3(0, 0, 1)]
  for (let i = 0; i < count * 2; i++) {
    const t = from + ((to - from) * ((i % count) + 0.5)) / count
    const way = arch(t + 0.002, out).sub(arch(t - 0.002, out))
    turn.setFromAxisAngle(axis, Math.atan2(way.y, way.x))
    const at = arch(t, out).setZ(i < count ? across : -across)
    mesh.setMatrixAt(i, new Matrix4().compose(at, turn, one))
  }
  mesh.computeBoundingSphere()
  return mesh
}

/** The spring, the stems, the leather and the cushion of the band. */
export function headband(finish: Finishes): { root: Group; parts: Part[] } {
  const end = (u: number) => Math.min(1, Math.min(u, 1 - u) * 26) ** 0.5
  const spring = solid(
    band(0.09, 0.91, 0, () => [0.05, 0.009]),
    finish.steel,
  )
  const leather = new Group()
  leather.add(solid(band(0.13, 0.87, 0.03, (u) => [0.135 * (0.8 + 0.2 * Math.sin(u * Math.PI)) * end(u), 0.03 * end(u)]), finish.leather)) // prettier-ignore
  leather.add(stitches(finish, 0.15, 0.85, 0.058, 0.098))
  const ribs = (u: number) => 0.042 * (0.72 + 0.28 * Math.abs(Math.sin(u * Math.PI * 9)) ** 0.6) * end(u) // prettier-ignore
  const cushion = solid(
    band(0.2, 0.8, -0.045, (u) => [0.12 * end(u), ribs(u)], 150),
    finish.fabric,
  )
  const caps = new Group()
  for (const t of [0.115, 0.885]) {
    const cap = solid(bevelled(0.13, 0.1, 0.24, 0.035, 4), finish.copper)
    const way = arch(t + 0.01).sub(arch(t - 0.01))
    cap.position.copy(arch(t, 0.01))
    cap.rotation.z = Math.atan2(way.y, way.x)
    caps.add(cap)
  }
  const parts = [
    part(spring, [0, 0.42, 0], 2.2, { pace: 0.9 }),
    part(cushion, [0, -0.3, 0], 2.95, { pace: 1.05 }),
    part(leather, [0, 0.95, 0], 2.6, { pace: 0.85 }),
    part(caps, [0, 1.4, 0], 3.05, { pace: 1.1 }),
  ]
  const root = new Group()
  for (const { node } of parts) root.add(node)
  return { root, parts }
}
