import { BoxGeometry, PlaneGeometry, Vector3 } from 'three'
import type { Kit } from '../../engine/take'
import { palms } from '../../kit/foliage'
import { gulls } from '../../kit/gulls'
import { many } from '../../kit/many'
import { fbm2 } from '../../kit/noise'
import { bevelled, solid } from '../../kit/shapes'
import { drawnTexture } from '../../kit/textures'
import { ROOM } from './room'

const SEA = -13
const RAIL = -6.3

/** A terrace with a glass rail, and a slatted roof that casts stripes of shadow. */
function terrace(kit: Kit): void {
  const { half, open, lintel } = ROOM
  const deck = kit.material({ color: '#8b745d', roughness: 0.8, flat: '#d9b78f', line: 0.15 })
  const boards = Array.from({ length: 22 }, (_, i) => ({
    at: new Vector3(0, -0.05, open - 0.18 - i * 0.145),
    tint: 0.92 + ((i * 3) % 4) * 0.05,
  }))
  many(kit, new BoxGeometry(half * 2 + 1.4, 0.06, 0.132), deck, boards)
  const stone = kit.material({ color: '#e5dccd', roughness: 0.85, flat: '#f6ead4' })
  kit.add(solid(new BoxGeometry(half * 2 + 2, 0.3, 3.5), stone, [0, -0.26, open - 1.65]))
  kit.add(solid(new BoxGeometry(0.35, lintel + 1, 0.35), stone, [-half - 0.2, 1.3, RAIL + 0.2]))
  kit.add(solid(new BoxGeometry(0.35, lintel + 1, 0.35), stone, [half + 0.2, 1.3, RAIL + 0.2]))
  const slat = kit.material({ color: '#d9cdb9', roughness: 0.7, flat: '#f2e4cb', line: 0.6 })
  const louvres = Array.from({ length: 5 }, (_, i) => ({ at: new Vector3(0, 2.86, open - 0.4 - i * 0.3) })) // prettier-ignore
  many(kit, new BoxGeometry(half * 2 + 0.8, 0.035, 0.15).rotateX(0.35), slat, louvres)
  const steel = kit.material({ color: '#a39a8c', roughness: 0.35, metalness: 0.5, flat: '#8a7b6d' })
  kit.add(solid(bevelled(half * 2 + 0.6, 0.03, 0.06, 0.012, 1), steel, [0, 0.97, RAIL]))
  const glass = kit.material({ color: '#c4dcda', roughness: 0.06, opacity: 0.16, reflect: 1.1, line: 0 }) // prettier-ignore
  const pane = solid(new PlaneGeometry(half * 2 + 0.4, 0.92), glass, [0, 0.5, RAIL])
  pane.castShadow = false
  kit.add(pane)
  const linen = kit.material({ color: '#efe6d6', roughness: 0.95, flat: '#fdf3df' })
  const frame = kit.material({ color: '#8d6645', roughness: 0.7, flat: '#bb8a5f' })
  for (const x of [0.7, 1.9]) {
    kit.add(solid(bevelled(0.68, 0.12, 1.5, 0.05), linen, [x, 0.34, -4.6]))
    kit.add(solid(bevelled(0.74, 0.08, 1.6, 0.02), frame, [x, 0.24, -4.6]))
    for (const z of [-5.2, -4]) kit.add(solid(bevelled(0.62, 0.22, 0.06, 0.02), frame, [x, 0.11, z])) // prettier-ignore
    const back = solid(bevelled(0.68, 0.12, 0.72, 0.05), linen, [x, 0.56, -3.68])
    back.rotation.x = 0.72
    kit.add(back)
  }
}

/** The heights of long low waves, which break the sun's reflection into sparkles. */
function ripples(kit: Kit) {
  const chop = drawnTexture(
    kit.random('chop'),
    (pen, random, size) => {
      pen.fillStyle = '#808080'
      pen.fillRect(0, 0, size, size)
      for (let i = 0; i < 1100; i++) {
        pen.fillStyle = i % 2 ? 'rgb(255 255 255 / .12)' : 'rgb(0 0 0 / .12)'
        const [x, y, long, thick] = [random.range(0, size), random.range(0, size), random.range(6, 26), random.range(1.5, 4)] // prettier-ignore
        for (const dx of [-size, 0, size]) {
          pen.beginPath()
          pen.ellipse(x + dx, y, long, thick, random.range(-0.2, 0.2), 0, 7)
          pen.fill()
        }
      }
    },
    { size: 256, isData: true },
  )
  chop.repeat.set(60, 70)
  return chop
}

/** The view: sea, distant islands, the crowns of palms below the terrace, and gulls. */
export function outside(kit: Kit) {
  terrace(kit)
  const chop = ripples(kit)
  const water = kit.material({ color: '#2f8fa0', roughness: 0.3, bumpMap: chop, bump: 2.4, reflect: 0.7, flat: '#66bcc4', clay: '#9fb0b3', line: 0.4 }) // prettier-ignore
  const sea = solid(new PlaneGeometry(2400, 2400).rotateX(-Math.PI / 2), water, [0, SEA, -1150])
  sea.castShadow = false
  kit.add(sea)
  const islands = (z: number, tall: number, seed: number, color: string, flat: string) => {
    const plane = new PlaneGeometry(2200, 1, 120, 1)
    const at = plane.getAttribute('position')
    for (let i = 0; i < at.count; i++) {
      const rise = tall * (fbm2(at.getX(i) / 150, 2, seed, 4) * 1.7 - 0.12)
      at.setY(i, at.getY(i) > 0 ? SEA + Math.max(-2, rise) : SEA - 3)
    }
    plane.computeVertexNormals()
    const mesh = solid(plane, kit.material({ color, flat, roughness: 1, reflect: 0, line: 0.6 }), [0, 0, z]) // prettier-ignore
    mesh.castShadow = false
    kit.add(mesh)
  }
  islands(-560, 46, 5, '#5c7a78', '#86b3ae')
  islands(-900, 92, 8, '#8399a4', '#aecbd0')
  const plant = palms(kit, { trunk: '#6d5a47', leaf: '#557a3a', flatTrunk: '#a07f60', flatLeaf: '#4f9468' }) // prettier-ignore
  const trees = (
    [
      [-4.7, -8.2, 17.2, 3],
      [-2.3, -10.4, 14.6, 12],
      [4.6, -9.4, 15.6, 27],
      [6.8, -8.2, 17.4, 8],
    ] as const
  ).map(([x, z, height, seed]) => {
    // prettier-ignore
    const { tree, sway } = plant(seed, height)
    tree.position.set(x, SEA, z)
    kit.add(tree)
    return sway
  })
  const birds = gulls(kit, 3, {
    size: 1.2,
    at: (i, seconds) => new Vector3(-16 + seconds * 5 + i * 3.4, 4 + i * 1.2 + Math.sin(seconds + i * 2), -42 - i * 5), // prettier-ignore
  })
  return {
    set(seconds: number): void {
      chop.offset.set(seconds * 0.01, seconds * 0.02)
      trees.forEach((sway) => sway(seconds, 1.7))
      birds.fly(seconds)
    },
  }
}
