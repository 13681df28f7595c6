import { Group, Vector3 } from 'three'
import type { Kit } from '../../engine/take'
import { noise1 } from '../../kit/noise'
import { bevelled, loft, solid, tube, turned } from '../../kit/shapes'
import { stageLights } from '../../kit/stage-lights'
import { concrete, drawnTexture } from '../../kit/textures'

const [HALF, FRONT, BACK, TALL, CURVE] = [4.6, 2.1, -3.5, 4.1, 1.3]

/** The green surface that curves from the floor to the wall, with its thickness and its markers. */
function sweep(kit: Kit, root: Group): void {
  const green = kit.material({ color: '#17803a', roughness: 0.85, flat: '#3fb765', clay: '#b9b7a8' }) // prettier-ignore
  const edge = kit.material({ color: '#c9c2b2', roughness: 0.9, flat: '#e5dcc8' })
  const mark = kit.material({ color: '#0c4f24', roughness: 0.9, group: 'prop', flat: '#1f7f43', line: 0.5 }) // prettier-ignore
  const line: [number, number][] = [[FRONT, 0.03]]
  for (let i = 0; i <= 12; i++) {
    const angle = (i / 12) * (Math.PI / 2)
    line.push([BACK + CURVE - CURVE * Math.sin(angle), 0.03 + CURVE - CURVE * Math.cos(angle)])
  }
  line.push([BACK, TALL])
  const across = (x: number) => line.map(([z, y]) => new Vector3(x, y, z))
  root.add(solid(loft([across(HALF), across(0), across(-HALF)], false), green))
  for (const side of [-1, 1]) {
    const rim = tube(across(side * HALF), 0.035, 60, 8)
    root.add(solid(rim, edge))
  }
  root.add(solid(bevelled(HALF * 2, 0.06, 0.08, 0.02), edge, [0, 0.02, FRONT]))
  root.add(solid(bevelled(HALF * 2.02, 0.07, 0.1, 0.02), edge, [0, TALL, BACK - 0.04]))
  for (let column = -3; column <= 3; column++) {
    for (const y of [1.75, 2.6, 3.45]) {
      for (const turn of [0, Math.PI / 2]) {
        const bar = solid(bevelled(0.15, 0.03, 0.008, 0.002), mark, [
          column * 1.15,
          y,
          BACK + 0.006,
        ])
        bar.rotation.z = turn
        bar.castShadow = false
        root.add(bar)
      }
    }
  }
}

/** The studio around the stage: walls, drapes, the grid with its lamps, and equipment. */
export function buildStage(kit: Kit): Group {
  const root = new Group()
  sweep(kit, root)
  const cast = drawnTexture(kit.random('floor'), concrete, { isData: true })
  cast.repeat.set(6, 6)
  const floor = kit.material({ color: '#2a2c30', roughness: 0.5, roughnessMap: cast, bumpMap: cast, bump: 0.6, flat: '#555a70' }) // prettier-ignore
  const wall = kit.material({ color: '#2d343e', roughness: 0.95, flat: '#3f4760' })
  const drape = kit.material({ color: '#1c2028', roughness: 1, flat: '#2f354b', line: 0.5 })
  const steel = kit.material({ color: '#3a3e46', metalness: 0.7, roughness: 0.4, group: 'prop', flat: '#5c647d' }) // prettier-ignore
  const ground = solid(bevelled(30, 0.2, 26, 0.02), floor, [0, -0.1, 2])
  ground.castShadow = false
  root.add(ground, solid(bevelled(30, 8, 0.2, 0.02), wall, [0, 4, -6.4]))
  for (const side of [-1, 1]) {
    const fold = (y: number) =>
      Array.from({ length: 110 }, (_, i) => new Vector3(side * (6.6 + 0.13 * Math.sin(i * 0.9 + 2 * noise1(i * 0.17, 5)) * (1.2 - y / 9)), y, -6.2 + i * 0.13)) // prettier-ignore
    root.add(solid(loft([0, 2, 4, 6.6].map(fold), false), drape))
  }

  for (const z of [-2.4, -0.4, 1.6]) root.add(solid(tube([new Vector3(-7, 5.15, z), new Vector3(7, 5.15, z)], 0.035, 4, 10), steel)) // prettier-ignore
  for (const x of [-4.4, -1.5, 1.5, 4.4]) root.add(solid(tube([new Vector3(x, 5.24, -5), new Vector3(x, 5.24, 3)], 0.035, 4, 10), steel)) // prettier-ignore
  const lamps = stageLights(kit)
  for (const [x, z] of [
    [-3, -2.4],
    [-1, -2.4],
    [1, -2.4],
    [3, -2.4],
    [-2, -0.4],
    [2, -0.4],
  ] as const) {
    // prettier-ignore
    const lantern = lamps.lantern(0.42, 0.3)
    lantern.position.set(x, 5.15, z)
    root.add(lantern)
  }
  for (const x of [-3.6, 0, 3.6]) {
    const one = lamps.fresnel(0.75)
    one.position.set(x, 5.15, 1.6)
    one.rotation.y = Math.PI - x * 0.16
    root.add(one)
  }
  for (const side of [-1, 1]) {
    const box = lamps.softbox(2.55, 1.05, 0.26)
    box.position.set(side * 3.75, 0.03, 1.3)
    box.rotation.y = -side * (Math.PI / 2 + 0.25)
    root.add(box)
  }
  // Things beside the green surface cast no shadow, because it must be evenly lit for keying.
  root.traverse((part) => {
    part.castShadow = false
  })
  root.add(fan(kit))
  cases(kit, root)
  return root
}

