import { CapsuleGeometry, ConeGeometry, CylinderGeometry, SphereGeometry, Vector3 } from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import type { Kit } from '../../engine/take'
import { palmGrove, thicket } from '../../kit/grove'
import { many, type Spot } from '../../kit/many'
import { bevelled } from '../../kit/shapes'
import { BLOCKS, GROUND, PLOT, POOL, quay, TOWERS } from './plan'

/** Whether a place is not on walls, water or paths. */
function isFree(x: number, z: number, gap: number): boolean {
  if (Math.abs(x - POOL.x) < 19 && Math.abs(z - POOL.z) < 12) return false
  if (z > quay(x) - 17 || z < -82) return false
  return [...TOWERS, ...BLOCKS].every((one) => {
    const [w, d] = 'half' in one ? one.half : [one.width / 2, one.depth / 2]
    return Math.abs(x - one.x) > w + gap || Math.abs(z - one.z) > d + gap
  })
}

/** Palms in rows and groups, shade trees, and hedges. */
export function gardens(kit: Kit) {
  const random = kit.random('gardens')
  const row = Array.from({ length: 33 }, (_, i) => {
    const x = -PLOT.half + 5 + i * 7.2
    return { at: new Vector3(x, GROUND, quay(x) - 10.4), turn: random.range(0, 6), size: random.range(7.5, 9), tint: random.range(0.9, 1.15) } // prettier-ignore
  })
  const pool = Array.from({ length: 15 }, (_, i) => {
    const a = (i / 15) * Math.PI * 2
    return { at: new Vector3(POOL.x + Math.cos(a) * 16, GROUND, POOL.z + Math.sin(a) * 8.6), turn: a * 3, size: random.range(6, 11), tint: random.range(0.85, 1.1) } // prettier-ignore
  })
  const grove = palmGrove(kit, [...row, ...pool], { trunk: '#8a7358', leaf: '#547a38', flatTrunk: '#b28d68', flatLeaf: '#4f9468' }) // prettier-ignore

  const trees: Spot[] = []
  const trunks: Spot[] = []
  for (let i = 0; i < 400 && trees.length < 78; i++) {
    const [x, z] = [random.range(-112, 112), random.range(-82, -8)]
    if (!isFree(x, z, 3.5)) continue
    const size = random.range(1.7, 3)
    trees.push({ at: new Vector3(x, GROUND + 2.4 + size * 0.5, z), size, turn: x, tint: random.range(0.85, 1.15) }) // prettier-ignore
    trunks.push({ at: new Vector3(x, GROUND + 1.4, z) })
  }
  thicket(kit, 'shade trees', trees, { color: '#587c3e', flat: '#5f9a66', leaves: 66, leafSize: 0.4 }) // prettier-ignore
  const bark = kit.material({ color: '#6d5744', roughness: 0.9, flat: '#96745a' })
  many(kit, new CylinderGeometry(0.16, 0.24, 3, 6), bark, trunks)

  const hedges = Array.from({ length: 112 }, (_, i) => {
    const x = -PLOT.half + 3 + i * 2.1
    return { at: new Vector3(x, GROUND + 0.3, quay(x) - 10.4), size: new Vector3(1.3, 0.62, 0.8), turn: i * 2.4, tint: random.range(0.9, 1.2) } // prettier-ignore
  })
  thicket(kit, 'hedges', hedges, {
    color: '#6b8a45',
    flat: '#78aa6c',
    leaves: 26,
    leafSize: 0.5,
    isFar: true,
  })
  return grove
}

