import { FogExp2, Group, PlaneGeometry, PointLight, Vector3 } from 'three'
import type { Kit } from '../../engine/take'
import { surroundings } from '../environment'
import { glow } from '../glow'
import { swarm } from '../particles'
import { solid, tube } from '../shapes'
import { skyDome } from '../sky'
import { drawnTexture, wood } from '../textures'
import { leafTufts, mangrove } from './lagoon-plants'
import { mossCushions } from './moss'

const WATER = -0.62
const TURN = Math.PI * 2

/** The root on which the guide stands. Its top is at the origin. */
function buildPerch(kit: Kit): void {
  const grain = drawnTexture(kit.random('bark'), wood, { isData: true })
  grain.repeat.set(5, 2)
  const bark = kit.material({ color: '#5a4636', roughness: 0.85, bumpMap: grain, bump: 4, flat: '#8a5a44', group: 'set' }) // prettier-ignore
  const line = [[-4.2, -1.1, 0.3], [-2, -0.52, 0.12], [-0.8, -0.47, 0], [0.4, -0.45, -0.02], [1.6, -0.48, -0.25], [2.5, 0.1, -0.7], [2.9, 1.6, -1], [3, 4.5, -1.1]].map(([x = 0, y = 0, z = 0]) => new Vector3(x, y, z)) // prettier-ignore
  kit.add(solid(tube(line, (t) => 0.44 + 0.05 * t + 0.025 * Math.sin(t * 29) + 0.012 * Math.sin(t * 67), 70, 18), bark)).name = 'perch' // prettier-ignore
  kit.add(
    mossCushions(kit, [
      [0.02, -0.09, 0.03, 0.58, 0.1, 0.32],
      [-0.92, -0.2, 0.12, 0.36, 0.12, 0.28],
      [1.05, -0.12, -0.02, 0.44, 0.12, 0.28],
      [-1.8, -0.36, 0.2, 0.36, 0.12, 0.26],
    ]),
  )
  const side = [[-1.5, -0.45, 0.2], [-1.1, -0.2, 0.62], [-0.95, -0.9, 0.85]].map(([x = 0, y = 0, z = 0]) => new Vector3(x, y, z)) // prettier-ignore
  kit.add(
    solid(
      tube(side, (t) => 0.13 - 0.04 * t, 18, 10),
      bark,
    ),
  )
  const young = Array.from({ length: 5 }, (_, i) => new Vector3(-1.25 - i * 0.16, -0.02 - i * 0.04, 0.12)) // prettier-ignore
  kit.add(leafTufts(kit, 'young', young, { color: '#6f9a2f', flat: '#a8c24e', size: 0.13, per: 5 }))
}

/** Roots and crowns in the background. Near ones are darker, and far ones paler and warmer. */
function buildForest(kit: Kit): void {
  const random = kit.random('forest')
  const rows = [
    { z: -4, bark: '#232722', flat: '#3f5a5e', count: 4, wide: 9 },
    { z: -7.5, bark: '#3f4636', flat: '#5f8480', count: 6, wide: 15 },
    { z: -12, bark: '#6d7048', flat: '#8fb09a', count: 8, wide: 23 },
  ]
  for (const { z, bark, flat, count, wide } of rows) {
    const skin = kit.material({ color: bark, flat, roughness: 0.95, line: 0.55 })
    const grove = new Group()
    for (let i = 0; i < count; i++) {
      const x = ((i + 0.5) / count - 0.5) * wide + random.range(-0.6, 0.6)
      // The space behind the guide is left free, so that its silhouette is clear.
      const at = new Vector3(x + Math.sign(x || 1) * 0.9, 0, z + random.range(-1, 1))
      mangrove(grove, skin, random, { at, tall: 5.5, floor: WATER, spread: random.range(1.1, 1.8) })
    }
    kit.add(grove)
    // A second copy of the trees is their reflection in the water.
    const twin = grove.clone()
    twin.scale.y = -1
    twin.position.y = 2 * WATER
    twin.traverse((one) => (one.castShadow = false))
    kit.add(twin)
  }
  const spots = (count: number, wide: number, low: number, high: number, z: number) =>
    Array.from({ length: count }, (_, i) => {
      const x = (i / (count - 1) - 0.5) * wide + random.range(-0.3, 0.3)
      return new Vector3(x, random.range(low, high), z + random.range(-1, 1))
    })
  kit.add(leafTufts(kit, 'far', spots(60, 24, 2.2, 4.6, -11), { color: '#7d9448', flat: '#9dbb7a', size: 0.62, line: 0.3 })) // prettier-ignore
  kit.add(leafTufts(kit, 'middle', spots(52, 15, 2, 3.6, -7), { color: '#4f7538', flat: '#6a9a63', size: 0.46, line: 0.4 })) // prettier-ignore
  kit.add(leafTufts(kit, 'low', spots(80, 27, -0.6, 1.5, -13), { color: '#7f8f48', flat: '#93b486', size: 0.6, line: 0.25 })) // prettier-ignore
}

