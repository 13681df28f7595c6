import {
  BoxGeometry,
  CapsuleGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  Group,
  LatheGeometry,
  Mesh,
  MeshStandardMaterial,
  Object3D,
  PlaneGeometry,
  Shape,
  Vector2,
  type BufferGeometry,
} from 'three'
import type { Role } from './brief'

/** These are rough models in meters, with y up and with names by which a candidate can continue. */

const clay = new MeshStandardMaterial({ name: 'clay', color: '#b9b4ac', roughness: 0.9 })

function part(name: string, geometry: BufferGeometry, x = 0, y = 0, z = 0, turn = 0): Mesh {
  const mesh = new Mesh(geometry, clay)
  mesh.name = name
  mesh.position.set(x, y, z)
  mesh.rotation.y = turn
  return mesh
}

/** The camera's position in one panel: there is one for the first and one for the last panel. */
function eye(name: string, x: number, y: number, z: number): Object3D {
  const place = new Object3D()
  place.name = name
  place.position.set(x, y, z)
  return place
}

/** Models a flacon of 14 cm in a pool. A rising tube shows the path of the liquid. */
function flacon(): Object3D[] {
  const outline = [[0.001, 0], [0.034, 0], [0.038, 0.004], [0.038, 0.086], [0.031, 0.097], [0.012, 0.1], [0.012, 0.108], [0.001, 0.108]] // prettier-ignore
  const body = new LatheGeometry(
    outline.map(([x = 0, y = 0]) => new Vector2(x, y)),
    48,
  )
  const ribbon = Array.from({ length: 40 }, (_, i) => {
    const [t, turn] = [i / 39, (i / 39) * Math.PI * 3.2]
    const radius = 0.075 - t * 0.02
    const bead = new CapsuleGeometry(0.007 - t * 0.003, 0.006, 3, 8)
    return part(`ribbon_${String(i).padStart(2, '0')}`, bead, Math.cos(turn) * radius, 0.005 + t * 0.13, Math.sin(turn) * radius, -turn) // prettier-ignore
  })
  const path = new Group()
  path.name = 'ribbon_path'
  path.add(...ribbon)
  return [
    part('flacon_body', body, 0, 0.004),
    part('flacon_cap', new CylinderGeometry(0.016, 0.016, 0.034, 32), 0, 0.131),
    part('pool', new CylinderGeometry(0.6, 0.6, 0.004, 64), 0, -0.002),
    path,
    eye('camera_first', 0.02, 0.03, 0.42),
    eye('camera_last', -0.05, 0.12, 0.46),
  ]
}

/** Models a quay of 220 m with five curved towers, jetties and boats. */
function waterfront(): Object3D[] {
  const plan = new Shape()
  plan.moveTo(-14, -9)
  plan.bezierCurveTo(-6, -13, 6, -13, 14, -9)
  plan.lineTo(14, 9)
  plan.bezierCurveTo(6, 13, -6, 13, -14, 9)
  plan.closePath()
  const towers = [
    [-78, 62, 0.16],
    [-38, 88, 0.05],
    [2, 74, -0.06],
    [42, 96, 0.1],
    [82, 58, -0.18],
  ].map(([x = 0, height = 0, turn = 0], i) => {
    // prettier-ignore
    const tower = new Group()
    tower.name = `tower_${i + 1}`
    const core = new ExtrudeGeometry(plan, { depth: height, bevelEnabled: false, curveSegments: 10 }) // prettier-ignore
    core.rotateX(-Math.PI / 2)
    tower.add(part(`tower_${i + 1}_core`, core, x, 2, -46 - Math.abs(x) * 0.12, turn))
    for (let floor = 1; floor * 3.6 < height; floor += 2) {
      const slab = new ExtrudeGeometry(plan, { depth: 0.4, bevelEnabled: false, curveSegments: 10 })
      slab.rotateX(-Math.PI / 2)
      slab.scale(1.12, 1, 1.16)
      tower.add(part(`tower_${i + 1}_slab_${floor}`, slab, x, 2 + floor * 3.6, -46 - Math.abs(x) * 0.12, turn)) // prettier-ignore
    }
    return tower
  })
  const jetties = [-60, -20, 20, 60].map((x, i) =>
    part(`jetty_${i + 1}`, new BoxGeometry(3, 0.6, 44), x, 0.9, 24),
  )
  const boats = Array.from(
    { length: 14 },
    (_, i) =>
    part(`boat_${i + 1}`, new BoxGeometry(3.4, 2.2, 10), -66 + (i >> 1) * 22 + (i % 2 ? 5 : -5), 0.9, 14 + (i % 3) * 11), // prettier-ignore
  )
  const ground = new PlaneGeometry(900, 700).rotateX(-Math.PI / 2)
  return [
    part('water', ground, 0, 0, 0),
    part('quay', new BoxGeometry(220, 2.4, 70), 0, 0.8, -36),
    part('promenade', new BoxGeometry(220, 0.3, 12), 0, 2.1, -7),
    ...towers,
    ...jetties,
    ...boats,
    eye('camera_first', 60, 70, 150),
    eye('camera_last', -30, 9, 84),
  ]
}

const BUILDS: Partial<Record<Role, () => Object3D[]>> = {
  '3d-generalist': flacon,
  'unreal-engine-generalist': waterfront,
}

export function blockout(role: Role): Group {
  const group = new Group()
  group.name = 'blockout'
  for (const one of BUILDS[role]?.() ?? []) group.add(one)
  group.updateMatrixWorld(true)
  return group
}
