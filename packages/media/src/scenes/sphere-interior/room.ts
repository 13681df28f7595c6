import { BoxGeometry, PlaneGeometry, Vector3 } from 'three'
import type { Kit } from '../../engine/take'
import { crowd, type Spot } from '../../kit/crowd'
import type { mirror } from '../../kit/mirror'
import { bevelled, solid, tube } from '../../kit/shapes'
import { brushed, concrete, drawnTexture, wood } from '../../kit/textures'

/** Half the room's width, its window wall, its back wall and its ceiling, in meters. */
export const ROOM = { side: 8, front: -6, back: 9, height: 5.6 } as const
const DEEP = ROOM.back - ROOM.front
const MIDDLE = (ROOM.back + ROOM.front) / 2

/** Oak boards in many shades of brown, which reflect the windows a little. */
function floor(kit: Kit, wet: ReturnType<typeof mirror>): void {
  const random = kit.random('boards')
  const grain = drawnTexture(kit.random('grain'), wood, { isData: true })
  const oak = kit.material({ color: '#ffffff', roughness: 0.42, roughnessMap: grain, bumpMap: grain, bump: 0.6, reflect: 0.3 }) // prettier-ignore
  wet.wet(oak, { amount: 0.5, blur: [0.03, 0.09] })
  const spots: Spot[] = []
  const [long, wide] = [0.72, 0.12]
  const lay = (x: number, y: number, isAcross: boolean) => {
    const [a, b] = [(x + y) * 0.7071, (y - x) * 0.7071 + MIDDLE]
    if (Math.abs(a) > ROOM.side + 0.3 || Math.abs(b - MIDDLE) > DEEP / 2 + 0.3) return
    const dark = random.range(0.7, 1)
    const tint = `rgb(${Math.round(162 * dark)}, ${Math.round(132 * dark)}, ${Math.round(104 * dark)})`
    spots.push({ at: [a, -0.01, b], turn: [0, isAcross ? Math.PI / 4 : -Math.PI / 4, 0], tint })
  }
  // The boards are laid in a herringbone pattern: each row is one width farther up and to the side,
  // and upright boards fill the gaps.
  for (let row = -110; row < 110; row++) {
    for (let m = -14; m < 14; m++) {
      const x = row * wide + m * 2 * long
      lay(x + long / 2, (row + 0.5) * wide, true)
      lay(x + long + wide / 2, (row + 1) * wide - long / 2, false)
    }
  }
  const boards = crowd(kit, new BoxGeometry(long * 0.996, 0.02, wide * 0.975), oak, spots)
  boards.mesh.castShadow = false
  const gap = kit.material({ color: '#2c1e14', roughness: 1 })
  kit.add(solid(new PlaneGeometry(16.4, DEEP + 0.4, 8, 8).rotateX(-Math.PI / 2), gap, [0, -0.012, MIDDLE])) // prettier-ignore
  wet.hide(boards.mesh)
}

/**
 * The window wall in front of the evening sky: seven bays of steel bars, four panes high, on a low
 * sill.
 */
function windowWall(kit: Kit): void {
  const steel = kit.material({ color: '#17191c', metalness: 0.7, roughness: 0.45 })
  const sill = kit.material({ color: '#8f8577', roughness: 0.9 })
  const [low, high, bays] = [0.45, 4.9, 7]
  const bay = (ROOM.side * 2) / bays
  const bars: Spot[] = []
  for (let i = 0; i <= bays; i++) bars.push({ at: [-ROOM.side + i * bay, (low + high) / 2, ROOM.front], size: [0.13, high - low, 0.16] }) // prettier-ignore
  for (let i = 0; i < bays * 2; i++) bars.push({ at: [-ROOM.side + (i + 0.5) * (bay / 2), (low + high) / 2, ROOM.front], size: [0.045, high - low, 0.08] }) // prettier-ignore
  for (let i = 0; i <= 5; i++) bars.push({ at: [0, low + ((high - low) / 5) * i, ROOM.front], size: [ROOM.side * 2, i % 5 ? 0.045 : 0.14, i % 5 ? 0.08 : 0.2] }) // prettier-ignore
  crowd(kit, bevelled(1, 1, 1, 0.02, 1), steel, bars)
  kit.add(solid(bevelled(16.2, low, 0.36, 0.03), sill, [0, low / 2, ROOM.front]))
  kit.add(solid(bevelled(16.2, ROOM.height - high, 0.36, 0.03), sill, [0, (ROOM.height + high) / 2, ROOM.front])) // prettier-ignore
}

