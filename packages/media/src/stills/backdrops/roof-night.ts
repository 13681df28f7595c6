import { Color, FogExp2, PlaneGeometry, PointLight, SphereGeometry, Vector3 } from 'three'
import type { Build, Kit } from '../../engine/take'
import { towers } from '../../kit/buildings'
import { surroundings } from '../../kit/environment'
import { glow } from '../../kit/glow'
import { mirror } from '../../kit/mirror'
import { bevelled, solid, tube, turned } from '../../kit/shapes'
import { skyDome } from '../../kit/sky'
import { setCamera } from './set-camera'

/** The roof terrace at night: strings of bulbs, a wet deck, the city as soft lights. */
export const build: Build = (kit) => {
  const wetness = mirror(kit, { part: 0.5 })
  const deck = wetness.wet(kit.material({ color: '#23272f', roughness: 0.5 }), { amount: 0.8, blur: [0.014, 0.045], puddles: 2.6 }) // prettier-ignore
  const floor = solid(new PlaneGeometry(30, 16), deck, [0, 0, -1])
  floor.rotation.x = -Math.PI / 2
  kit.add(floor)
  wetness.hide(floor)
  parapet(kit)
  lightStrings(kit)
  city(kit)
  skyDome(kit, {
    ...{ zenith: '#0a1030', middle: '#26265e', horizon: '#8d4a72', band: 0.2, strength: 0.8 },
    clouds: { amount: 0.4, light: '#8a5a86', dark: '#1d1c44', scale: 0.6, seed: 9 },
  })
  kit.scene.fog = new FogExp2('#3a2c52', 0.004)
  const { look } = kit
  look.key.position.set(-5, 4.6, 2.2)
  look.key.target.set(0, 0.4, -1)
  Object.assign(look.key, { intensity: 1.7, size: 0.9, extent: 6, reach: 18, color: new Color('#ffb46e') }) // prettier-ignore
  Object.assign(look.sky, { zenith: new Color('#3d4f9c'), horizon: new Color('#6a4a80'), ground: new Color('#191c2c'), intensity: 0.34, extent: 7 }) // prettier-ignore
  surroundings(kit, { zenith: '#10163a', horizon: '#5a3a66', ground: '#0c0d14', strength: 0.6, boxes: [{ azimuth: 150, elevation: 20, width: 60, height: 20, color: '#ffb46e', strength: 2.5 }] }) // prettier-ignore
  Object.assign(look, { exposure: 1.35, bloom: 0.11, vignette: 0.3, grain: 0.01 })
  return setCamera(kit, 0.075)
}

function parapet(kit: Kit): void {
  const wall = kit.material({ color: '#3a3430', roughness: 0.85 })
  const steel = kit.material({ color: '#20242c', roughness: 0.4, metalness: 0.7 })
  const glass = kit.material({ color: '#9fb8d8', roughness: 0.08, opacity: 0.12 })
  kit.add(solid(bevelled(16, 0.34, 0.34, 0.03), wall, [0, 0.17, -3.3]))
  kit.add(solid(bevelled(16, 0.05, 0.07, 0.015), steel, [0, 1.06, -3.3]))
  for (let x = -7; x <= 7; x += 1.4) kit.add(solid(bevelled(0.04, 0.75, 0.05, 0.01), steel, [x, 0.7, -3.3])) // prettier-ignore
  const pane = solid(new PlaneGeometry(16, 0.68), glass, [0, 0.7, -3.29])
  pane.castShadow = false
  kit.add(pane)
  const pot = kit.material({ color: '#6b4632', roughness: 0.8 })
  const green = kit.material({ color: '#2f5038', roughness: 0.6, side: 2 })
  const random = kit.random('pots')
  for (const [x, z] of [
    [-2.35, -2.5],
    [2.5, -2.6],
    [3.25, -2.2],
    [-3.15, -1.6],
  ] as const) {
    kit.add(solid(turned([[0.001, 0], [0.2, 0], [0.27, 0.5], [0.24, 0.5], [0.001, 0.46]], 26), pot, [x, 0, z])) // prettier-ignore
    for (let i = 0; i < 34; i++) {
      const blade = solid(new SphereGeometry(0.5, 10, 6), green, [x, 0.48, z])
      blade.scale.set(0.05, 0.012, random.range(0.5, 1.05))
      blade.rotation.set(-random.range(0.5, 1.35), random.range(0, 6.3), 0, 'YXZ')
      blade.translateZ(0.34)
      kit.add(blade)
    }
  }
}