/** Dark leaves close to the lens, which frame the picture and give it depth. */
function buildFrame(kit: Kit) {
  const corner = (x: number, y: number, count: number) =>
    Array.from({ length: count }, (_, i) => new Vector3(x + (i % 3) * 0.13, y + Math.floor(i / 3) * 0.13, 1.7)) // prettier-ignore
  const left = leafTufts(kit, 'left', corner(-1.2, 1.14, 9), { color: '#1b3a2a', flat: '#1d4a4c', size: 0.17, per: 6 }) // prettier-ignore
  const right = leafTufts(kit, 'right', corner(0.85, 1.34, 6), { color: '#1f3f2c', flat: '#1d4a4c', size: 0.15, per: 6 }) // prettier-ignore
  kit.add(left)
  kit.add(right)
  return [left, right]
}

/**
 * A clearing among mangroves in the morning. The guide stands at the origin. All movement repeats
 * after `period` seconds, so that a loop is seamless.
 */
export function lagoonPerch(kit: Kit, period: number) {
  buildPerch(kit)
  buildForest(kit)
  const frame = buildFrame(kit)
  const water = kit.material({ color: '#2b5a55', roughness: 0.6, reflect: 0.6, opacity: 0.62, flat: '#5fa3a0', line: 0.4 }) // prettier-ignore
  const pool = solid(new PlaneGeometry(90, 70).rotateX(-Math.PI / 2), water, [0, WATER, -18])
  pool.castShadow = false
  kit.add(pool)
  skyDome(kit, {
    ...{ zenith: '#2f6660', middle: '#7fa06a', horizon: '#f6cf84', band: 0.16 },
    sun: { direction: new Vector3(0.45, 0.32, -1), color: '#ffce7a', glow: 0.7 },
    flat: ['#f7e2ae', '#a9cfb8'],
  })
  surroundings(kit, {
    ...{ zenith: '#39605e', horizon: '#a59a68', ground: '#1a241c', strength: 0.7 },
    boxes: [
      { azimuth: 60, elevation: 38, width: 46, height: 34, color: '#fff0cf', strength: 4 },
      { azimuth: 215, elevation: 24, width: 20, height: 70, color: '#8fd0e0', strength: 1.6 },
    ],
  })
  kit.scene.fog = new FogExp2('#8f9c5c', 0.034)
  const gaps = [
    [2.1, 2.6, -9, 2.6, 0.5],
    [3.1, 1.6, -8, 1.5, 0.34],
    [-2.6, 2.2, -9, 1.6, 0.3],
    [-3.6, 1.2, -9, 1.2, 0.26],
    [1.2, 3.1, -9, 1.3, 0.28],
    [-1.3, 3, -9, 1.4, 0.2],
  ].map(([x = 0, y = 0, z = 0, size = 1, strength = 0]) => {
    // prettier-ignore
    const one = glow({ form: 'pool', color: '#ffc765', strength: strength * 1.5, width: size, height: size, isFacing: true, finalOnly: true }) // prettier-ignore
    one.position.set(x, y, z)
    return { one: kit.add(one), strength }
  })
  const beams = [0.5, 0.78].map((lean, i) => {
    const beam = glow({ form: 'streak', color: '#ffe0a0', strength: 0.12, width: 9, height: 1.5 - i * 0.6, finalOnly: true }) // prettier-ignore
    beam.position.set(1.2 + i * 1.3, 1.9, -3.4 - i)
    beam.rotation.z = 0.95 + lean * 0.14
    return kit.add(beam)
  })
  const motes = swarm(kit, {
    ...{ name: 'motes', count: 46, color: '#ffe9b8', strength: 0.5, size: 0.007 },
    at: ([a, b, c, e], seconds) => {
      const sway = (k: number) => Math.sin((seconds / period) * TURN + (a + b * 3 + c * 7 + e + k) * 6.3) // prettier-ignore
      return new Vector3((a - 0.5) * 5 + sway(0) * 0.12, -0.4 + b * 2.6 + sway(1.3) * 0.1, -1.3 + c * 2) // prettier-ignore
    },
  })
  kit.add(motes.mesh)
  const rim = kit.add(new PointLight('#ffd089', 44, 9, 1.6))
  rim.position.set(-1.5, 2.1, -1.7)
  const fill = kit.add(new PointLight('#b9def2', 8, 9, 1.4))
  fill.position.set(-2.4, 0.9, 2.2)

  return {
    set(seconds: number): void {
      const turn = (seconds / period) * TURN
      motes.move(seconds)
      frame.forEach((one, i) => (one.rotation.z = Math.sin(turn + i * 2) * 0.025))
      gaps.forEach(({ one, strength }, i) => one.setStrength(1.5 * strength * (1 + 0.15 * Math.sin(turn + i * 1.7)))) // prettier-ignore
      beams.forEach((one, i) => one.setStrength(0.11 + 0.03 * Math.sin(turn + i * 2.4)))
      const { key, sky } = kit.look
      key.target.set(0, 0.7, 0)
      key.position.set(5.2, 5, 2.6)
      key.color.set('#ffd9a0')
      key.intensity = 4.8
      key.size = 0.9
      key.extent = 3.2
      key.reach = 20
      sky.zenith.set('#8fc3d8')
      sky.horizon.set('#c3d8dc')
      sky.ground.set('#8f8450')
      sky.intensity = 0.5
      sky.extent = 3
    },
  }
}
