import { ConeGeometry, SphereGeometry } from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import type { Kit } from '../../engine/take'
import { underWaves } from '../../kit/caustics'
import { crowd, type Spot } from '../../kit/crowd'
import { tuft } from '../../kit/grass'
import { noise1 } from '../../kit/noise'
import { solid, turned } from '../../kit/shapes'
import { terrain } from '../../kit/terrain'
import { asphalt, drawnTexture } from '../../kit/textures'
import { bedAt, sea } from './waters'

/** The seabed: sand with stones, shells and upright roots, and grass that sways. */
export function buildSeabed(kit: Kit) {
  const grain = drawnTexture(kit.random('sand'), asphalt, { isData: true })
  grain.repeat.set(26, 26)
  const sand = underWaves(kit.material({ color: '#a8947a', roughness: 0.95, bumpMap: grain, bump: 1.6, reflect: 0.2 }), sea) // prettier-ignore
  kit.add(solid(terrain(44, 210, bedAt), sand)).castShadow = false
  const random = kit.random('bed')
  const place = (near: number, far: number): [number, number] => {
    const [angle, away] = [random.range(0, 6.283), near + (far - near) * Math.sqrt(random.next())]
    return [Math.cos(angle) * away, Math.sin(angle) * away]
  }
  const any = underWaves(kit.material({ color: '#ffffff', roughness: 0.85 }), sea)
  const stones: Spot[] = Array.from({ length: 260 }, () => {
    const [x, z] = place(0.5, 10)
    const size = random.range(0.25, 1) ** 2 * 1.5
    return { at: [x, bedAt(x, z) + 0.01, z], turn: [0, random.range(0, 6), random.range(-0.2, 0.2)], size: [size, size * 0.6, size * 0.8], tint: random.pick(['#8c8470', '#a99a7c', '#6a6a58', '#c9b892']) } // prettier-ignore
  })
  crowd(kit, new SphereGeometry(0.09, 12, 9), any, stones)
  const pencils: Spot[] = Array.from({ length: 420 }, (_, i) => {
    const angle = i * 0.61
    const away = 2.6 + 0.016 * i + random.range(-0.5, 0.5)
    const [x, z] = [Math.cos(angle) * away, Math.sin(angle) * away]
    return { at: [x, bedAt(x, z) + 0.12, z], turn: [random.range(-0.12, 0.12), 0, random.range(-0.12, 0.12)], size: [1, random.range(0.5, 1.5), 1], tint: random.pick(['#7a624a', '#8d7a58', '#6a5a48']) } // prettier-ignore
  })
  crowd(kit, new ConeGeometry(0.02, 0.34, 8, 3), any, pencils)
  const shells: Spot[] = Array.from({ length: 22 }, () => {
    const [x, z] = place(0.7, 4)
    return { at: [x, bedAt(x, z) + 0.03, z], turn: [1.2, random.range(0, 6), 0.3], size: random.range(0.6, 1.2), tint: random.pick(['#e8c9a8', '#d99a7c', '#f0e2cc']) } // prettier-ignore
  })
  crowd(kit, turned([[0.001, 0], [0.02, 0.02], [0.05, 0.05], [0.045, 0.07], [0.06, 0.085], [0.05, 0.11], [0.03, 0.13], [0.02, 0.17], [0.001, 0.2]], 18), any, shells) // prettier-ignore

  // Fallen leaves, of which the newer ones are yellow and the older ones brown.
  const fallen: Spot[] = Array.from({ length: 300 }, () => {
    const [x, z] = place(0.3, 6)
    return { at: [x, bedAt(x, z) + 0.018, z], turn: [random.range(-0.2, 0.2), random.range(0, 6), random.range(-0.2, 0.2)], size: random.range(0.6, 1.3), tint: random.pick(['#d9a52e', '#b8702a', '#8a4a24', '#6d4a2c', '#c9b84a']) } // prettier-ignore
  })
  crowd(kit, new SphereGeometry(0.075, 10, 6).scale(1, 0.09, 0.42), any, fallen)
  const arms = Array.from({ length: 5 }, (_, i) => new ConeGeometry(0.035, 0.15, 8, 2).scale(1, 1, 0.5).rotateX(-Math.PI / 2).translate(0, 0, -0.075).rotateY((i / 5) * Math.PI * 2)) // prettier-ignore
  const stars: Spot[] = [[0.5, -0.62, '#d9622e'], [-0.7, 0.35, '#c94a58'], [1.5, 1.2, '#e08a3a'], [-1.7, -1.2, '#d9622e']].map(([x, z, tint]) => ({ at: [+(x ?? 0), bedAt(+(x ?? 0), +(z ?? 0)) + 0.02, +(z ?? 0)], turn: [0, +(x ?? 0) * 5, 0], size: 1.15, tint: String(tint) })) // prettier-ignore
  crowd(kit, mergeGeometries(arms), any, stars)

  const blade = underWaves(kit.material({ color: '#ffffff', roughness: 0.7, side: 2, reflect: 0.3 }), sea) // prettier-ignore
  // The grass is in patches, not a lawn: it grows where the noise is high, and around a clearing.
  const meadow: Spot[] = []
  for (let i = 0; i < 9000 && meadow.length < 1500; i++) {
    const [x, z] = place(0.85, 9.5)
    const away = Math.hypot(x, z)
    if (noise1(x * 0.5 + 4, 7) + noise1(z * 0.55 + 9, 8) < 0.34 - 0.045 * away) continue
    meadow.push({ at: [x, bedAt(x, z) - 0.02, z], turn: [0, random.range(0, 6), 0], size: random.range(0.5, 1.35), tint: random.pick(['#5f8f3c', '#7aa548', '#48783c', '#93ab4e', '#3c6a44']) }) // prettier-ignore
  }
  const grass = crowd(kit, tuft(9, 0.56, 0.02, 5), blade, meadow)
  return (seconds: number) => {
    grass.move(
      meadow.map((spot) => {
        const [x, , z] = spot.at
        const surge = Math.sin(seconds * 1.1 + x * 0.5 + z * 0.3)
        return { ...spot, turn: [0.16 * surge + 0.06 * noise1(seconds + x * 3, 4), spot.turn?.[1] ?? 0, 0.1 * surge] } // prettier-ignore
      }),
    )
  }
}
