import { Group, PointLight, SphereGeometry, Vector3 } from 'three'
import type { Kit } from '../../engine/take'
import { palms } from '../../kit/foliage'
import { glow } from '../../kit/glow'
import { noise1 } from '../../kit/noise'
import { bevelled, loft, solid, tube, turned } from '../../kit/shapes'
import { drawnTexture, weave, wood } from '../../kit/textures'

const BACK = -2.55

/** The back wall: felt panels in three depths, walnut slats, and a wave of light in between. */
export function buildRoom(kit: Kit): void {
  const cloth = drawnTexture(kit.random('felt'), weave, { isData: true })
  cloth.repeat.set(3, 3)
  const grain = drawnTexture(kit.random('floor'), wood, { isData: true })
  grain.repeat.set(8, 8)
  const wall = kit.material({ color: '#1c2a31', roughness: 0.95, flat: '#39586a' })
  const felts = [
    kit.material({ color: '#27414a', roughness: 1, bumpMap: cloth, bump: 2, flat: '#4b7483' }),
    kit.material({ color: '#1f343d', roughness: 1, bumpMap: cloth, bump: 2, flat: '#416779' }),
    kit.material({ color: '#38555a', roughness: 1, bumpMap: cloth, bump: 2, flat: '#5d8a92' }),
  ]
  const floor = kit.material({ color: '#3b2a20', roughness: 0.55, roughnessMap: grain, bumpMap: grain, bump: 1, reflect: 0.5, flat: '#7d5a4a' }) // prettier-ignore
  const ground = solid(bevelled(14, 0.1, 14, 0.02), floor, [0, -0.05, 1])
  ground.castShadow = false
  kit.add(ground)
  const plaster = solid(bevelled(12, 3.6, 0.1, 0.02), wall, [0, 1.8, BACK - 0.16])
  plaster.castShadow = false
  kit.add(plaster)

  const random = kit.random('panels')
  for (let column = 0; column < 13; column++) {
    const x = (column - 6) * 0.64
    if (Math.abs(x) < 1.5) continue
    for (let row = 0; row < 6; row++) {
      const deep = random.pick([0.05, 0.09, 0.13] as const)
      const y = 0.32 + row * 0.64 - (column % 2) * 0.32
      const panel = solid(bevelled(0.6, 0.6, deep, 0.022), felts[Math.floor(random.range(0, 2.999))] ?? wall, [x, y, BACK - 0.1 + deep / 2]) // prettier-ignore
      kit.add(panel)
    }
  }
  const walnut = kit.material({ color: '#2b211d', roughness: 0.6, bumpMap: grain, bump: 0.5, flat: '#5a4658', line: 0.28 }) // prettier-ignore
  for (let i = 0; i < 34; i++) {
    kit.add(solid(bevelled(0.046, 3.4, 0.07, 0.008), walnut, [(i - 16.5) * 0.087, 1.7, BACK - 0.06])) // prettier-ignore
  }
  const curtain = kit.material({ color: '#2c2024', roughness: 1, flat: '#5d4156' })
  for (const side of [-1, 1]) {
    const fold = (y: number) =>
      Array.from({ length: 80 }, (_, i) => new Vector3(side * (3.5 + 0.07 * Math.sin(i * 0.85 + noise1(i * 0.2, 3) * 2) * (1 + 0.25 * (3.4 - y) / 3.4)), y, BACK + i * 0.075)) // prettier-ignore
    kit.add(solid(loft([0, 0.8, 1.8, 3.4].map(fold), false), curtain))
  }
}

/** Bars of light on the slats, which move with the voices. */
export function buildWave(kit: Kit) {
  const count = 27
  const bars = Array.from({ length: count }, (_, i) => {
    const hot = Math.exp(-(((i - 13) / 8) ** 2))
    const material = kit.material({ color: '#20100a', emissive: i % 2 ? '#ff9a4a' : '#ffb566', glow: 1.4, flat: '#ffbe74', line: 1 }) // prettier-ignore
    material.emissiveIntensity = 1.1 + 1.1 * hot
    const bar = solid(bevelled(0.03, 1, 0.03, 0.012, 3), material, [(i - 13) * 0.087, 1.5, BACK + 0.03]) // prettier-ignore
    bar.castShadow = false
    return { bar: kit.add(bar), hot }
  })
  const wash = glow({ form: 'pool', color: '#ff8a3c', strength: 0.16, width: 3, height: 1.9, finalOnly: true }) // prettier-ignore
  wash.position.set(0, 1.5, BACK + 0.02)
  kit.add(wash)
  return (seconds: number, loud: number) => {
    bars.forEach(({ bar, hot }, i) => {
      const voice = 0.5 + 0.5 * noise1(seconds * 3.4 + Math.abs(i - 13) * 0.45, 31 + (i % 3))
      bar.scale.y = 0.1 + hot * (0.16 + 0.62 * voice * (0.35 + 0.65 * loud))
    })
    wash.setStrength(0.1 + 0.08 * loud)
  }
}

