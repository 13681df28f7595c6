import { BoxGeometry, DoubleSide, PlaneGeometry, SphereGeometry, Vector3 } from 'three'
import type { Kit } from '../../engine/take'
import type { Point } from '../../kit/camera-moves'
import { crowd, type Spot } from '../../kit/crowd'
import { palms } from '../../kit/foliage'
import { tuft } from '../../kit/grass'
import { bevelled, solid, tube } from '../../kit/shapes'
import { concrete, drawnTexture, wood } from '../../kit/textures'

/** Half the deck's width, and its front and back edges, in meters. */
export const DECK = { side: 7.6, front: -6.2, back: 7 } as const

function deck(kit: Kit): void {
  const grain = drawnTexture(kit.random('deck'), wood, { isData: true })
  const plank = kit.material({ color: '#ffffff', roughness: 0.55, bumpMap: grain, bump: 1, roughnessMap: grain, reflect: 0.45 }) // prettier-ignore
  const random = kit.random('planks')
  const spots: Spot[] = []
  for (let row = 0; row < 108; row++) {
    const z = DECK.front + 0.06 + row * 0.1235
    for (let x = -DECK.side - random.range(0, 2.4); x < DECK.side; x += 2.4) {
      const dark = random.range(0.62, 1)
      spots.push({ at: [x + 1.2, -0.02, z], tint: `rgb(${Math.round(132 * dark)}, ${Math.round(112 * dark)}, ${Math.round(94 * dark)})` }) // prettier-ignore
    }
  }
  crowd(kit, bevelled(2.392, 0.04, 0.114, 0.008, 1), plank, spots).mesh.castShadow = false
  const under = kit.material({ color: '#1b1715', roughness: 1 })
  kit.add(solid(new BoxGeometry(18, 0.5, 17), under, [0, -0.3, 1.3]))
  const cast = drawnTexture(kit.random('wall'), concrete, { isData: true })
  const wall = kit.material({ color: '#6d645f', roughness: 0.85, bumpMap: cast, bump: 1.5 })
  kit.add(solid(new BoxGeometry(17.6, 44, 16.4), wall, [0, -22.4, 1.2]))
}

/** Planters with grasses on three sides, palms in the corners, and a glass rail ahead. */
function edge(kit: Kit): void {
  const stone = kit.material({ color: '#59534f', roughness: 0.8 })
  const steel = kit.material({ color: '#24262b', metalness: 0.7, roughness: 0.4 })
  const pane = kit.material({ color: '#9db4c8', roughness: 0.05, metalness: 0.2, opacity: 0.13, reflect: 1.6, side: DoubleSide }) // prettier-ignore
  const { side, front } = DECK
  kit.add(solid(new PlaneGeometry(side * 2 - 1.6, 0.96), pane, [0, 0.58, front - 0.1])).castShadow = false // prettier-ignore
  kit.add(solid(bevelled(side * 2 - 1.4, 0.05, 0.09, 0.02), steel, [0, 1.09, front - 0.1]))
  const posts: Spot[] = Array.from({ length: 8 }, (_, i) => ({ at: [-side + 0.8 + i * ((side * 2 - 1.6) / 7), 0.54, front - 0.1] })) // prettier-ignore
  crowd(kit, bevelled(0.05, 1.1, 0.05, 0.012), steel, posts)
  const beds: [x: number, z: number, w: number, d: number][] = [
    [-side - 0.2, 0.4, 0.8, 13.4],
    [side + 0.2, 0.4, 0.8, 13.4],
    [-4.9, front - 0.25, 2.2, 0.6],
    [5.4, front - 0.25, 2.4, 0.6],
  ]
  const soil = kit.material({ color: '#2a211b', roughness: 1 })
  const green = kit.material({ color: '#ffffff', roughness: 0.8, side: DoubleSide, reflect: 0.3 })
  const random = kit.random('beds')
  const tufts: Spot[] = []
  for (const [x, z, w, d] of beds) {
    kit.add(solid(bevelled(w, 0.58, d, 0.04), stone, [x, 0.24, z]))
    kit.add(solid(new BoxGeometry(w - 0.12, 0.02, d - 0.12), soil, [x, 0.54, z]))
    const count = Math.round(w * d * 11)
    for (let i = 0; i < count; i++) {
      tufts.push({ at: [x + random.range(-0.4, 0.4) * w, 0.5, z + random.range(-0.48, 0.48) * d], turn: [0, random.range(0, 6), 0], size: random.range(0.6, 1.25), tint: random.pick(['#5f7a4a', '#7d8a55', '#49663f', '#a08f5c']) }) // prettier-ignore
    }
  }
  crowd(kit, tuft(22, 0.72, 0.016, 3), green, tufts)
  const plant = palms(kit, { trunk: '#4b3a2e', leaf: '#33523a' })
  for (const [i, x, z, tall] of [
    [2, -7.7, -5.5, 3.6],
    [5, 7.8, -5.3, 4.1],
    [7, -7.8, 1.9, 3.2],
    [9, -7.7, 5.9, 4.4],
    [12, 7.8, 6.2, 4.6],
  ] as const) {
    // prettier-ignore
    const { tree } = plant(i, tall)
    tree.position.set(x, 0.5, z)
    tree.rotation.y = i
    kit.add(tree)
  }
}

/** Strings of bulbs from the pavilion to masts at the rail. They cross overhead. */
function strings(kit: Kit): void {
  const cable = kit.material({ color: '#15130f', roughness: 0.8 })
  const steel = kit.material({ color: '#24262b', metalness: 0.7, roughness: 0.4 })
  const bulb = kit.material({ color: '#3a2410', emissive: '#ffc478', glow: 6.5 })
  const masts = [[-6.9, -5.9], [-2.6, -6.2], [6.9, -5.9], [-7.1, 3.7], [7.1, 0.9]] as const // prettier-ignore
  for (const [x, z] of masts) kit.add(solid(tube([new Vector3(x, 0, z), new Vector3(x, 4.9, z)], 0.03, 6, 8), steel)) // prettier-ignore
  // No string is directly above the camera.
  const ends: [from: Point, to: Point][] = [
    [[-6.9, 4.85, -5.9], [-1.9, 3.7, 6.4]],
    [[-2.6, 4.85, -6.2], [1.9, 3.7, 6.4]],
    [[6.9, 4.85, -5.9], [-7.1, 4.85, 3.7]],
    [[-7.1, 4.85, 3.7], [7.1, 4.85, 0.9]],
    [[6.9, 4.85, -5.9], [2.2, 3.7, 6.4]],
    [[-6.9, 4.85, -5.9], [7.1, 4.85, 0.9]],
  ] // prettier-ignore
  const bulbs: Spot[] = []
  for (const [from, to] of ends) {
    const hang = (t: number) => new Vector3().lerpVectors(new Vector3(...from), new Vector3(...to), t).add(new Vector3(0, -0.62 * 4 * t * (1 - t), 0)) // prettier-ignore
    kit.add(solid(tube(Array.from({ length: 15 }, (_, i) => hang(i / 14)), 0.008, 48, 5), cable)) // prettier-ignore
    for (let i = 1; i < 17; i++) {
      const { x, y, z } = hang(i / 17)
      bulbs.push({ at: [x, y - 0.07, z] })
    }
  }
  crowd(kit, new SphereGeometry(0.036, 14, 10).scale(1, 1.25, 1), bulb, bulbs).mesh.castShadow = false // prettier-ignore
}

export function buildTerrace(kit: Kit): void {
  deck(kit)
  edge(kit)
  strings(kit)
}
