import { Vector3 } from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import type { Kit } from '../../engine/take'
import { palmGrove, thicket } from '../../kit/grove'
import { many, type Spot } from '../../kit/many'
import { fbm2 } from '../../kit/noise'
import { tube } from '../../kit/shapes'
import { BLOCKS, natural, shore, TOWERS } from '../waterfront/plan'

const pegged = (x: number, z: number) =>
  [...TOWERS, ...BLOCKS].some((one) => {
    const [w, d] = 'half' in one ? one.half : [one.width / 2, one.depth / 2]
    return Math.abs(x - one.x) < w + 1 && Math.abs(z - one.z) < d + 1
  })

/** Low scrub in patches with grass below it, and a few wild palms. */
export function scrub(kit: Kit): void {
  const random = kit.random('scrub')
  const [bushes, straw]: [Spot[], Spot[]] = [[], []]
  for (let i = 0; i < 2600 && bushes.length < 330; i++) {
    const x = random.range(-124, 124)
    const z = random.range(-112, shore(x) - 5)
    const grows = fbm2(x / 14, z / 11, 12, 4)
    if (grows < 0.02 || pegged(x, z) || (Math.abs(x + 18) < 17 && Math.abs(z + 20) < 10)) continue
    const size = random.range(0.5, 1.5) * (1 + grows * 1.6)
    const at = new Vector3(x, natural(x, z) + size * 0.25, z)
    const spot = { at, turn: x, size: new Vector3(size * 1.3, size * 0.85, size * 1.2), tint: random.range(0.8, 1.2) } // prettier-ignore
    ;(random.next() < 0.72 ? bushes : straw).push(spot)
  }
  thicket(kit, 'scrub', bushes, { color: '#66743f', flat: '#7d9a63', leaves: 54, leafSize: 0.38 })
  thicket(kit, 'straw', straw, { color: '#a08d55', flat: '#c3ac72', leaves: 40, leafSize: 0.4 })
  const wild = ([[-96, -22], [-91, -27], [-70, -12], [8, -8], [12, -13], [64, -10], [70, -17], [98, -30], [-22, -84], [30, -92], [-40, -9], [-44, -14], [36, -6], [88, -12], [110, -8], [46, -72], [-62, -70]] as const).map(([x, z]) => ({ at: new Vector3(x, natural(x, z) - 0.1, z), turn: x, size: random.range(6, 10), tint: random.range(0.85, 1.1) })) // prettier-ignore
  palmGrove(kit, wild, { trunk: '#7b6853', leaf: '#5d7440', flatTrunk: '#a98d6c', flatLeaf: '#6b9566' }) // prettier-ignore
}

/** Mangroves in the shallow water, on arched roots. */
export function mangroves(kit: Kit): void {
  const random = kit.random('mangroves')
  const arch = (around: number, far: number) =>
    tube(
      [[0, 1.7], [0.5, 1.5], [0.86, 0.8], [1, -1]].map(([away = 0, y = 0]) => new Vector3(Math.cos(around) * away * far, y, Math.sin(around) * away * far)), // prettier-ignore
      0.07,
      7,
      4,
    )
  const roots = mergeGeometries([...Array.from({ length: 9 }, (_, i) => arch(i * 0.7 + 0.3 * (i % 2), 1 + (i % 3) * 0.4)), tube([new Vector3(0, 1.5, 0), new Vector3(0.1, 3, 0)], 0.16, 3, 5)]) // prettier-ignore
  const [feet, heads]: [Spot[], Spot[]] = [[], []]
  for (const [middle, count] of [
    [-80, 13],
    [-62, 7],
    [48, 10],
    [72, 12],
    [104, 8],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const x = middle + random.range(-8, 8)
      const z = shore(x) + random.range(0.5, 9)
      const size = random.range(0.8, 1.35)
      feet.push({ at: new Vector3(x, 0, z), size, turn: x * 3 })
      for (const side of [-1, 1]) heads.push({ at: new Vector3(x + side * random.range(0.4, 1.4), size * random.range(2.8, 3.6), z + random.range(-1, 1)), size: new Vector3(2, 1.35, 1.9).multiplyScalar(size), turn: x + side, tint: random.range(0.8, 1.15) }) // prettier-ignore
    }
  }
  const wood = kit.material({ color: '#5f4e3f', roughness: 0.95, flat: '#8a6d58', line: 0.6 })
  many(kit, roots, wood, feet)
  thicket(kit, 'mangrove', heads, { color: '#43632f', flat: '#4f8c5c', leaves: 88, leafSize: 0.33 }) // prettier-ignore
}