/** The visible lamps: a dome over the table, a globe on a stand, and a lamp on the shelf. */
export function buildLamps(kit: Kit): void {
  const shade = kit.material({ color: '#14161a', roughness: 0.4, metalness: 0.5, group: 'prop', flat: '#2b3145' }) // prettier-ignore
  const warm = kit.material({ color: '#3a2614', emissive: '#ffb766', glow: 3.2, group: 'prop', flat: '#ffd491', line: 0.5 }) // prettier-ignore
  const brass = kit.material({ color: '#9a7238', metalness: 1, roughness: 0.3, group: 'prop', flat: '#c79a55' }) // prettier-ignore
  const dome = new Group()
  // prettier-ignore
  dome.add(solid(turned([[0.02, 0.17], [0.06, 0.165], [0.2, 0.1], [0.27, 0], [0.262, 0], [0.19, 0.09], [0.02, 0.15]], 44), shade))
  dome.add(
    solid(
      turned(
        [
          [0.001, -0.02],
          [0.07, -0.005],
          [0.09, 0.05],
          [0.05, 0.1],
        ],
        30,
      ),
      warm,
    ),
  )
  dome.add(solid(tube([new Vector3(0, 0.16, 0), new Vector3(0, 2, 0)], 0.006, 3, 6), shade))
  dome.position.set(0, 1.92, -0.1)
  kit.add(dome)
  const beam = glow({ form: 'beam', color: '#ffb870', strength: 0.09, width: 1.9, height: 1.35, finalOnly: true, isFacing: false }) // prettier-ignore
  beam.position.set(0, 1.28, -0.1)
  beam.rotation.z = Math.PI
  kit.add(beam)

  const places = [
    { at: new Vector3(-2.2, 1.55, -1.85), radius: 0.15 },
    { at: new Vector3(2.32, 1.32, -1.95), radius: 0.11 },
  ]
  for (const { at, radius } of places) {
    kit.add(solid(new SphereGeometry(radius, 30, 22), warm, [at.x, at.y, at.z])).castShadow = false
    kit.add(solid(tube([new Vector3(at.x, 0, at.z), new Vector3(at.x, at.y - radius, at.z)], 0.011, 3, 8), brass)) // prettier-ignore
    kit.add(
      solid(
        turned(
          [
            [0.001, 0.03],
            [0.13, 0.02],
            [0.14, 0],
          ],
          30,
        ),
        brass,
        [at.x, 0, at.z],
      ),
    )
    const halo = glow({ form: 'halo', color: '#ff9d4a', strength: 0.5, width: 1.5, height: 1.5 })
    halo.position.copy(at)
    kit.add(halo)
    const light = new PointLight('#ffa050', 3.2, 4.5, 1.8)
    light.position.copy(at).add(new Vector3(0, 0, 0.1))
    kit.add(light)
  }
}

/** A shelf with records and books, and a plant in the corner. */
export function buildCorner(kit: Kit) {
  const random = kit.random('books')
  const walnut = kit.material({ color: '#4d3121', roughness: 0.6, group: 'prop', flat: '#8a5a40' })
  const spines = ['#8f3d2b', '#c99a4b', '#2f5d62', '#d8cdb8', '#34405c', '#70402e'].map((color) => kit.material({ color, roughness: 0.8, group: 'prop' })) // prettier-ignore
  const shelf = new Group()
  for (const y of [0.12, 0.52, 0.92]) shelf.add(solid(bevelled(1.3, 0.035, 0.32, 0.008), walnut, [0, y, 0])) // prettier-ignore
  for (const x of [-0.64, 0.64]) shelf.add(solid(bevelled(0.035, 0.95, 0.32, 0.008), walnut, [x, 0.475, 0])) // prettier-ignore
  for (const [y, x0] of [
    [0.14, -0.6],
    [0.54, -0.6],
    [0.94, -0.1],
  ] as const) {
    // prettier-ignore
    for (let x = x0; x < x0 + (y > 0.9 ? 0.4 : 1.1); ) {
      const [thick, tall] = [random.range(0.022, 0.06), random.range(0.2, 0.33)]
      const book = solid(bevelled(thick, tall, random.range(0.18, 0.24), 0.005), spines[Math.floor(random.range(0, 5.999))] ?? walnut, [x + thick / 2, y + tall / 2, 0.02]) // prettier-ignore
      shelf.add(book)
      x += thick + (random.next() < 0.12 ? 0.14 : 0.003)
    }
  }
  shelf.position.set(2.25, 0, BACK + 0.24)
  kit.add(shelf)
  const { tree, sway } = palms(kit, { trunk: '#3d2c20', leaf: '#2f5a3e', flatTrunk: '#6b5140', flatLeaf: '#4d8f6c' })(5, 3.1) // prettier-ignore
  tree.scale.setScalar(0.42)
  tree.position.set(-2.85, 0.3, -1.95)
  kit.add(tree)
  const pot = kit.material({ color: '#b9aa92', roughness: 0.8, group: 'prop', flat: '#e0d0b4' })
  kit.add(solid(turned([[0.001, 0], [0.17, 0], [0.23, 0.32], [0.2, 0.33], [0.001, 0.3]], 34), pot, [-2.85, 0, -1.95])) // prettier-ignore
  return sway
}
