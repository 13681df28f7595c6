import { BoxGeometry, CylinderGeometry, DoubleSide, PlaneGeometry, SphereGeometry, Vector3 } from 'three' // prettier-ignore
import type { Kit } from '../../engine/take'
import { crowd, type Spot } from '../../kit/crowd'
import { clumps } from '../../kit/foliage'
import { bevelled, solid, tube, turned } from '../../kit/shapes'
import { drawnTexture, wood } from '../../kit/textures'

/** A pergola with a laid table below. */
function pergola(kit: Kit): void {
  const grain = drawnTexture(kit.random('pergola'), wood, { isData: true })
  const teak = kit.material({ color: '#7a5438', roughness: 0.7, bumpMap: grain, bump: 1 })
  const [left, right, near, far, y] = [3.4, 7.2, 1.3, 6, 2.75]
  const bars: Spot[] = []
  for (const x of [left, right]) for (const z of [near, far]) bars.push({ at: [x, y / 2, z], size: [0.13, y, 0.13] }) // prettier-ignore
  for (const x of [left, right]) bars.push({ at: [x, y, (near + far) / 2], size: [0.12, 0.2, far - near + 0.8] }) // prettier-ignore
  for (let i = 0; i < 19; i++) bars.push({ at: [(left + right) / 2, y + 0.15, near - 0.3 + i * 0.295], size: [right - left + 0.9, 0.13, 0.05] }) // prettier-ignore
  crowd(kit, bevelled(1, 1, 1, 0.04, 1), teak, bars)
  const random = kit.random('vine')
  const vine = Array.from({ length: 70 }, () => new Vector3(random.range(left - 0.2, right + 0.4), y + 0.12, random.range(near + 1.6, far + 0.3))) // prettier-ignore
  kit.add(clumps(kit, vine, '#3d5a38', 0.19))
  kit.add(clumps(kit, vine.filter((_, i) => i % 3 === 0).map((v) => v.clone().add(new Vector3(0.1, 0.14, 0.05))), '#b5476a', 0.13)) // prettier-ignore

  const [x, z] = [(left + right) / 2, (near + far) / 2]
  kit.add(solid(bevelled(1, 0.06, 2.7, 0.02), teak, [x, 0.74, z]))
  for (const end of [-1, 1]) kit.add(solid(bevelled(0.8, 0.7, 0.08, 0.02), teak, [x, 0.36, z + end])) // prettier-ignore
  const linen = kit.material({ color: '#d8cdb8', roughness: 0.95 })
  const china = kit.material({ color: '#e9e2d4', roughness: 0.25 })
  const flame = kit.material({ color: '#000000', emissive: '#ffb050', glow: 8 })
  kit.add(solid(bevelled(0.36, 0.012, 2.9, 0.005), linen, [x, 0.775, z]))
  const plates: Spot[] = []
  const stools: Spot[] = []
  for (let i = 0; i < 4; i++) for (const s of [-1, 1]) {
    plates.push({ at: [x + s * 0.33, 0.772, z - 1 + i * 0.66] })
    stools.push({ at: [x + s * 0.85, 0, z - 1 + i * 0.66], turn: [0, s * 1.5708, 0] })
  } // prettier-ignore
  crowd(kit, turned([[0.001, 0], [0.08, 0], [0.125, 0.02], [0.12, 0.022], [0.08, 0.008], [0.001, 0.008]], 32), china, plates) // prettier-ignore
  crowd(kit, bevelled(0.4, 0.05, 0.4, 0.02).translate(0, 0.45, 0), linen, stools)
  crowd(kit, bevelled(0.36, 0.42, 0.03, 0.02).translate(0, 0.7, 0.19), teak, stools)
  for (const dx of [-0.17, 0.17]) for (const dz of [-0.17, 0.17]) crowd(kit, new CylinderGeometry(0.016, 0.012, 0.45, 8).translate(dx, 0.225, dz), teak, stools) // prettier-ignore
  const candles: Spot[] = [-0.9, -0.3, 0.35, 0.95].map((dz) => ({ at: [x + 0.05 * dz, 0.78, z + dz] })) // prettier-ignore
  crowd(kit, new CylinderGeometry(0.028, 0.03, 0.14, 16).translate(0, 0.07, 0), china, candles)
  crowd(kit, new SphereGeometry(0.016, 10, 8).scale(1, 1.9, 1).translate(0, 0.175, 0), flame, candles).mesh.castShadow = false // prettier-ignore
  const rattan = kit.material({ color: '#c79a5e', emissive: '#ff9f45', glow: 0.9, roughness: 0.9, side: DoubleSide }) // prettier-ignore
  for (const [i, dz] of [-1.2, 0.1, 1.3].entries()) {
    kit.add(solid(turned([[0.25, -0.02], [0.27, 0.02], [0.2, 0.2], [0.05, 0.34]], 32), rattan, [x, 1.75 + (i % 2) * 0.16, z + dz])) // prettier-ignore
    kit.add(solid(tube([new Vector3(x, 2.05, z + dz), new Vector3(x, 2.85, z + dz)], 0.008, 3, 6), teak)) // prettier-ignore
  }
}

