import { DoubleSide, Group, Object3D, Vector3, type BufferGeometry } from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import type { Kit } from '../engine/take'
import { noise1 } from './noise'
import { loft, solid, tube, turned } from './shapes'

/** A broad leaf along +x, folded along its rib. */
function blade(long: number, wide: number, droop: number): BufferGeometry {
  const rings = Array.from({ length: 9 }, (_, i) => {
    const t = i / 8
    const half = wide * Math.sin(Math.PI * Math.min(1, t * 0.94 + 0.04)) ** 0.75
    const [x, y] = [t * long, -droop * t * t * long]
    return [
      new Vector3(x - half * 0.15, y + half * 0.32, -half),
      new Vector3(x, y, 0),
      new Vector3(x - half * 0.15, y + half * 0.32, half),
    ]
  })
  return loft(rings, false)
}

export interface PlantPlan {
  height: number
  leaves: number
  leaf: readonly [long: number, wide: number]
  pot: readonly [radius: number, height: number]
  seed: number
  colours: { leaf: string; flatLeaf: string; pot: string; flatPot: string }
}

/** A plant in a pot: long stalks that each carry one broad leaf. */
export function houseplant(kit: Kit, plan: PlantPlan) {
  const { height, leaves, leaf, pot, seed, colours } = plan
  const green = kit.material({ color: colours.leaf, flat: colours.flatLeaf, roughness: 0.45, reflect: 0.8, side: DoubleSide, line: 0.8 }) // prettier-ignore
  const clay = kit.material({ color: colours.pot, flat: colours.flatPot, roughness: 0.8 })
  const group = new Group()
  const [r, h] = pot
  group.add(solid(turned([[0.001, 0], [r * 0.72, 0], [r * 0.9, h * 0.4], [r, h], [r * 0.88, h], [r * 0.84, h * 0.9], [0.001, h * 0.88]], 28), clay)) // prettier-ignore
  const parts: BufferGeometry[] = []
  for (let i = 0; i < leaves; i++) {
    const t = (i + 0.5) / leaves
    const around = i * 2.4 + noise1(i, seed) * 0.4
    const lean = 0.12 + 0.75 * (1 - t) + noise1(i * 1.7, seed + 1) * 0.12
    const long = (height - h) * (0.55 + 0.45 * t)
    const out = new Vector3(Math.cos(around), 0, -Math.sin(around))
    const tip = out.clone().multiplyScalar(Math.sin(lean) * long).setY(h * 0.9 + Math.cos(lean) * long) // prettier-ignore
    const middle = tip
      .clone()
      .multiplyScalar(0.5)
      .setY(h * 0.9 + Math.cos(lean) * long * 0.6)
    parts.push(tube([new Vector3(0, h * 0.85, 0), middle, tip], 0.011, 6, 5))
    const one = new Object3D()
    one.rotation.order = 'YZX'
    one.rotation.set(noise1(i, seed + 4) * 0.4, around, 0.5 - lean * 0.7)
    one.scale.setScalar(0.8 + 0.3 * noise1(i * 3.1, seed + 3))
    one.position.copy(tip)
    one.updateMatrix()
    parts.push(blade(leaf[0], leaf[1], 0.5).applyMatrix4(one.matrix))
  }
  const crown = new Group()
  crown.add(solid(mergeGeometries(parts), green))
  group.add(crown)
  return {
    group,
    sway(seconds: number, amount = 1): void {
      crown.rotation.x = noise1(seconds * 0.9, seed) * 0.025 * amount
      crown.rotation.z = noise1(seconds * 0.7, seed + 8) * 0.03 * amount
    },
  }
}
