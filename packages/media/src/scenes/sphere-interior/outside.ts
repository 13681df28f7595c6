import { Mesh, MeshBasicMaterial, PlaneGeometry, Vector3 } from 'three'
import { paintedAs } from '../../engine/paint'
import type { Kit } from '../../engine/take'
import { towers } from '../../kit/buildings'
import { clumps, palms } from '../../kit/foliage'
import { skyDome } from '../../kit/sky'
import { bevelled, solid } from '../../kit/shapes'
import { drawnTexture } from '../../kit/textures'

export const SUN = new Vector3(-0.5, 0.47, -1).normalize()

/** The view from the windows: a terrace, palms, the bay, and the city on the other shore. */
export function buildOutside(kit: Kit): void {
  skyDome(kit, {
    ...{ zenith: '#5f86b8', middle: '#e0b48a', horizon: '#ffc98a', band: 0.2, strength: 1.25 },
    sun: { direction: SUN, color: '#ffc07a', glow: 0.85, disc: 0.4 },
    clouds: { amount: 0.34, light: '#ffdcae', dark: '#a98c9c', scale: 0.55, seed: 7 },
  })
  const slab = kit.material({ color: '#a08b74', roughness: 0.9 })
  kit.add(solid(bevelled(20, 0.3, 4, 0.05), slab, [0, -0.3, -8.3]))
  const bay = kit.material({ color: '#b98f6c', roughness: 0.25, metalness: 0.4, reflect: 0.8 })
  kit.add(solid(new PlaneGeometry(2400, 1200, 16, 8).rotateX(-Math.PI / 2), bay, [0, -14, -620])).castShadow = false // prettier-ignore
  const { tower } = towers(kit, 'across', { wall: '#8d7f86', flat: '#8d7f86', lit: 0.1, lights: ['#ffdca8'], glow: 0.5 }) // prettier-ignore
  const random = kit.random('across')
  for (let i = 0; i < 34; i++) {
    const x = (i - 17) * 17 + random.range(-6, 6)
    const tall = 22 + 60 * Math.exp(-(((x - 60) / 80) ** 2)) * random.range(0.5, 1.1) + random.range(0, 22) // prettier-ignore
    const one = tower(random.range(9, 15), tall)
    one.position.set(x, -14, -420 + random.range(-30, 30))
    kit.add(one)
  }
  const plant = palms(kit, { trunk: '#4a3626', leaf: '#3c4a26' })
  for (const [i, x, z, tall] of [
    [1, -6.6, -9.6, 5.2],
    [2, 4.9, -9.9, 4.4],
    [3, 7.6, -9, 6.2],
    [4, -2.6, -12.5, 3.6],
  ] as const) {
    // prettier-ignore
    const { tree } = plant(i, tall)
    tree.position.set(x, -0.4, z)
    kit.add(tree)
  }
  const hedge = Array.from({ length: 44 }, (_, i) => new Vector3(-9 + i * 0.42, -0.2, -9.9 + random.range(-0.2, 0.2))) // prettier-ignore
  kit.add(clumps(kit, hedge, '#4c5a2e', 0.36))
}

/**
 * The sky in the floor's reflection. The mirror cuts everything off at the floor, which changes
 * depths, so the painted sky would be drawn before the back wall. This card replaces it while the
 * mirror is drawn.
 */
export function reflectedEvening(kit: Kit) {
  const map = drawnTexture(kit.random('evening'), (pen, _, size) => {
    const wash = pen.createLinearGradient(0, 0, 0, size)
    for (const [at, colour] of [[0, '#8fa9c9'], [0.45, '#ecc79c'], [0.8, '#ffd6a0'], [1, '#ffcf95']] as const) wash.addColorStop(at, colour) // prettier-ignore
    pen.fillStyle = wash
    pen.fillRect(0, 0, size, size)
  }) // prettier-ignore
  const material = paintedAs(new MeshBasicMaterial({ map, fog: false }), { color: '#ffd6a0', group: 'fx', finalOnly: true }) // prettier-ignore
  const card = new Mesh(new PlaneGeometry(1600, 420), material)
  card.position.set(0, 195, -520)
  card.visible = false
  kit.add(card)
  const swap = (isMirror: boolean) => () => {
    card.visible = isMirror
    const sky = kit.scene.getObjectByName('sky')
    if (sky) sky.visible = !isMirror
  }
  return { show: swap(true), hide: swap(false) }
}
