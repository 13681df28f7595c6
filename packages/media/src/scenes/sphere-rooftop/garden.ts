import { CylinderGeometry, SphereGeometry } from 'three'
import type { Kit } from '../../engine/take'
import { crowd, type Spot } from '../../kit/crowd'
import { cushion } from '../../kit/cushion'
import { clumps, palms } from '../../kit/foliage'
import { tuft } from '../../kit/grass'
import { bevelled, solid, turned } from '../../kit/shapes'
import { Vector3 } from 'three'

/** The area between pool and pergola: two loungers, a group of pots, and lanterns on the deck. */
export function buildGarden(kit: Kit): void {
  const teak = kit.material({ color: '#6d4a30', roughness: 0.65 })
  const canvas = kit.material({ color: '#cdbfa8', roughness: 0.95, reflect: 0.2 })
  const blue = kit.material({ color: '#2b4a5a', roughness: 0.95, reflect: 0.2 })
  for (const x of [-2.9, -1.7]) {
    const spots: Spot[] = [-0.75, 0, 0.75].map((dz) => ({ at: [x, 0.12, 3.3 + dz], size: [0.66, 0.22, 0.06] })) // prettier-ignore
    crowd(kit, bevelled(1, 1, 1, 0.04, 1), teak, spots)
    kit.add(solid(bevelled(0.72, 0.07, 1.9, 0.02), teak, [x, 0.26, 3.3]))
    kit.add(solid(cushion(0.7, 0.13, 1.35, x), canvas, [x, 0.35, 3.02]))
    const back = solid(cushion(0.7, 0.13, 0.75, x + 1), canvas, [x, 0.56, 3.98])
    back.rotation.x = -0.62
    kit.add(back)
    const roll = solid(cushion(0.5, 0.13, 0.2, 2), blue, [x, 0.72, 4.05])
    roll.rotation.x = -0.62
    kit.add(roll)
  }
  const clay = kit.material({ color: '#ffffff', roughness: 0.85 })
  const pots: Spot[] = [[0.9, 3.9, 1.5, '#a5603c'], [1.55, 4.35, 1.05, '#5f5a58'], [0.55, 4.6, 0.85, '#c9b392'], [-3.9, -5.1, 1.1, '#5f5a58'], [3.6, -5.2, 1.25, '#a5603c'], [2.3, 0.95, 0.9, '#c9b392']].map(([x, z, size, tint]) => ({ at: [+(x ?? 0), 0, +(z ?? 0)], size: +(size ?? 1), tint: String(tint) })) // prettier-ignore
  crowd(kit, turned([[0.001, 0.02], [0.2, 0], [0.29, 0.34], [0.3, 0.5], [0.26, 0.5], [0.24, 0.44], [0.001, 0.44]], 40), clay, pots) // prettier-ignore
  const green = kit.material({ color: '#ffffff', roughness: 0.75, side: 2, reflect: 0.4 })
  const blades: Spot[] = pots.slice(1).map(({ at: [x, , z], size }, i) => ({ at: [x, 0.44 * Number(size), z], size: Number(size) * 1.5, turn: [0, i, 0], tint: i % 2 ? '#6f8a4c' : '#4f7350' })) // prettier-ignore
  crowd(kit, tuft(46, 0.8, 0.034, 6), green, blades)
  const { tree } = palms(kit, { trunk: '#4b3a2e', leaf: '#3a5c40' })(15, 2.3)
  tree.position.set(0.9, 0.6, 3.9)
  kit.add(tree)
  kit.add(clumps(kit, [new Vector3(0.9, 0.62, 3.9)], '#49633e', 0.34))
  // Lanterns with a candle each.
  const iron = kit.material({ color: '#1b1c1f', metalness: 0.6, roughness: 0.5 })
  const flame = kit.material({ color: '#000000', emissive: '#ffae52', glow: 6 })
  const paper = kit.material({ color: '#e9c48d', emissive: '#ff9c40', glow: 0.9, opacity: 0.55, side: 2 }) // prettier-ignore
  const lanterns: Spot[] = [[-1.35, 0.75, 1], [-1.15, 1.15, 0.7], [1.7, 2.2, 1.1], [-3.55, 2.3, 0.8], [3.1, -4.6, 1], [-1.9, -4.9, 1.15], [-1.55, -5.15, 0.75]].map(([x = 0, z = 0, size = 1]) => ({ at: [x, 0, z], size })) // prettier-ignore
  crowd(kit, bevelled(0.26, 0.03, 0.26, 0.01), iron, lanterns)
  crowd(kit, bevelled(0.26, 0.04, 0.26, 0.01).translate(0, 0.42, 0), iron, lanterns)
  for (const dx of [-0.115, 0.115]) for (const dz of [-0.115, 0.115]) crowd(kit, bevelled(0.018, 0.42, 0.018, 0.004, 1).translate(dx, 0.21, dz), iron, lanterns) // prettier-ignore
  crowd(kit, new CylinderGeometry(0.085, 0.085, 0.3, 24, 1, true).translate(0, 0.19, 0), paper, lanterns).mesh.castShadow = false // prettier-ignore
  crowd(kit, new SphereGeometry(0.028, 12, 10).scale(1, 1.9, 1).translate(0, 0.2, 0), flame, lanterns).mesh.castShadow = false // prettier-ignore
}
