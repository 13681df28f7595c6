import { BoxGeometry, PlaneGeometry, SphereGeometry, Vector3 } from 'three'
import type { Kit } from '../../engine/take'
import { towers } from '../../kit/buildings'
import { crowd, type Spot } from '../../kit/crowd'
import { glow } from '../../kit/glow'
import { mirror } from '../../kit/mirror'
import { solid } from '../../kit/shapes'
import { skyDome } from '../../kit/sky'

/** The height of the streets relative to the deck, in meters. */
export const BELOW = -44
export const AFTERGLOW = new Vector3(0.28, 0.035, -1).normalize()
const WARM = ['#ffd79a', '#ffbf73', '#ffe9c4', '#ffcf8a', '#cfe2ff'] as const

function sky(kit: Kit): void {
  skyDome(kit, {
    ...{ zenith: '#0c1d52', middle: '#33478c', horizon: '#cf7d66', band: 0.17, strength: 1 },
    sun: { direction: AFTERGLOW, color: '#ff9a48', glow: 0.9 },
    clouds: { amount: 0.2, light: '#f28f70', dark: '#2b2f66', scale: 0.42, seed: 11 },
  })
  const random = kit.random('stars')
  const star = kit.material({ color: '#000000', emissive: '#dfe8ff', glow: 1.6 })
  const spots: Spot[] = Array.from({ length: 260 }, () => {
    const [around, up] = [random.range(0, 6.283), random.range(0.5, 1)]
    const flat = Math.sqrt(1 - up * up) * 1200
    return { at: [flat * Math.cos(around), up * 1200, flat * Math.sin(around)], size: random.range(0.35, 1) } // prettier-ignore
  })
  crowd(kit, new SphereGeometry(1.15, 6, 5), star, spots).mesh.castShadow = false
  const moon = kit.material({ color: '#000000', emissive: '#fff3dc', glow: 2.2 })
  kit.add(solid(new SphereGeometry(15, 32, 24), moon, [-560, 470, 760])).castShadow = false
  const ring = glow({ form: 'halo', color: '#aebcf0', strength: 0.2, width: 190, height: 190, isFacing: false }) // prettier-ignore
  ring.position.set(-540, 453, 733)
  ring.lookAt(0, 0, 0)
  kit.add(ring)
}

/** Whether a place is land. The bay is ahead, and its shore curves around the terrace. */
const isLand = (x: number, z: number) => z > -52 + 0.0022 * x * x * Math.sign(-Math.abs(x) + 130)

function blocks(kit: Kit): void {
  const paint = { flat: '#4a4f7d', lights: WARM } as const
  const near = towers(kit, 'near', { ...paint, wall: '#2a2733', lit: 0.34, glow: 1.5, windows: [24, 52] }) // prettier-ignore
  const far = towers(kit, 'far', { ...paint, wall: '#3d3a58', lit: 0.3, glow: 1.3, windows: [20, 56] }) // prettier-ignore
  const random = kit.random('blocks')
  const lamps: Spot[] = []
  const street = 46
  for (let row = -4; row < 9; row++) {
    for (let column = -9; column <= 9; column++) {
      const [x, z] = [column * street + 12, row * street - 6]
      const away = Math.hypot(x, z)
      for (let i = 0; i < 6; i++) lamps.push({ at: [x + street / 2, BELOW + 5, z - street / 2 + i * 8] }, { at: [x - street / 2 + i * 8, BELOW + 5, z + street / 2] }) // prettier-ignore
      if (away < 40 || away > 430 || !isLand(x, z)) continue
      const wide = random.range(17, 28)
      // Buildings around the terrace are low, so that the view is open. Those behind are tall,
      // because the center is there.
      const centre = Math.exp(-(((x + 150) / 110) ** 2) - ((z - 180) / 130) ** 2)
      const tall = away < 80 ? random.range(18, 40) : random.range(22, 62) + centre * random.range(30, 110) // prettier-ignore
      const one = (away < 170 ? near : far).tower(wide, tall, random.range(17, 26))
      one.position.set(x + random.range(-4, 4), BELOW, z + random.range(-4, 4))
      kit.add(one)
    }
  }
  const lamp = kit.material({ color: '#000000', emissive: '#ffb566', glow: 5 })
  const onLand = lamps.filter(({ at: [x, , z] }) => isLand(x, z))
  crowd(kit, new SphereGeometry(0.5, 6, 5), lamp, onLand).mesh.castShadow = false
  const ground = kit.material({ color: '#17161d', roughness: 1 })
  kit.add(
    solid(new PlaneGeometry(1600, 900, 40, 24).rotateX(-Math.PI / 2), ground, [0, BELOW, 400]),
  )
  for (const side of [-1, 1]) kit.add(solid(new BoxGeometry(600, 1.4, 1200, 8, 1, 16), ground, [side * 440, BELOW, -100])) // prettier-ignore
}

