import { Group, Mesh, type Object3D, TorusGeometry, Vector3, type ColorRepresentation } from 'three'
import type { PaintedMaterial } from '../engine/paint'
import type { Kit } from '../engine/take'
import { keyed, type Key } from './ease'
import { glow } from './glow'
import { bevelled, loft, solid, tube, turned } from './shapes'

const SIDES = 40
const WHEEL = 0.335
const AXLES = [-1.32, 1.36] as const

/** Places along the car in meters: the tail is at -2.2 and the nose at +2.2, with y up. */
const WIDTH: Key[] = [[-2.2, 0.74], [-1.9, 0.9], [-1.3, 0.96], [-0.3, 0.9], [0.6, 0.9], [1.4, 0.94], [1.9, 0.84], [2.2, 0.62]] // prettier-ignore
const DECK: Key[] = [[-2.2, 0.8], [-2.0, 0.9], [-1.3, 0.9], [-0.4, 0.82], [0.7, 0.8], [1.4, 0.76], [1.9, 0.62], [2.2, 0.48]] // prettier-ignore
const FLOOR: Key[] = [
  [-2.2, 0.42],
  [-1.8, 0.24],
  [0, 0.18],
  [1.8, 0.18],
  [2.2, 0.26],
]
const ROOF: Key[] = [
  [-1.95, 0.86],
  [-1.3, 1.02],
  [-0.6, 1.19],
  [0, 1.22],
  [0.45, 1.12],
  [1.15, 0.8],
]
const CABIN: Key[] = [
  [-1.95, 0.5],
  [-1.2, 0.72],
  [-0.2, 0.75],
  [0.5, 0.74],
  [1.15, 0.68],
]

/** A rounded cross section. `power` 2 is an ellipse, and higher numbers are more like a box. */
function section(z: number, half: number, low: number, high: number, power: number, shoulder = 1) {
  const [middle, tall] = [(low + high) / 2, (high - low) / 2]
  return Array.from({ length: SIDES }, (_, i) => {
    const angle = (i / SIDES) * Math.PI * 2
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const x = Math.sign(c) * Math.abs(c) ** (2 / power) * half
    const y = Math.sign(s) * Math.abs(s) ** (2 / power) * tall
    // The sides lean in above the waist, with a crease below it.
    const lean = y > 0 ? 1 - (y / tall) * (1 - shoulder) : 1 - 0.06 * (-y / tall) ** 2
    return new Vector3(x * lean, middle + y, z)
  })
}

const steps = (from: number, to: number, count: number) =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1))

function bodyShell() {
  const rings = steps(-2.2, 2.2, 44).map((z) =>
    section(z, keyed(WIDTH, z), keyed(FLOOR, z), keyed(DECK, z), 3.6, 0.86),
  )
  return loft([...cap(rings[0], -0.03), ...rings, ...cap(rings.at(-1), 0.03).reverse()])
}

/** Closes an end with a few smaller and smaller rings, so that it is round like a bumper. */
function cap(ring: Vector3[] | undefined, out: number): Vector3[][] {
  if (!ring) return []
  const centre = ring.reduce((sum, p) => sum.add(p), new Vector3()).divideScalar(ring.length)
  return [0.01, 0.6, 0.9, 0.98].map((size) =>
    ring.map((p) => {
      const q = p.clone().sub(centre).multiplyScalar(size).add(centre)
      q.z += out * Math.sqrt(Math.max(0, 1 - size * size)) * 2.4
      return q
    }),
  )
}

function cabinShell(grow = 1) {
  const rings = steps(-1.93, 1.13, 30).map((z) =>
    section(z, keyed(CABIN, z) * grow, 0.5, 0.5 + (keyed(ROOF, z) - 0.5) * grow, 3, 0.68),
  )
  return loft([...cap(rings[0], 0), ...rings, ...cap(rings.at(-1), 0).reverse()])
}

function wheel(rubber: PaintedMaterial, rim: PaintedMaterial): Object3D {
  const hub = new Group()
  const tyre = solid(turned([[0.2, -0.12], [0.3, -0.125], [0.33, -0.1], [WHEEL, -0.06], [WHEEL, 0.06], [0.33, 0.1], [0.3, 0.125], [0.2, 0.12]], 36), rubber) // prettier-ignore
  const ring = solid(new TorusGeometry(0.225, 0.018, 8, 40), rim)
  ring.rotation.x = Math.PI / 2
  ring.position.y = 0.118
  hub.add(tyre, ring)
  for (let i = 0; i < 10; i++) {
    const spoke = solid(bevelled(0.03, 0.03, 0.21, 0.01), rim)
    spoke.position.y = 0.1
    const angle = ((i + (i % 2) * 0.24) / 10) * Math.PI * 2
    spoke.rotation.y = angle
    spoke.position.x = Math.sin(angle) * 0.115
    spoke.position.z = Math.cos(angle) * 0.115
    hub.add(spoke)
  }
  const lying = new Group()
  lying.rotation.z = -Math.PI / 2
  lying.add(hub)
  return Object.assign(new Group().add(lying), { hub })
}

export interface CoupePaint {
  body: ColorRepresentation
  flat: ColorRepresentation
}

