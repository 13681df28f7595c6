import { PointLight, TorusGeometry } from 'three'
import type { Kit } from '../../engine/take'
import { coupe } from '../../kit/coupe'
import { crowd, type Spot } from '../../kit/crowd'
import { bevelled, solid, turned } from '../../kit/shapes'

const AT = [-2.9, 4.9] as const

/** The showroom's main exhibit: a coupé on a turntable under a ring of light. */
export function buildTurntable(kit: Kit): void {
  const [x, z] = AT
  const plinth = kit.material({ color: '#1c1d20', roughness: 0.35, metalness: 0.3, reflect: 0.8 })
  const brass = kit.material({ color: '#b98a4a', metalness: 1, roughness: 0.3 })
  const lamp = kit.material({ color: '#fff2df', emissive: '#fff0d8', glow: 4.5 })
  kit.add(solid(turned([[0.001, 0], [2.68, 0], [2.68, 0.08], [2.66, 0.12], [2.6, 0.14], [0.001, 0.14]], 96), plinth, [x, 0, z])) // prettier-ignore
  const rim = solid(new TorusGeometry(2.67, 0.02, 10, 120).rotateX(Math.PI / 2), brass, [x, 0.1, z])
  kit.add(rim)
  const car = coupe(kit, { body: '#8c1d14', flat: '#d2452f' })
  car.root.position.set(x, 0.14, z)
  car.root.rotation.y = 2.25
  car.setLights(0.6, 0.5)
  kit.add(car.root)

  const ring = solid(new TorusGeometry(1.9, 0.035, 10, 96).rotateX(Math.PI / 2), lamp, [x, 3.95, z])
  kit.add(ring).castShadow = false
  kit.add(solid(new TorusGeometry(1.9, 0.055, 10, 96).rotateX(Math.PI / 2), plinth, [x, 4.0, z]))
  const wires: Spot[] = [0, 1, 2].map((i) => ({ at: [x + 1.9 * Math.cos(i * 2.094), 4.75, z + 1.9 * Math.sin(i * 2.094)], size: [0.012, 1.5, 0.012] })) // prettier-ignore
  crowd(kit, bevelled(1, 1, 1, 0.1, 1), plinth, wires)
  const light = kit.add(new PointLight('#fff0dc', 34, 9, 1.7))
  light.position.set(x, 3.7, z)
}
