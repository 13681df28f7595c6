import { BoxGeometry, CylinderGeometry, Group, InstancedMesh, Matrix4, TorusGeometry, Vector3, type BufferGeometry, type Material } from 'three' // prettier-ignore
import { bevelled, solid, tube, turned } from '../../kit/shapes'
import type { Finishes } from './finishes'
import { part, type Part } from './parts'

/** The width of the cups as a share of their height. */
const NARROW = 0.86

/** A turned body whose axis is +x, which points outwards. */
const outward = (profile: readonly (readonly [number, number])[], segments = 72) =>
  turned(profile, segments).rotateZ(-Math.PI / 2).scale(1, 1, NARROW) // prettier-ignore

function dots(geometry: BufferGeometry, material: Material, places: readonly Vector3[]) {
  const mesh = new InstancedMesh(geometry, material, places.length)
  places.forEach((place, i) => {
    mesh.setMatrixAt(i, new Matrix4().makeTranslation(place))
  })
  mesh.castShadow = mesh.receiveShadow = true
  mesh.computeBoundingSphere()
  return mesh
}

const around = (count: number, radius: number, x: number, shift = 0) =>
  Array.from({ length: count }, (_, i) => {
    const angle = ((i + shift) / count) * Math.PI * 2
    return new Vector3(x, Math.sin(angle) * radius, Math.cos(angle) * radius * NARROW)
  })

function cushion({ leather, thread }: Finishes) {
  const node = new Group()
  const pad = new TorusGeometry(0.335, 0.115, 26, 84).rotateY(Math.PI / 2).scale(1.05, 1, NARROW) // prettier-ignore
  node.add(solid(pad, leather, [-0.17, 0, 0]))
  node.add(solid(outward([[0.3, -0.02], [0.42, -0.02], [0.43, 0], [0.42, 0.03], [0.3, 0.03]]), leather, [-0.09, 0, 0])) // prettier-ignore
  node.add(dots(new BoxGeometry(0.012, 0.02, 0.007), thread, around(70, 0.443, -0.13)))
  return node
}

function driver({ copper, dark, steel }: Finishes) {
  const node = new Group()
  const cone: [number, number][] = [[0.001, -0.02], [0.05, -0.028], [0.09, -0.012], [0.1, -0.002], [0.17, -0.02], [0.19, -0.03], [0.21, -0.02], [0.225, -0.03], [0.24, -0.022], [0.25, -0.034], [0.275, -0.034], [0.275, 0.02], [0.2, 0.035], [0.17, 0.1], [0.001, 0.1]] // prettier-ignore
  node.add(solid(outward(cone), copper))
  node.add(solid(outward([[0.001, 0.09], [0.165, 0.09], [0.16, 0.15]]), steel)) // prettier-ignore
  node.add(solid(outward([[0.16, 0.15], [0.12, 0.155], [0.001, 0.155]]), dark)) // prettier-ignore
  node.add(dots(bevelled(0.03, 0.022, 0.022, 0.005), steel, around(16, 0.225, 0.03)))
  return node
}

function shell({ shell: ivory, dark }: Finishes) {
  const node = new Group()
  const bowl: [number, number][] = [[0.36, -0.07], [0.425, -0.07], [0.445, -0.05], [0.45, 0], [0.44, 0.06], [0.405, 0.115], [0.36, 0.14], [0.34, 0.142], [0.335, 0.12], [0.34, 0.05], [0.36, -0.07]] // prettier-ignore
  node.add(solid(outward(bowl), ivory))
  node.add(solid(outward([[0.452, -0.012], [0.456, -0.006], [0.456, 0.006], [0.452, 0.012]]), dark)) // prettier-ignore
  return node
}