function lightStrings(kit: Kit): void {
  const wire = kit.material({ color: '#0c0c0e', roughness: 0.8 })
  const bulb = kit.material({ color: '#3a2208', emissive: '#ffb35c', glow: 7 })
  const strings = [[[-4.6, 2.75, 0.5], [4.6, 2.5, -2.6]], [[-4.6, 2.6, -3.1], [4.6, 2.85, -1.2]], [[-4.4, 3.0, -1.6], [4.8, 2.3, -3.2]]] as const // prettier-ignore
  for (const [a, b] of strings) {
    const [from, to] = [new Vector3(...a), new Vector3(...b)]
    const at = (t: number) =>
      from
        .clone()
        .lerp(to, t)
        .add(new Vector3(0, -0.62 * 4 * t * (1 - t), 0))
    kit.add(solid(tube(Array.from({ length: 9 }, (_, i) => at(i / 8)), 0.006, 30, 5), wire)) // prettier-ignore
    for (let i = 1; i < 15; i++) {
      const p = at(i / 15)
      const one = solid(new SphereGeometry(0.034, 12, 10), bulb, [p.x, p.y - 0.05, p.z])
      one.castShadow = false
      kit.add(one)
      const halo = glow({ form: 'halo', color: '#ff9d45', strength: 0.55, width: 0.4, height: 0.4 })
      halo.position.set(p.x, p.y - 0.05, p.z)
      kit.add(halo)
    }
  }
  const warm = new PointLight('#ffa04f', 5, 9, 2)
  warm.position.set(-0.5, 2.2, -1.9)
  kit.add(warm)
}

function city(kit: Kit): void {
  const random = kit.random('blocks')
  const lights = ['#ffd28a', '#ffb066', '#ffe9c6', '#7fd6ff', '#ff8fa8'] as const
  const near = towers(kit, 'near', { wall: '#161a2e', flat: '#3c4179', lit: 0.5, lights, glow: 2.2, windows: [12, 36] }) // prettier-ignore
  const far = towers(kit, 'far', { wall: '#22264a', flat: '#6460a0', lit: 0.42, lights, glow: 1.6, windows: [12, 34] }) // prettier-ignore
  for (const [set, count, z, wide, low, high] of [
    [near, 8, -46, 62, 58, 80],
    [far, 15, -105, 130, 66, 104],
  ] as const) {
    // prettier-ignore
    for (let i = 0; i < count; i++) {
      const x = (i / (count - 1) - 0.5) * wide + random.range(-3, 3)
      const one = set.tower(random.range(7, 11), random.range(low, high) - (Math.abs(x) < 9 && set === near ? 14 : 0), random.range(7, 11)) // prettier-ignore
      one.position.set(x, -58, z + random.range(-9, 9))
      one.rotation.y = random.range(-0.4, 0.4)
      one.traverse((part) => (part.castShadow = false))
      kit.add(one)
    }
  }
  for (const [color, y, z, strength] of [
    ['#ff8a4a', 2, -60, 0.4],
    ['#d8468f', 22, -130, 0.5],
  ] as const) {
    // prettier-ignore
    const haze = glow({ form: 'haze', color, strength, width: 300, height: 60 })
    haze.position.set(0, y, z)
    kit.add(haze)
  }
}
