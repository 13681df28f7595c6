import { CylinderGeometry, Group, SphereGeometry, Vector3 } from 'three'
import type { Kit } from '../../engine/take'
import { bevelled, loft, solid, tube } from '../../kit/shapes'
import { drawnTexture, weave } from '../../kit/textures'

/** A cushion that is thicker in its middle than at its corners. */
function cushion(width: number, height: number, thick: number) {
  const geometry = new SphereGeometry(1, 28, 20)
  const at = geometry.getAttribute('position')
  const square = (v: number) => Math.sign(v) * Math.abs(v) ** 0.42
  for (let i = 0; i < at.count; i++) {
    const [x, y, z] = [square(at.getX(i)), square(at.getY(i)), at.getZ(i)]
    at.setXYZ(i, (x * width) / 2, (y * height) / 2, (Math.sign(z) * Math.abs(z) ** 0.85 * thick) / 2) // prettier-ignore
  }
  geometry.computeVertexNormals()
  return geometry
}

function linen(kit: Kit, repeat: number) {
  const map = drawnTexture(kit.random('linen'), weave, { size: 256, isData: true })
  map.repeat.set(repeat, repeat)
  return map
}

/** A long low sofa along the left wall; it faces +x. */
export function sofa(kit: Kit): Group {
  const group = new Group()
  const cloth = kit.material({ color: '#d8cbb6', roughness: 0.95, bumpMap: linen(kit, 5), bump: 0.8, flat: '#eadcc2', group: 'prop' }) // prettier-ignore
  const foot = kit.material({ color: '#4a3527', roughness: 0.6, flat: '#7d5d47', group: 'prop' })
  const put = (w: number, h: number, d: number, x: number, y: number, z: number, soft = 0.09) =>
    group.add(solid(bevelled(w, h, d, soft, 4), cloth, [x, y, z]))
  put(1.02, 0.26, 3.3, 0, 0.27, 0, 0.07)
  for (const z of [-1.06, 0, 1.06]) {
    put(0.84, 0.2, 1.04, 0.1, 0.49, z)
    const back = solid(bevelled(0.26, 0.5, 1.02, 0.11, 4), cloth, [-0.34, 0.72, z])
    back.rotation.z = 0.14
    group.add(back)
  }
  put(1.0, 0.34, 0.24, 0, 0.5, -1.66)
  put(1.0, 0.34, 0.24, 0, 0.5, 1.66)
  group.add(solid(bevelled(0.9, 0.1, 3.1, 0.02, 1), foot, [0, 0.07, 0]))
  const colours = [['#b9603f', '#d67f56'], ['#3f6f74', '#5a9094'], ['#e7d9bd', '#f8ecd2']] as const // prettier-ignore
  const places = [
    [-1.3, 0.4, 0],
    [-0.86, -0.3, 1],
    [1.22, 0.25, 2],
    [0.8, -0.2, 0],
  ] as const
  for (const [z, turn, kind] of places) {
    const [color, flat] = colours[kind]
    const paint = kit.material({ color, flat, roughness: 0.95, bumpMap: linen(kit, 3), bump: 0.8, group: 'prop' }) // prettier-ignore
    const one = solid(cushion(0.5, 0.5, 0.22), paint, [-0.06, 0.82, z])
    one.rotation.set(0.05, Math.PI / 2 + turn * 0.4, -0.2, 'YXZ')
    group.add(one)
  }
  return group
}

/** An armchair with a rounded back on a wooden frame; it faces +z. */
export function armchair(kit: Kit, color: string, flat: string): Group {
  const group = new Group()
  const cloth = kit.material({ color, flat, roughness: 0.95, bumpMap: linen(kit, 4), bump: 0.8, group: 'prop' }) // prettier-ignore
  const wood = kit.material({ color: '#7a5638', roughness: 0.5, flat: '#a87c55', group: 'prop' })
  const turn = (i: number) => Math.PI * (0.06 + (i / 22) * 0.88)
  const rings = Array.from({ length: 23 }, (_, i) => {
    const a = turn(i)
    const rise = 0.34 + 0.26 * Math.sin(a) ** 1.4
    const out = new Vector3(Math.cos(a), 0, -Math.sin(a))
    const point = (r: number, y: number) => out.clone().multiplyScalar(r).setY(y)
    return [point(0.3, 0.34), point(0.42, 0.34), point(0.46, 0.36 + rise * 0.5), point(0.45, 0.38 + rise), point(0.4, 0.42 + rise), point(0.34, 0.38 + rise), point(0.31, 0.36 + rise * 0.5)].reverse() // prettier-ignore
  })
  const first = rings[0] ?? []
  const last = rings[rings.length - 1] ?? []
  const closed = (ring: readonly Vector3[]) => {
    const middle = ring.reduce((sum, p) => sum.add(p), new Vector3()).divideScalar(ring.length)
    return ring.map(() => middle.clone())
  }
  group.add(solid(loft([closed(first), ...rings, closed(last)]), cloth))
  const seat = solid(new CylinderGeometry(0.38, 0.36, 0.2, 36), cloth, [0, 0.43, 0.02])
  group.add(seat, solid(cushion(0.72, 0.7, 0.2).rotateX(Math.PI / 2), cloth, [0, 0.53, 0.03]))
  for (const [x, z] of [[-0.28, -0.26], [0.28, -0.26], [-0.28, 0.28], [0.28, 0.28]] as const) {
    group.add(solid(tube([new Vector3(x, 0.36, z), new Vector3(x * 1.25, 0, z * 1.25)], (t) => 0.026 - 0.008 * t, 4, 8), wood)) // prettier-ignore
  } // prettier-ignore
  return group
}