/** The wind machine. */
function fan(kit: Kit): Group {
  const dark = kit.material({ color: '#202329', roughness: 0.5, group: 'prop', flat: '#3a4058' })
  const amber = kit.material({ color: '#b8862a', roughness: 0.5, group: 'prop', flat: '#e2b04a' })
  const root = new Group()
  // prettier-ignore
  const drum = solid(turned([[0.5, -0.16], [0.54, -0.16], [0.54, 0.16], [0.5, 0.16], [0.5, -0.16]], 44), amber)
  const head = new Group()
  head.add(drum)
  for (let i = 0; i < 9; i++) {
    const blade = solid(bevelled(0.9, 0.015, 0.02, 0.005), dark, [0, 0.16, 0])
    blade.rotation.y = (i / 9) * Math.PI
    head.add(blade)
  }
  head.rotation.set(Math.PI / 2, 0, Math.PI / 2 - 0.25)
  head.position.y = 0.95
  root.add(head, solid(bevelled(0.9, 0.08, 0.6, 0.03), dark, [0, 0.06, 0]))
  for (const z of [-0.24, 0.24]) root.add(solid(bevelled(0.05, 0.9, 0.05, 0.015), dark, [0, 0.5, z])) // prettier-ignore
  root.position.set(3.35, 0.03, -0.5)
  return root
}

/** Equipment cases and cables at the edge of the stage. */
function cases(kit: Kit, root: Group): void {
  const skin = kit.material({ color: '#2b2e36', roughness: 0.6, group: 'prop', flat: '#474e68' })
  const trim = kit.material({ color: '#8b9099', metalness: 0.9, roughness: 0.3, group: 'prop', flat: '#a3a9ba', line: 0.5 }) // prettier-ignore
  const rubber = kit.material({ color: '#0e0f12', roughness: 0.9, group: 'prop', flat: '#23273a' })
  for (const [x, y, z, w, h, turn] of [
    [5.4, 0.35, 0.6, 0.9, 0.7, 0.2],
    [5.3, 0.95, 0.5, 0.7, 0.5, 0.05],
    [5.6, 0.3, 1.9, 0.8, 0.6, -0.3],
    [-5.5, 0.4, -0.6, 1, 0.8, 0.25],
  ] as const) {
    // prettier-ignore
    const box = new Group()
    box.add(solid(bevelled(w, h, 0.6, 0.02), skin))
    for (const up of [-1, 1]) box.add(solid(bevelled(w + 0.02, 0.035, 0.62, 0.01), trim, [0, up * h * 0.46, 0])) // prettier-ignore
    box.position.set(x, y, z)
    box.rotation.y = turn
    root.add(box)
  }
  const run = [[3.75, 1.5], [4.4, 2.4], [3.6, 3.1], [4.9, 3.6], [6, 2.9]].map(([x = 0, z = 0]) => new Vector3(x, 0.02, z)) // prettier-ignore
  root.add(solid(tube(run, 0.016, 50, 6), rubber))
}
