import { Group, TorusGeometry, type ColorRepresentation } from 'three'
import type { Kit } from '../engine/take'
import { bevelled, solid, turned } from './shapes'

/** Closed headphones for a puppet's head. `wide` is larger for thick hair. */
export function headset(kit: Kit, color: ColorRepresentation, { wide = 0.158, tall = 0.2 } = {}) {
  const shell = kit.material({ color, roughness: 0.35, group: 'character', clay: '#57504a' })
  const pad = kit.material({ color: '#17181b', roughness: 0.8, group: 'character', clay: '#453f3a' }) // prettier-ignore
  const steel = kit.material({ color: '#b9bcc2', roughness: 0.2, metalness: 1, group: 'character', clay: '#9b948b', line: 0.5 }) // prettier-ignore
  const root = new Group()
  const band = solid(new TorusGeometry(wide + 0.006, 0.013, 10, 40, Math.PI), shell)
  band.scale.set(1, tall / wide, 1.7)
  root.add(band)
  for (const side of [-1, 1]) {
    // prettier-ignore
    const cup = solid(turned([[0.001, 0.046], [0.034, 0.044], [0.046, 0.034], [0.05, 0.012], [0.05, 0]], 28), shell, [side * wide, -0.012, 0])
    cup.rotation.z = (side * -Math.PI) / 2
    const ring = solid(new TorusGeometry(0.045, 0.016, 10, 28), pad, [side * (wide - 0.006), -0.012, 0]) // prettier-ignore
    ring.rotation.y = Math.PI / 2
    const plate = solid(turned([[0.001, 0], [0.024, 0], [0.026, -0.003]], 24), steel, [side * (wide + 0.048), -0.012, 0]) // prettier-ignore
    plate.rotation.z = (side * -Math.PI) / 2
    root.add(cup, ring, plate, solid(bevelled(0.012, 0.07, 0.02, 0.005), steel, [side * (wide + 0.014), 0.03, 0])) // prettier-ignore
  }
  return root
}