/** The building over the stairs: glass doors, warm light inside, a green wall and a bar. */
function house(kit: Kit): void {
  const grain = drawnTexture(kit.random('cladding'), wood, { isData: true })
  const clad = kit.material({ color: '#5d4230', roughness: 0.75, bumpMap: grain, bump: 1 })
  const white = kit.material({ color: '#b9ac9c', roughness: 0.9 })
  const steel = kit.material({ color: '#1d1f23', metalness: 0.6, roughness: 0.45 })
  const room = kit.material({ color: '#7d6248', emissive: '#ffb060', glow: 0.16, roughness: 1 })
  const [left, right, front, back, tall] = [-7.4, 2.4, 6.5, 9.4, 3.3]
  kit.add(solid(bevelled(right - left + 1, 0.26, back - front + 1.4, 0.05), white, [(left + right) / 2, tall, (front + back) / 2 - 0.3])) // prettier-ignore
  kit.add(
    solid(new BoxGeometry(right - left, tall, 0.2), room, [(left + right) / 2, tall / 2, back]),
  )
  for (const x of [left, right]) kit.add(solid(new BoxGeometry(0.24, tall, back - front), clad, [x, tall / 2, (front + back) / 2])) // prettier-ignore
  const slats: Spot[] = []
  for (let i = 0; i < 30; i++) slats.push({ at: [left + 0.1 + i * 0.12, tall / 2, front], size: [0.06, tall, 0.1] }) // prettier-ignore
  crowd(kit, bevelled(1, 1, 1, 0.03, 1), clad, slats)
  const frames: Spot[] = [-3.7, -2.2, -0.7, 0.8, 2.3].map((x) => ({ at: [x, tall / 2, front], size: [0.06, tall, 0.09] })) // prettier-ignore
  for (const y of [0.06, 2.4, tall - 0.1]) frames.push({ at: [-0.7, y, front], size: [6, 0.06, 0.08] }) // prettier-ignore
  crowd(kit, bevelled(1, 1, 1, 0.03, 1), steel, frames)
  const pane = kit.material({ color: '#c8d4dc', roughness: 0.03, opacity: 0.1, reflect: 1.8, side: DoubleSide }) // prettier-ignore
  kit.add(solid(new PlaneGeometry(6, tall), pane, [-0.7, tall / 2, front + 0.02])).castShadow =
    false
  // Inside it are a counter, shelves and lamps.
  kit.add(solid(bevelled(3.4, 1, 0.6, 0.03), clad, [-0.6, 0.5, 8.2]))
  kit.add(solid(bevelled(3.6, 0.06, 0.75, 0.02), white, [-0.6, 1.03, 8.2]))
  const random = kit.random('shelves')
  const any = kit.material({ color: '#ffffff', roughness: 0.3 })
  const bottles: Spot[] = Array.from({ length: 60 }, (_, i) => ({ at: [-2.3 + (i % 20) * 0.18, 1.4 + Math.floor(i / 20) * 0.5, 9.15], size: [1, random.range(0.7, 1.2), 1], tint: random.pick(['#3d5a34', '#b5632c', '#c7b790', '#28424a', '#8f2f1f']) })) // prettier-ignore
  crowd(kit, turned([[0.001, 0], [0.045, 0], [0.048, 0.17], [0.018, 0.23], [0.016, 0.3], [0.001, 0.3]], 14), any, bottles) // prettier-ignore
  for (let i = 0; i < 3; i++) kit.add(solid(bevelled(3.8, 0.04, 0.3, 0.01), clad, [-0.6, 1.38 + i * 0.5, 9.15])) // prettier-ignore
  const globe = kit.material({ color: '#fff0da', emissive: '#ffd49a', glow: 4 })
  for (const x of [-1.8, -0.6, 0.6]) kit.add(solid(new SphereGeometry(0.14, 24, 16), globe, [x, 2.1, 8.1])).castShadow = false // prettier-ignore
  const leaves = Array.from({ length: 60 }, () => new Vector3(2.75 + random.range(-0.1, 0.15), random.range(0.1, 2.9), random.range(6.6, 9.2))) // prettier-ignore
  kit.add(clumps(kit, leaves, '#3c5c3a', 0.24))
}

export function buildPavilion(kit: Kit): void {
  pergola(kit)
  house(kit)
}
