import { Group, Vector3 } from 'three'
import type { Kit } from '../../engine/take'
import { towers } from '../../kit/buildings'
import { glow } from '../../kit/glow'
import { bevelled, solid, tube, turned } from '../../kit/shapes'
import { skyDome } from '../../kit/sky'
import { concrete, drawnTexture } from '../../kit/textures'

/**
 * A roof above the city at night: a parapet with a line of light, machines, and towers in the
 * background.
 */
export function buildRooftop(kit: Kit): Group {
  const root = new Group()
  const cast = drawnTexture(kit.random('roof'), concrete, { isData: true })
  cast.repeat.set(5, 5)
  const deck = kit.material({ color: '#31353f', roughness: 0.32, roughnessMap: cast, bumpMap: cast, bump: 0.5, reflect: 1.2, flat: '#4a4f78' }) // prettier-ignore
  const wall = kit.material({ color: '#262a35', roughness: 0.7, flat: '#3d4270' })
  const steel = kit.material({ color: '#454a57', metalness: 0.5, roughness: 0.45, group: 'prop', flat: '#5d6294' }) // prettier-ignore
  const neon = kit.material({ color: '#04161c', emissive: '#27d7e8', glow: 3, group: 'prop', flat: '#59e6ee', line: 0.3 }) // prettier-ignore
  const add = (mesh: ReturnType<typeof solid>) => {
    mesh.castShadow = false
    root.add(mesh)
  }
  add(solid(bevelled(26, 0.3, 11, 0.02), deck, [0, -0.15, 1.4]))
  add(solid(bevelled(26, 0.62, 0.34, 0.04), wall, [0, 0.31, -3.4]))
  add(solid(bevelled(26, 0.07, 0.46, 0.02), steel, [0, 0.64, -3.4]))
  add(solid(bevelled(25, 0.03, 0.02, 0.008), neon, [0, 0.54, -3.21]))
  for (const [x, z, w, h] of [
    [-3.2, -2.5, 1.5, 0.85],
    [3.7, -2.3, 1.1, 1.2],
    [5, -2.6, 1.3, 0.8],
  ] as const) {
    // prettier-ignore
    add(solid(bevelled(w, h, 0.95, 0.04), steel, [x, h / 2, z]))
    for (let i = 0; i < 6; i++) add(solid(bevelled(w * 0.84, 0.03, 0.03, 0.008), wall, [x, h * (0.25 + i * 0.11), z + 0.48])) // prettier-ignore
  }
  // A water tank on legs, as on the roofs of old towns.
  // prettier-ignore
  add(solid(turned([[0.001, 4.6], [0.5, 4.35], [1.15, 3.9], [1.1, 3.85], [1.1, 2.1], [0.001, 2.05]], 30), wall, [-5.4, 0, -5.6]))
  for (const [x, z] of [[-0.8, -0.8], [0.8, -0.8], [-0.8, 0.8], [0.8, 0.8]] as const) add(solid(tube([new Vector3(-5.4 + x, -6, -5.6 + z), new Vector3(-5.4 + x, 2.1, -5.6 + z)], 0.06, 2, 8), steel)) // prettier-ignore

  const random = kit.random('blocks')
  const lights = ['#ffd28a', '#ffb066', '#ffe9c6', '#7fd6ff', '#ff8fc0'] as const
  const near = towers(kit, 'near', { wall: '#1a1f33', flat: '#3c4179', lit: 0.3, lights, glow: 1.7, windows: [20, 64] }) // prettier-ignore
  const far = towers(kit, 'far', { wall: '#272c4d', flat: '#6460a0', lit: 0.26, lights, glow: 1.2, windows: [18, 58] }) // prettier-ignore
  for (const [set, count, z, wide, low, high] of [
    [near, 10, -62, 104, 62, 100],
    [far, 14, -95, 170, 70, 128],
  ] as const) {
    // prettier-ignore
    for (let i = 0; i < count; i++) {
      const x = (i / (count - 1) - 0.5) * wide + random.range(-3, 3)
      const one = set.tower(random.range(8, 13), random.range(low, high) - (Math.abs(x) < 7 ? 22 : 0), random.range(8, 12)) // prettier-ignore
      one.position.set(x, -62, z + random.range(-9, 9))
      one.rotation.y = random.range(-0.4, 0.4)
      one.traverse((part) => {
        part.castShadow = false
      })
      root.add(one)
    }
  }
  const haze = glow({ form: 'haze', color: '#d8468f', strength: 0.16, width: 420, height: 90, finalOnly: true }) // prettier-ignore
  haze.position.set(0, 26, -130)
  const streets = glow({ form: 'haze', color: '#ff8a4a', strength: 0.35, width: 200, height: 40, finalOnly: true }) // prettier-ignore
  streets.position.set(0, -1, -62)
  root.add(haze, streets)
  // The light of that line and of signs across the street, which falls on the wet deck.
  for (const [color, x, z, width, strength] of [
    ['#1fc3d8', -1, -2.5, 15, 0.3],
    ['#ff6aa8', 4.2, 0.6, 7, 0.14],
    ['#ff9a58', -4, 0.8, 7, 0.2],
  ] as const) {
    // prettier-ignore
    const pool = glow({ form: 'pool', color, strength, width, height: 3, finalOnly: true })
    pool.rotation.x = -Math.PI / 2
    pool.position.set(x, 0.02, z)
    root.add(pool)
  }
  skyDome(kit, {
    ...{ zenith: '#060b24', middle: '#1b1f52', horizon: '#7c3a72', band: 0.25, strength: 0.9 },
    clouds: { amount: 0.35, light: '#7d4a86', dark: '#191a40', scale: 0.6, seed: 7 },
    flat: ['#8a5a9a', '#1d2152'],
  })
  const sky = kit.scene.children.at(-1)
  if (sky) root.add(sky)
  return root
}