function lid({ shell: ivory, copper, dark }: Finishes) {
  const node = new Group()
  const face: [number, number][] = [[0.325, 0.12], [0.33, 0.15], [0.322, 0.16], [0.3, 0.163], [0.29, 0.152], [0.2, 0.15], [0.19, 0.158], [0.15, 0.165], [0.001, 0.168]] // prettier-ignore
  node.add(solid(outward(face), ivory))
  const holes = [0.215, 0.236, 0.257, 0.278].flatMap((radius, ring) => around(38 + ring * 4, radius, 0.151, ring * 0.5)) // prettier-ignore
  const hole = new CylinderGeometry(0.0058, 0.0058, 0.006, 10).rotateZ(Math.PI / 2)
  node.add(dots(hole, dark, holes))
  node.add(solid(outward([[0.2, 0.152], [0.196, 0.164], [0.19, 0.166], [0.184, 0.164], [0.178, 0.155]]), copper)) // prettier-ignore
  return node
}

function yoke({ steel, copper }: Finishes) {
  const node = new Group()
  const arc = Array.from({ length: 25 }, (_, i) => {
    const angle = (i / 24) * Math.PI
    return new Vector3(0.01, Math.sin(angle) * 0.53, Math.cos(angle) * 0.44)
  })
  node.add(
    solid(
      tube(arc, (t) => 0.024 + 0.012 * Math.sin(t * Math.PI), 60, 14),
      steel,
    ),
  )
  for (const side of [-1, 1]) {
    const pin = new CylinderGeometry(0.045, 0.045, 0.07, 28).rotateX(Math.PI / 2)
    node.add(solid(pin, copper, [0.01, 0, side * 0.425]))
  }
  node.add(solid(bevelled(0.07, 0.1, 0.15, 0.025, 4), steel, [0.005, 0.56, 0]))
  // The rail that slides into the band.
  node.add(solid(bevelled(0.022, 0.36, 0.07, 0.01), steel, [0.02, 0.74, 0]))
  return node
}

const screws = ({ steel }: Finishes) =>
  dots(new CylinderGeometry(0.02, 0.02, 0.03, 20).rotateZ(Math.PI / 2), steel, around(4, 0.372, 0.128, 0.5)) // prettier-ignore

/** One cup with its outside at +x. The parts are in the order in which they come together. */
export function earCup(finish: Finishes): { root: Group; parts: Part[] } {
  const gauze = solid(
    outward([
      [0.001, -0.012],
      [0.3, -0.002],
    ]),
    finish.fabric,
    [-0.12, 0, 0],
  )
  const baffle = solid(outward([[0.28, -0.02], [0.41, -0.02], [0.42, 0], [0.41, 0.03], [0.28, 0.03], [0.28, -0.02]]), finish.dark, [-0.04, 0, 0]) // prettier-ignore
  const trim: [number, number][] = [[0.36, 0.125], [0.372, 0.136], [0.366, 0.154], [0.35, 0.16], [0.335, 0.155], [0.325, 0.13]] // prettier-ignore
  const parts = [
    part(driver(finish), [0.62, 0, 0], 1.15, { spin: 1.6 }),
    part(baffle, [0.18, 0, 0], 1.3, { spin: -0.8 }),
    part(gauze, [-0.42, 0, 0], 1.75, { spin: 0.6 }),
    part(shell(finish), [1.22, 0, 0], 1.55, { spin: 1.1, pace: 0.95 }),
    part(cushion(finish), [-0.72, 0, 0], 2.05, { spin: -0.7, pace: 0.9 }),
    part(solid(outward(trim), finish.copper), [1.62, 0, 0], 1.95, { spin: 2.2 }),
    part(lid(finish), [2.02, 0, 0], 2.3, { spin: 1.8, pace: 1.05 }),
    part(screws(finish), [2.5, 0, 0], 2.75, { spin: 3, pace: 1.2 }),
    part(yoke(finish), [0.85, 0.62, 0], 2.45, { pace: 0.95 }),
  ]
  const root = new Group()
  for (const { node } of parts) root.add(node)
  return { root, parts }
}
