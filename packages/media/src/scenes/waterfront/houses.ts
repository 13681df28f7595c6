import { BoxGeometry, Vector3, type BufferGeometry } from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import type { Kit } from '../../engine/take'
import { curvedTower, loggiaBlock, STOREY, towerPaints } from '../../kit/balcony-tower'
import { thicket } from '../../kit/grove'
import type { Spot } from '../../kit/many'
import { bevelled, solid } from '../../kit/shapes'
import { BLOCKS, GROUND, TOWERS } from './plan'

/** Towers with curved balconies, and low houses with loggias in front of them. */
export function houses(kit: Kit): void {
  const paints = towerPaints(kit)
  const random = kit.random('roofs')
  const green: Spot[] = []
  TOWERS.forEach((one) => {
    const tower = curvedTower(paints, one)
    tower.position.set(one.x, GROUND, one.z)
    tower.rotation.y = one.turn
    kit.add(tower)
    if (one.floors > 16) kit.construct(tower)
    const base = bevelled(one.half[0] * 2.3, 0.5, one.half[1] * 2.3, 0.2, 1)
    const plinth = solid(base, paints.slab, [one.x, GROUND + 0.1, one.z])
    plinth.rotation.y = one.turn
    kit.add(plinth)
    for (let i = 0; i < 9; i++) {
      const a = random.range(0, Math.PI * 2)
      const y = GROUND + one.floors * STOREY + 2.3
      green.push({ at: new Vector3(one.x + Math.cos(a) * one.half[0] * 0.72, y, one.z + Math.sin(a) * one.half[1] * 0.72), size: random.range(0.6, 1.2), turn: a }) // prettier-ignore
    }
  })
  BLOCKS.forEach((one, i) => {
    const block = loggiaBlock(kit, `block ${i}`, paints, one)
    block.position.set(one.x, GROUND, one.z)
    block.rotation.y = one.turn
    const roof = one.floors * STOREY + 1
    const shade: BufferGeometry[] = []
    for (let slat = 0; slat < 14; slat++) shade.push(new BoxGeometry(0.18, 0.16, 5).translate(-3.2 + slat * 0.5, 2.7, 0)) // prettier-ignore
    for (const [x, z] of [[-3, -2.3], [3.2, -2.3], [-3, 2.3], [3.2, 2.3]] as const) shade.push(new BoxGeometry(0.16, 2.7, 0.16).translate(x, 1.35, z)) // prettier-ignore
    block.add(solid(mergeGeometries(shade), paints.wood, [one.width * 0.22, roof - 0.2, 0]))
    kit.add(block)
    for (let bush = 0; bush < 10; bush++) {
      const across = random.range(-0.46, 0.2) * one.width
      const back = (random.next() < 0.5 ? -0.4 : 0.4) * one.depth
      const at = new Vector3(across, roof, back).applyAxisAngle(new Vector3(0, 1, 0), one.turn)
      green.push({ at: at.add(new Vector3(one.x, GROUND, one.z)), size: random.range(0.5, 1), turn: across }) // prettier-ignore
    }
  })
  thicket(kit, 'roof gardens', green, { color: '#5d7f42', flat: '#68a06e', leaves: 34, leafSize: 0.46, isFar: true }) // prettier-ignore
}