function walls(kit: Kit): void {
  const random = kit.random('bricks')
  const lime = kit.material({ color: '#ffffff', roughness: 0.95 })
  const bricks: Spot[] = []
  // Whitewashed brick on the left, in courses that are not quite level.
  for (let row = 0; row < 56; row++) {
    for (let column = 0; column < 52; column++) {
      const z = ROOM.front + (column + (row % 2) * 0.5) * 0.3
      const light = random.range(0.78, 1)
      const tint = `rgb(${Math.round(205 * light)}, ${Math.round(188 * light)}, ${Math.round(168 * light)})`
      bricks.push({ at: [-ROOM.side - 0.06 + random.range(0, 0.014), 0.05 + row * 0.1, z], tint }) // prettier-ignore
    }
  }
  crowd(kit, bevelled(0.12, 0.088, 0.288, 0.012, 1), lime, bricks)
  const mortar = kit.material({ color: '#8d8071', roughness: 1 })
  kit.add(solid(new BoxGeometry(0.2, ROOM.height, DEEP), mortar, [-ROOM.side - 0.12, ROOM.height / 2, MIDDLE])) // prettier-ignore
  const cast = drawnTexture(kit.random('plaster'), concrete, { isData: true })
  cast.repeat.set(3, 1.2)
  const ink = kit.material({ color: '#26323a', roughness: 0.85, bumpMap: cast, bump: 1.4 })
  kit.add(solid(new BoxGeometry(0.2, ROOM.height, DEEP), ink, [ROOM.side + 0.1, ROOM.height / 2, MIDDLE])) // prettier-ignore
  const sand = kit.material({ color: '#a8927a', roughness: 0.9, bumpMap: cast, bump: 2 })
  kit.add(solid(new BoxGeometry(16.4, ROOM.height, 0.2), sand, [0, ROOM.height / 2, ROOM.back + 0.1])) // prettier-ignore
}

/** Beams, boards between them, a duct and two rails with spots. */
function ceiling(kit: Kit): void {
  const grain = drawnTexture(kit.random('beams'), wood, { isData: true })
  const oak = kit.material({ color: '#4f3d2e', roughness: 0.8, bumpMap: grain, bump: 1.5 })
  const pale = kit.material({ color: '#ffffff', roughness: 0.85, bumpMap: grain, bump: 0.8 })
  const random = kit.random('ceiling')
  const boards: Spot[] = Array.from({ length: 62 }, (_, i) => {
    const light = Math.round(150 * random.range(0.85, 1.08))
    return { at: [0, ROOM.height + 0.04, ROOM.front + 0.12 + i * 0.243], size: [16.3, 0.06, 0.235], tint: `rgb(${light + 12}, ${light - 8}, ${light - 30})` } // prettier-ignore
  })
  crowd(kit, new BoxGeometry(1, 1, 1, 12, 1, 1), pale, boards)
  // A plate above the boards, so that no light shines through.
  kit.add(solid(new BoxGeometry(17, 0.2, DEEP + 1), oak, [0, ROOM.height + 0.2, MIDDLE]))
  const beams: Spot[] = Array.from({ length: 7 }, (_, i) => ({ at: [-7.6 + i * 2.333, ROOM.height - 0.17, MIDDLE], size: [0.2, 0.36, DEEP] })) // prettier-ignore
  crowd(kit, bevelled(1, 1, 1, 0.06, 2), oak, beams)
  const cross: Spot[] = [-2.2, 4.2].map((z) => ({ at: [0, ROOM.height - 0.47, z], size: [16.2, 0.26, 0.24] })) // prettier-ignore
  crowd(kit, bevelled(1, 1, 1, 0.04, 2), oak, cross)

  const scratch = drawnTexture(kit.random('duct'), brushed, { isData: true })
  const tin = kit.material({ color: '#a9adb0', metalness: 0.9, roughness: 0.42, roughnessMap: scratch }) // prettier-ignore
  const run = [-5.6, -2, 2, 5, 8.9].map((z) => new Vector3(5.4, 4.78, z))
  kit.add(solid(tube(run, 0.24, 60, 24), tin))
  crowd(kit, bevelled(0.53, 0.53, 0.05, 0.02), tin, Array.from({ length: 9 }, (_, i) => ({ at: [5.4, 4.78, -5 + i * 1.7], turn: [0, 0, Math.PI / 4], size: [0.98, 0.98, 1] }))) // prettier-ignore
}

export function buildRoom(kit: Kit, wet: ReturnType<typeof mirror>): void {
  floor(kit, wet)
  windowWall(kit)
  walls(kit)
  ceiling(kit)
}
