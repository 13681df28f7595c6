import { CylinderGeometry, SphereGeometry, Vector3 } from 'three'
import type { Kit } from '../../engine/take'
import { crowd, type Spot } from '../../kit/crowd'
import { bevelled, solid, tube, turned } from '../../kit/shapes'
import { cushion } from '../../kit/cushion'

/**
 * A bar with stools and lamps below the gallery. On the gallery are a desk and a chair at the rail.
 */
export function buildBar(kit: Kit): void {
  const stone = kit.material({ color: '#cbbba2', roughness: 0.35, reflect: 0.7 })
  const green = kit.material({ color: '#2f4a3e', roughness: 0.6 })
  const brass = kit.material({ color: '#b98a4a', metalness: 1, roughness: 0.28 })
  const dark = kit.material({ color: '#1d1a18', roughness: 0.5 })
  const leather = kit.material({ color: '#8a4a26', roughness: 0.55 })
  const glass = kit.material({ color: '#fff0da', emissive: '#ffd49a', glow: 3.2, roughness: 0.6 })
  const [x, z] = [2.6, 7.5]
  kit.add(solid(bevelled(2.9, 0.92, 0.75, 0.03), green, [x, 0.46, z]))
  kit.add(solid(bevelled(3.1, 0.06, 0.95, 0.02), stone, [x, 0.95, z]))
  const flutes: Spot[] = Array.from({ length: 36 }, (_, i) => ({ at: [x - 1.4 + i * 0.08, 0.46, z - 0.38], size: [0.06, 0.86, 0.05] })) // prettier-ignore
  crowd(kit, bevelled(1, 1, 1, 0.25, 2), green, flutes)
  for (let i = 0; i < 4; i++) {
    const at = x - 1.1 + i * 0.74
    kit.add(solid(cushion(0.38, 0.12, 0.38, i), leather, [at, 0.7, z - 0.75]))
    kit.add(solid(turned([[0.001, 0], [0.2, 0], [0.2, 0.015], [0.03, 0.04], [0.025, 0.62], [0.12, 0.66]]), dark, [at, 0, z - 0.75])) // prettier-ignore
  }
  for (let i = 0; i < 3; i++) {
    const at = x - 0.95 + i * 0.95
    kit.add(solid(new SphereGeometry(0.13, 28, 20), glass, [at, 1.95, z])).castShadow = false
    kit.add(solid(new CylinderGeometry(0.045, 0.06, 0.1, 20), brass, [at, 2.1, z]))
    kit.add(solid(tube([new Vector3(at, 2.12, z), new Vector3(at, 2.82, z)], 0.006, 4, 6), dark))
  }
  // Bottles and bowls on a shelf behind the bar.
  const wood = kit.material({ color: '#8a6240', roughness: 0.6 })
  for (const y of [1.35, 1.85]) kit.add(solid(bevelled(3.2, 0.05, 0.28, 0.01), wood, [x, y, 8.74]))
  const random = kit.random('bottles')
  const any = kit.material({ color: '#ffffff', roughness: 0.2, reflect: 1.2 })
  const spots: Spot[] = Array.from({ length: 34 }, (_, i) => ({
    at: [x - 1.45 + (i % 17) * 0.18 + random.range(-0.03, 0.03), i < 17 ? 1.375 : 1.875, 8.74],
    size: [random.range(0.85, 1.2), random.range(0.7, 1.2), random.range(0.85, 1.2)],
    tint: random.pick(['#3d5a34', '#7c4a1e', '#c7b790', '#28424a', '#8f2f1f']),
  }))
  crowd(kit, turned([[0.001, 0], [0.045, 0], [0.048, 0.02], [0.048, 0.17], [0.018, 0.23], [0.016, 0.31], [0.001, 0.31]], 18), any, spots) // prettier-ignore
  // The desk on the gallery.
  kit.add(solid(bevelled(1.8, 0.06, 0.8, 0.02), wood, [-3.4, 3.72, 7.7]))
  for (const side of [-0.8, 0.8]) kit.add(solid(bevelled(0.06, 0.76, 0.7, 0.02), dark, [-3.4 + side, 3.33, 7.7])) // prettier-ignore
  kit.add(solid(new SphereGeometry(0.16, 24, 18), glass, [-2.85, 4.02, 7.75])).castShadow = false
  kit.add(solid(cushion(0.55, 0.14, 0.5, 4), leather, [-3.4, 3.42, 8.25]))
  kit.add(solid(cushion(0.55, 0.5, 0.14, 4), leather, [-3.4, 3.72, 8.5]))
  const painting = kit.material({ color: '#c9743a', roughness: 0.9 })
  const pale = kit.material({ color: '#e3d5bb', roughness: 0.9 })
  kit.add(solid(bevelled(1.7, 1.3, 0.06, 0.01), pale, [-3.4, 4.55, 8.94]))
  kit.add(solid(new CylinderGeometry(0.36, 0.36, 0.03, 48).rotateX(Math.PI / 2), painting, [-3.1, 4.62, 8.9])) // prettier-ignore
}
