import { PlaneGeometry } from 'three'
import type { Kit } from '../../engine/take'
import { towers } from '../../kit/buildings'
import { glow } from '../../kit/glow'
import type { mirror } from '../../kit/mirror'
import { noise1 } from '../../kit/noise'
import { bevelled, solid } from '../../kit/shapes'

const AWAY = -640

/**
 * The city across the bay in three rows. The tallest towers are a little to the right of the road's
 * end.
 */
export function buildCity(kit: Kit) {
  const warm = ['#ffd79a', '#ffbf73', '#ffe9c4', '#ffcf8a'] as const
  const near = towers(kit, 'near towers', { wall: '#141a29', flat: '#4a4f7d', lit: 0.38, lights: warm, glow: 1, windows: [13, 40] }) // prettier-ignore
  const far = towers(kit, 'far towers', { wall: '#232b45', flat: '#7a719d', lit: 0.32, lights: warm, glow: 1, windows: [12, 36] }) // prettier-ignore
  const random = kit.random('city')
  const beacons: ReturnType<typeof glow>[] = []
  for (const [row, set, count] of [
    [0, near, 26],
    [1, far, 24],
    [2, far, 20],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const x = (i / (count - 1) - 0.5) * 640 + random.range(-9, 9)
      const peak = Math.exp(-(((x - 46) / 95) ** 2)) + 0.45 * Math.exp(-(((x + 165) / 60) ** 2))
      const tall = 16 + 30 * Math.abs(noise1(i * 1.7, row + 3)) + peak * random.range(42, 84) * (1 - row * 0.1) // prettier-ignore
      const one = set.tower(random.range(10, 17), tall, random.range(10, 16))
      one.position.set(x, -2, AWAY - row * 55 + random.range(-12, 12))
      one.rotation.y = random.range(-0.3, 0.3)
      kit.add(one)
      if (tall > 78 && beacons.length < 9) {
        const light = glow({ form: 'halo', color: '#ff3a24', strength: 0.8, width: 9, height: 9, finalOnly: true }) // prettier-ignore
        light.position.set(x, tall * 1.06, one.position.z + 8)
        beacons.push(kit.add(light))
      }
    }
  }
  const shore = kit.material({ color: '#10151c', roughness: 1, flat: '#39406a' })
  kit.add(solid(bevelled(760, 3.4, 60, 1.4), shore, [0, -1.2, AWAY - 2]))
  const haze = glow({ form: 'haze', color: '#ff9a58', strength: 0.24, width: 1100, height: 150, finalOnly: true }) // prettier-ignore
  haze.position.set(40, 66, AWAY - 130)
  kit.add(haze)
  const skins = [...near.skins, ...far.skins]
  return {
    /** The windows come on, and the beacons pulse. */
    set(seconds: number, night: number): void {
      for (const skin of skins) skin.emissiveIntensity = 0.25 + 1.7 * night
      haze.setStrength(0.1 + 0.16 * night)
      beacons.forEach((light, i) => light.setStrength(0.5 + 0.5 * Math.sin(seconds * 4 + i * 1.9)))
    },
  }
}

/** The bay: still water that reflects the sky and the city. */
export function buildBay(kit: Kit, wet: ReturnType<typeof mirror>): void {
  const surface = kit.material({ color: '#0a121d', roughness: 0.3, reflect: 0.2, flat: '#4b568a', line: 0.5, clay: '#9aa2a5' }) // prettier-ignore
  wet.wet(surface, { amount: 1, blur: [0.012, 0.05], waves: { height: 0.05, length: 2.6 } })
  const plane = solid(new PlaneGeometry(2600, 1500).rotateX(-Math.PI / 2), surface, [0, -1.1, -500])
  plane.castShadow = false
  plane.name = 'bay'
  kit.add(plane)
  wet.hide(plane)
}