/** Umbrellas, loungers, awnings of cafés, and lamps. */
export function furniture(kit: Kit): void {
  const random = kit.random('furniture')
  const cloth = kit.material({ color: '#f3e7d2', roughness: 0.9, flat: '#fff3da' })
  const coral = kit.material({ color: '#d9714c', roughness: 0.9, flat: '#ea8a64' })
  const pale = kit.material({ color: '#efe9de', roughness: 0.8, flat: '#fdf6e8', line: 0.6 })
  const post = kit.material({ color: '#4b4a48', roughness: 0.5, metalness: 0.4, flat: '#6a6470', line: 0.5 }) // prettier-ignore
  const roof = mergeGeometries([new ConeGeometry(1.7, 0.7, 8).translate(0, 2.6, 0), new CylinderGeometry(0.05, 0.05, 2.6, 5).translate(0, 1.3, 0)]) // prettier-ignore
  const [light, warm, beds]: [Spot[], Spot[], Spot[]] = [[], [], []]
  for (let i = 0; i < 22; i++) {
    const a = (i / 22) * Math.PI * 2 + 0.2
    const [x, z] = [POOL.x + Math.cos(a) * 14.6, POOL.z + Math.sin(a) * 7.4]
    if (i % 2) light.push({ at: new Vector3(x, GROUND, z) })
    else for (const side of [-0.8, 0.8]) beds.push({ at: new Vector3(x + side, GROUND + 0.3, z), turn: 1.57 }) // prettier-ignore
  }
  // Cafés in front of the low houses.
  for (const x of [-66, -61, -56, -51, 14, 19, 24, 29, 34, 55, 60, 65]) {
    const at = new Vector3(x + random.range(-0.6, 0.6), GROUND, quay(x) - 14.5 + random.range(-0.8, 0.8)) // prettier-ignore
    ;(Math.round(x) % 2 ? warm : light).push({ at, turn: x, size: 1.15 })
  }
  many(kit, roof, cloth, light)
  many(kit, roof, coral, warm)
  many(kit, bevelled(1.9, 0.25, 0.7, 0.08, 1), pale, beds)
  const lamps = Array.from({ length: 26 }, (_, i) => {
    const x = -PLOT.half + 9 + i * 9
    return { at: new Vector3(x, GROUND, quay(x) - 3.7) }
  })
  const lamp = mergeGeometries([new CylinderGeometry(0.06, 0.09, 4.4, 6).translate(0, 2.2, 0), new CylinderGeometry(0.34, 0.2, 0.24, 8).translate(0, 4.4, 0)]) // prettier-ignore
  many(kit, lamp, post, lamps)
  const bench = kit.material({ color: '#9d7550', roughness: 0.7, flat: '#c79a6c' })
  const benches = Array.from({ length: 18 }, (_, i) => {
    const x = -PLOT.half + 12 + i * 13
    return { at: new Vector3(x, GROUND + 0.3, quay(x) - 7.8) }
  })
  many(kit, bevelled(2.2, 0.45, 0.6, 0.1, 1), bench, benches)
}

/** People who walk along the water in both directions. */
export function strollers(kit: Kit) {
  const random = kit.random('strollers')
  const body = mergeGeometries([new CapsuleGeometry(0.24, 0.95, 3, 8).translate(0, 0.75, 0), new SphereGeometry(0.15, 8, 6).translate(0, 1.6, 0)]) // prettier-ignore
  const coats = (
    [
      ['#e9dfcd', '#fbf1dc'],
      ['#b5543c', '#d9714c'],
      ['#3f5f77', '#527a92'],
    ] as const
  ).map(([color, flat]) => kit.material({ color, flat, roughness: 0.9, line: 0.6 }))
  const sets = coats.map((coat) => {
    const people = Array.from({ length: 15 }, () => ({
      x: random.range(-95, 95),
      off: random.range(2, 8.2),
      speed: random.range(0.9, 1.5) * (random.next() < 0.5 ? -1 : 1),
    }))
    return { people, crowd: many(kit, body, coat, people.map(({ x }) => ({ at: new Vector3(x, GROUND, 0) }))) } // prettier-ignore
  })
  for (const { crowd } of sets) crowd.mesh.name = 'people'
  return {
    walk(seconds: number): void {
      for (const { people, crowd } of sets) {
        people.forEach((one, i) => {
          const x = one.x + one.speed * seconds
          const step = Math.abs(Math.sin(seconds * 5.5 + i * 2)) * 0.05
          crowd.move(i, new Vector3(x, GROUND + step, quay(x) - one.off), 0, [0, -0.05 * Math.sign(one.speed)]) // prettier-ignore
        })
      }
    },
  }
}
