import { BoxGeometry, PlaneGeometry, Vector3 } from 'three'
import type { Kit } from '../../engine/take'
import { many } from '../../kit/many'
import type { mirror } from '../../kit/mirror'
import { bevelled, solid } from '../../kit/shapes'
import { openRoof } from '../../kit/open-roof'
import { concrete, drawnTexture } from '../../kit/textures'
import { tiled } from '../../kit/uv'

/** Inside measures in meters. The opening to the sea is at -z. */
export const ROOM = { half: 4.5, open: -3.2, back: 5.4, height: 2.95, lintel: 2.62 }

/** Oak boards that run towards the sea, each in its own shade. */
function oak(kit: Kit) {
  return drawnTexture(
    kit.random('boards'),
    (pen, random, size) => {
      const boards = 16
      const wide = size / boards
      for (let i = 0; i < boards; i++) {
        let y = -random.range(0, size / 2)
        while (y < size) {
          const long = random.range(size * 0.3, size * 0.6)
          const light = random.range(-13, 13)
          pen.fillStyle = `rgb(${Math.round(188 + light)} ${Math.round(151 + light)} ${Math.round(110 + light * 0.8)})`
          pen.fillRect(i * wide, y, wide, long)
          for (let grain = 0; grain < 26; grain++) {
            pen.fillStyle = random.next() < 0.5 ? 'rgb(140 102 66 / .12)' : 'rgb(222 188 148 / .12)'
            pen.fillRect(i * wide + random.range(0, wide), y, random.range(0.6, 2), long)
          }
          pen.fillStyle = 'rgb(96 68 44 / .55)'
          pen.fillRect(i * wide, y + long - 1.2, wide, 1.2)
          y += long
        }
        pen.fillStyle = 'rgb(96 68 44 / .55)'
        pen.fillRect(i * wide, 0, 1.3, size)
      }
    },
    { size: 1024 },
  )
}

/** Floor, walls and ceiling, the slatted wall on the left, and the frame of the opening. */
export function shell(kit: Kit, wet: ReturnType<typeof mirror>): void {
  const { half, open, back, height, lintel } = ROOM
  const long = back - open
  const middle = (back + open) / 2
  const map = oak(kit)
  const boards = wet.wet(
    kit.material({ color: '#ffffff', map, roughness: 0.5, reflect: 0.3, flat: '#fff0da', line: 0.35, clay: '#b9b1a5' }), // prettier-ignore
    { amount: 0.62, blur: [0.016, 0.05] },
  )
  const floor = solid(tiled(new PlaneGeometry(half * 2, long), [(half * 2) / 2.9, long / 3.6]).rotateX(-Math.PI / 2), boards, [0, 0, middle]) // prettier-ignore
  floor.castShadow = false
  kit.add(floor)
  wet.hide(floor)

  const rough = drawnTexture(kit.random('plaster'), concrete, { size: 256, isData: true })
  rough.repeat.set(3, 1.5)
  const plaster = kit.material({ color: '#ece3d5', roughness: 0.92, bumpMap: rough, bump: 0.6, flat: '#f6ead6', reflect: 0.3, emissive: '#f3e2cb', glow: 0.07 }) // prettier-ignore
  const white = kit.material({ color: '#f3eee4', roughness: 0.95, flat: '#fbf3e4', reflect: 0.3, emissive: '#81796e', glow: 1.01 }) // prettier-ignore
  const wall = (
    w: number,
    h: number,
    d: number,
    x: number,
    y: number,
    z: number,
    paint = plaster,
  ) =>
    // prettier-ignore
    kit.add(solid(new BoxGeometry(w, h, d), paint, [x, y, z]))
  wall(0.4, height, long, half + 0.2, height / 2, middle)
  wall(0.4, height, long, -half - 0.2, height / 2, middle)
  // Towards the window the ceiling is lower. The curtain rail is in the shadow of this step.
  wall(half * 2, height - lintel, 0.34, 0, (height + lintel) / 2, open - 0.05, white)
  openRoof(kit, [
    wall(half * 2 + 0.8, height, 0.3, 0, height / 2, back + 0.15),
    wall(half * 2 + 0.8, 0.4, long + 0.4, 0, height + 0.2, middle, white),
    wall(half * 2, 0.16, 0.9, 0, height - 0.08, 0.9, white),
    wall(0.7, 0.14, long, -half + 0.35, height - 0.07, middle, white),
  ])

  const timber = kit.material({ color: '#a9805a', roughness: 0.65, flat: '#cf9f72', line: 0.5, clay: '#aea295' }) // prettier-ignore
  const slats = Array.from({ length: 62 }, (_, i) => ({
    at: new Vector3(-half + 0.05, height / 2, open + 0.9 + i * 0.125),
    tint: 0.88 + ((i * 7) % 5) * 0.05,
  }))
  many(kit, new BoxGeometry(0.1, height, 0.062), timber, slats)

  const bronze = kit.material({ color: '#3a332c', roughness: 0.4, metalness: 0.6, flat: '#6b5c50', clay: '#8b857c' }) // prettier-ignore
  const bar = (w: number, h: number, d: number, x: number, y: number, z: number) =>
    kit.add(solid(bevelled(w, h, d, 0.012, 1), bronze, [x, y, z]))
  bar(half * 2, 0.07, 0.16, 0, lintel - 0.035, open)
  bar(half * 2, 0.03, 0.2, 0, 0.012, open)
  // Sliding doors: one is closed on the left, and two are pushed behind the one on the right.
  for (const [x, off] of [[-4.44, 0], [-2.62, 0.05], [2.5, 0.05], [2.66, -0.04], [4.4, 0]] as const) bar(0.06, lintel, 0.06, x, lintel / 2, open + off) // prettier-ignore
  const pane = kit.material({ color: '#cfe0e0', roughness: 0.05, metalness: 0.1, opacity: 0.13, reflect: 1.2, line: 0 }) // prettier-ignore
  for (const [x, w] of [
    [-3.53, 1.8],
    [3.5, 1.8],
  ] as const) {
    const glass = solid(new PlaneGeometry(w, lintel - 0.1), pane, [x, lintel / 2, open])
    glass.castShadow = false
    kit.add(glass)
  }
}