/** A low car with two doors, which stands on y 0 with its nose towards +z. */
export function coupe(kit: Kit, { body, flat }: CoupePaint) {
  const root = new Group()
  const paint = kit.material({ color: body, flat, metalness: 0.55, roughness: 0.24, reflect: 1.5, group: 'character', clay: '#c2643f' }) // prettier-ignore
  const glass = kit.material({ color: '#05070a', flat: '#232c3c', roughness: 0.06, metalness: 0.2, reflect: 1.6, group: 'character', clay: '#5d5752' }) // prettier-ignore
  const dark = kit.material({ color: '#0b0c0e', roughness: 0.55, group: 'character', clay: '#4c4743', flat: '#191b22' }) // prettier-ignore
  const rim = kit.material({ color: '#b9bcc2', metalness: 0.9, roughness: 0.28, group: 'character', flat: '#8c93a3' }) // prettier-ignore
  const red = kit.material({ color: '#2a0203', emissive: '#ff2414', glow: 1, roughness: 0.3, group: 'character', flat: '#ff5a45', line: 0.5 }) // prettier-ignore
  const white = kit.material({ color: '#1c1d1f', emissive: '#fff0d8', glow: 1, roughness: 0.2, group: 'character', flat: '#fff3d6', line: 0.5 }) // prettier-ignore

  const shell = solid(bodyShell(), paint)
  root.add(shell, solid(cabinShell(), glass))
  // The roof is a band in the color of the body over the glass. The pillars continue it downwards.
  const roof = steps(-1.75, 0.42, 16).map((z) => {
    const [high, half] = [keyed(ROOF, z) + 0.026, keyed(CABIN, z) * 0.58]
    return [-1, -0.9, -0.5, 0, 0.5, 0.9, 1].map(
      (x) => new Vector3(x * half, high - 0.07 * x ** 4, z),
    )
  })
  root.add(solid(loft(roof, false), paint))
  const sill = (side: number) => solid(tube([-1.0, -0.3, 0.4, 1.0].map((z) => new Vector3(side * 0.89, 0.22, z)), 0.05, 20), dark) // prettier-ignore
  const waist = (side: number) => solid(tube(steps(-1.6, 0.7, 8).map((z) => new Vector3(side * keyed(CABIN, z) * 0.965, 0.85, z)), 0.012, 24, 6), rim) // prettier-ignore
  root.add(sill(1), sill(-1), waist(1), waist(-1))

  const hubs: Object3D[] = []
  for (const z of AXLES) {
    for (const side of [-1, 1]) {
      const arch = new Mesh(new TorusGeometry(0.375, 0.045, 10, 30, Math.PI * 1.12), dark)
      arch.position.set(side * (keyed(WIDTH, z) - 0.035), WHEEL, z)
      arch.rotation.set(0, Math.PI / 2, 0)
      arch.rotateZ(-0.06 * Math.PI)
      const well = solid(
        turned(
          [
            [0.001, 0],
            [0.37, 0],
            [0.37, 0.16],
            [0.001, 0.16],
          ],
          30,
        ),
        dark,
      )
      well.rotation.z = (-side * Math.PI) / 2
      well.position.set(side * (keyed(WIDTH, z) - 0.17), WHEEL, z)
      const turning = wheel(dark, rim)
      turning.position.set(side * (keyed(WIDTH, z) - 0.1), WHEEL, z)
      if (side < 0) turning.rotation.y = Math.PI
      hubs.push(...(turning.children[0]?.children.slice(0, 1) ?? []))
      root.add(arch, well, turning)
    }
  }

  // One thin light runs around the tail, which no known make of car has.
  const tailLine = [-0.7, -0.66, -0.4, 0, 0.4, 0.66, 0.7].map(
    (x) => new Vector3(x, 0.72 + 0.02 * Math.cos(x * 2), -2.28 + 0.14 * Math.abs(x) ** 5),
  )
  root.add(solid(tube(tailLine, 0.022, 40, 8), red))
  const plate = solid(bevelled(1.16, 0.16, 0.1, 0.04), dark, [0, 0.4, -2.2])
  root.add(plate)
  const tailGlow = glow({ form: 'halo', color: '#ff2a12', strength: 0, width: 2.6, height: 1.1 })
  tailGlow.position.set(0, 0.7, -2.5)
  root.add(tailGlow)

  const beams = [-1, 1].map((side) => {
    const eye = [0.42, 0.58, 0.72].map((x, i) => new Vector3(side * x, 0.56 + i * 0.018, 2.16 - i * 0.1)) // prettier-ignore
    root.add(solid(tube(eye, 0.022, 14, 8), white))
    const beam = glow({ form: 'beam', color: '#ffe9c4', strength: 0, width: 5, height: 22, finalOnly: true }) // prettier-ignore
    beam.rotation.set(Math.PI / 2, 0, 0)
    beam.position.set(side * 0.62, 0.42, 2.2 + 11)
    const flare = glow({ form: 'halo', color: '#ffe9c4', strength: 0, width: 1.7, height: 1.7 })
    flare.position.set(side * 0.62, 0.58, 2.35)
    root.add(beam, flare)
    return { beam, flare }
  })

  return {
    root,
    /** 0 off, 1 full. */
    setLights(front: number, rear: number): void {
      white.emissiveIntensity = 0.05 + front * 26
      red.emissiveIntensity = 0.12 + rear * 13
      tailGlow.setStrength(rear * 0.42)
      for (const { beam, flare } of beams) {
        beam.setStrength(front * 0.13)
        flare.setStrength(front * 0.7)
      }
    },
    /** Turns the wheels for metres driven. */
    roll(metres: number): void {
      for (const hub of hubs) hub.rotation.y = metres / WHEEL
    },
  }
}