/** The other shore, the causeway that leads to it, and boats at anchor. */
function bay(kit: Kit): void {
  const wet = mirror(kit, { y: BELOW - 1, part: 0.7 })
  const water = kit.material({ color: '#0c1626', roughness: 0.35, reflect: 0.25 })
  wet.wet(water, { amount: 1, blur: [0.01, 0.045], waves: { height: 0.06, length: 5 } })
  const plane = solid(new PlaneGeometry(3200, 1700, 60, 40).rotateX(-Math.PI / 2), water, [0, BELOW - 1, -850]) // prettier-ignore
  plane.castShadow = false
  kit.add(plane)
  wet.hide(plane)
  const across = towers(kit, 'across', { wall: '#4a4468', flat: '#7a719d', lit: 0.3, lights: WARM, glow: 1.5, windows: [12, 30] }) // prettier-ignore
  const random = kit.random('across')
  for (let i = 0; i < 40; i++) {
    const x = (i - 20) * 24 + random.range(-8, 8)
    const peak = Math.exp(-(((x + 90) / 90) ** 2)) + 0.6 * Math.exp(-(((x - 260) / 60) ** 2))
    const one = across.tower(random.range(12, 19), 20 + random.range(0, 26) + peak * random.range(50, 110)) // prettier-ignore
    one.position.set(x, BELOW, -720 - random.range(0, 60))
    kit.add(one)
  }
  const shore = kit.material({ color: '#1c1a26', roughness: 1 })
  kit.add(solid(new BoxGeometry(1300, 5, 90, 20, 1, 2), shore, [0, BELOW, -760]))
  const concrete = kit.material({ color: '#3a3846', roughness: 0.9 })
  const bulb = kit.material({ color: '#000000', emissive: '#ffc27a', glow: 6 })
  const deck: Spot[] = []
  const lights: Spot[] = []
  for (let i = 0; i < 66; i++) {
    const [x, z] = [150 - i * 4.4 + 40 * Math.sin(i * 0.05), -70 - i * 10]
    deck.push({ at: [x, BELOW + 6, z], turn: [0, 0.36, 0], size: [12, 1.2, 12] }, { at: [x, BELOW + 2, z], size: [2, 9, 2] }) // prettier-ignore
    lights.push({ at: [x - 5, BELOW + 11, z], size: 1 + i * 0.012 })
  }
  crowd(kit, new BoxGeometry(1, 1, 1), concrete, deck)
  crowd(kit, new SphereGeometry(0.55, 8, 6), bulb, lights).mesh.castShadow = false
  const hull = kit.material({ color: '#d8d2c6', roughness: 0.5 })
  const boats: Spot[] = Array.from({ length: 11 }, () => ({ at: [random.range(-190, 60), BELOW - 0.3, random.range(-190, -80)], turn: [0, random.range(0, 6), 0], size: random.range(0.7, 1.3) })) // prettier-ignore
  crowd(kit, new SphereGeometry(1, 16, 8).scale(5, 1.1, 1.5), hull, boats)
  crowd(kit, new SphereGeometry(0.35, 8, 6).translate(0, 4.5, 0), bulb, boats).mesh.castShadow = false // prettier-ignore
  crowd(kit, new BoxGeometry(0.16, 8, 0.16).translate(0, 4, 0), hull, boats)
}

export function buildCity(kit: Kit): void {
  sky(kit)
  blocks(kit)
  bay(kit)
}
