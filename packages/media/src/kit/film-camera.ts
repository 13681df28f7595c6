import { Group, PlaneGeometry, Vector3 } from 'three'
import type { Kit } from '../engine/take'
import type { PaintedMaterial } from '../engine/paint'
import { bevelled, capsule, solid, tube, turned } from './shapes'

export interface FilmCamera {
  /** The picture on the camera's monitor; without it, the screen is plain and lit. */
  screen?: PaintedMaterial
}

const v = (x: number, y: number, z: number) => new Vector3(x, y, z)

/**
 * A cinema camera that looks along +z, with its mount at the origin and a monitor for its operator.
 */
export function filmCamera(kit: Kit, { screen }: FilmCamera = {}) {
  const body = kit.material({
    color: '#1a1c21',
    roughness: 0.36,
    reflect: 1.5,
    group: 'prop',
    flat: '#2b2f42',
  })
  const trim = kit.material({ color: '#3a3d44', roughness: 0.3, metalness: 0.8, group: 'prop', flat: '#555b73' }) // prettier-ignore
  const glass = kit.material({ color: '#0b1020', roughness: 0.04, metalness: 0.6, reflect: 2, group: 'prop', flat: '#5a6f96' }) // prettier-ignore
  const lamp = kit.material({ color: '#2a0706', emissive: '#ff2d1c', glow: 1.2, group: 'prop', flat: '#ff5a3c', line: 0.4 }) // prettier-ignore
  const picture = screen ?? kit.material({ color: '#0a0c10', emissive: '#6f8fae', glow: 0.7, group: 'prop', flat: '#9fb9cf' }) // prettier-ignore
  const root = new Group()
  const add = (mesh: ReturnType<typeof solid>) => root.add(mesh)

  add(solid(bevelled(0.14, 0.17, 0.27, 0.018), body, [0, 0.13, 0]))
  add(solid(bevelled(0.12, 0.13, 0.09, 0.014), trim, [0, 0.13, -0.18]))
  add(solid(bevelled(0.11, 0.12, 0.05, 0.012), body, [0, 0.13, -0.245]))
  for (const y of [0.09, 0.13, 0.17]) {
    add(solid(bevelled(0.008, 0.012, 0.16, 0.003), trim, [-0.072, y, 0.01]))
    add(solid(bevelled(0.008, 0.012, 0.16, 0.003), trim, [0.072, y, 0.01]))
  }
  // prettier-ignore
  const barrel = solid(turned([[0.001, 0], [0.052, 0], [0.052, 0.05], [0.047, 0.055], [0.047, 0.1], [0.055, 0.105], [0.055, 0.19], [0.049, 0.2], [0.001, 0.2]], 32), trim, [0, 0.14, 0.13])
  barrel.rotation.x = Math.PI / 2
  add(barrel)
  const front = solid(turned([[0.001, 0.014], [0.02, 0.012], [0.046, 0]], 28), glass, [0, 0.14, 0.33]) // prettier-ignore
  front.rotation.x = Math.PI / 2
  add(front)
  // The box around the lens, with four walls and a flap above.
  for (const side of [-1, 1]) {
    add(solid(bevelled(0.012, 0.13, 0.09, 0.004), body, [side * 0.088, 0.14, 0.35]))
    add(solid(bevelled(0.19, 0.012, 0.09, 0.004), body, [0, 0.14 + side * 0.066, 0.35]))
  }
  const brow = solid(bevelled(0.2, 0.006, 0.13, 0.002), body, [0, 0.225, 0.43])
  brow.rotation.x = -0.3
  add(brow)
  for (const x of [-0.035, 0.035]) {
    const rod = solid(capsule(0.0075, 0.42), trim, [x, 0.035, 0.16])
    rod.rotation.x = Math.PI / 2
    add(rod)
  }
  add(solid(tube([v(0, 0.21, 0.1), v(0, 0.285, 0.09), v(0, 0.29, -0.06), v(0, 0.215, -0.09)], 0.013, 26, 10), body)) // prettier-ignore
  const light = solid(bevelled(0.02, 0.02, 0.012, 0.006), lamp, [0.045, 0.2, 0.14])
  const tail = solid(bevelled(0.03, 0.014, 0.01, 0.004), lamp, [0.03, 0.205, -0.27])
  add(light)
  add(tail)

  const monitor = new Group()
  monitor.position.set(-0.19, 0.27, -0.12)
  monitor.rotation.set(0.12, Math.PI - 0.1, 0)
  monitor.add(solid(bevelled(0.225, 0.14, 0.02, 0.008), body, [0, 0, -0.012]))
  const face = solid(new PlaneGeometry(0.205, 0.115), picture, [0, 0.003, 0.0])
  face.castShadow = false
  monitor.add(face)
  root.add(monitor)
  add(solid(tube([v(-0.06, 0.2, -0.05), v(-0.12, 0.22, -0.07), v(-0.17, 0.235, -0.11)], 0.008, 12, 8), trim)) // prettier-ignore
  add(solid(tube([v(0.03, 0.08, -0.26), v(0.06, -0.02, -0.33), v(0.02, -0.3, -0.28), v(0.05, -0.7, -0.2)], 0.005, 26, 6), body)) // prettier-ignore

  return {
    root,
    screen: face,
    monitor,
    /** Red light on the camera that is on air. */
    setOnAir: (amount: number) => {
      lamp.emissiveIntensity = 0.05 + 5 * amount
    },
  }
}

/** A tripod with a head and a handle. Its top is at `height`. */
export function tripod(kit: Kit, height = 1.15): Group {
  const leg = kit.material({ color: '#1d2025', roughness: 0.4, metalness: 0.5, group: 'prop', flat: '#343a4d' }) // prettier-ignore
  const joint = kit.material({ color: '#41454c', roughness: 0.35, metalness: 0.7, group: 'prop', flat: '#5a6075' }) // prettier-ignore
  const root = new Group()
  const crown = height - 0.14
  for (let i = 0; i < 3; i++) {
    const around = (i / 3) * Math.PI * 2 + 0.5
    const [x, z] = [Math.sin(around), Math.cos(around)]
    const at = (t: number) => v(x * (0.05 + 0.42 * t), crown * (1 - t), z * (0.05 + 0.42 * t))
    root.add(solid(tube([at(0), at(0.5)], 0.022, 4, 8), leg))
    root.add(solid(tube([at(0.48), at(1)], 0.015, 4, 8), joint))
    root.add(solid(bevelled(0.06, 0.05, 0.06, 0.015), leg, [at(0.5).x, at(0.5).y, at(0.5).z]))
    root.add(solid(tube([at(0.62), v(0, crown * 0.34, 0)], 0.008, 4, 6), joint))
  }
  root.add(solid(turned([[0.001, 0], [0.075, 0], [0.085, 0.03], [0.06, 0.05], [0.055, 0.12], [0.07, 0.14], [0.001, 0.14]], 24), joint, [0, crown, 0])) // prettier-ignore
  root.add(solid(tube([v(0.04, crown + 0.08, -0.03), v(0.12, crown + 0.02, -0.22), v(0.15, crown - 0.08, -0.42)], 0.011, 10, 8), leg)) // prettier-ignore
  return root
}
