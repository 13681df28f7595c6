import { BoxGeometry, CylinderGeometry, IcosahedronGeometry, Vector3, type BufferGeometry } from 'three' // prettier-ignore
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import type { Kit } from '../../engine/take'
import { berthed, yacht } from '../../kit/boats'
import { many, type Spot } from '../../kit/many'
import { path } from '../../kit/camera-moves'
import { glow } from '../../kit/glow'
import { solid } from '../../kit/shapes'
import { wake } from './afloat'
import type { Water } from './coast'
import { ISLET, PONTOONS, quay } from './plan'

const PAINT = { white: '#f4f0e8', dark: '#2c3f4d', wood: '#b88a5c' }
const BERTHS = 5
const GAP = 10.5

/** Piers with side piers, and a boat in almost every berth. */
function pontoons(kit: Kit) {
  const random = kit.random('marina')
  const boards = kit.material({ color: '#b3977a', roughness: 0.85, flat: '#d8b48e' })
  const steel = kit.material({ color: '#6d7276', roughness: 0.5, metalness: 0.3, flat: '#8d8f9a', line: 0.6 }) // prettier-ignore
  const [decks, piles]: [BufferGeometry[], Spot[]] = [[], []]
  const [yachts, sloops]: [Spot[], Spot[]] = [[], []]
  for (const { from, to } of PONTOONS) {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    const turn = Math.atan2(to[0] - from[0], to[1] - from[1])
    const place = (across: number, along: number) =>
      new Vector3(across, 0, along).applyAxisAngle(new Vector3(0, 1, 0), turn).add(new Vector3(from[0], 0, from[1])) // prettier-ignore
    const put = (w: number, d: number, across: number, along: number) =>
      decks.push(new BoxGeometry(w, 0.5, d).translate(across, 0.35, along).rotateY(turn).translate(from[0], 0, from[1])) // prettier-ignore
    put(2.6, length, 0, length / 2)
    for (let i = 0; i < BERTHS; i++) {
      const along = 9 + i * GAP
      for (const side of [-1, 1]) {
        put(9.5, 0.9, side * 6, along + GAP / 2)
        piles.push({ at: place(side * 10.8, along + GAP / 2).setY(0.7) })
        const isYacht = random.next() < 0.52
        const spot = {
          at: place(side * (isYacht ? 9.6 : 7.9), along + random.range(-0.5, 0.5)).setY(isYacht ? 0.1 : 0.05), // prettier-ignore
          turn: turn + (side > 0 ? 0 : Math.PI) + random.range(-0.04, 0.04),
          size: random.range(0.85, 1.08),
        }
        if (random.next() < 0.9) (isYacht ? yachts : sloops).push(spot)
      }
      piles.push({ at: place(1.6, along).setY(0.7) })
    }
  }
  kit.add(solid(mergeGeometries(decks), boards))
  many(kit, new CylinderGeometry(0.18, 0.18, 4.6, 7), steel, piles)
  return [berthed(kit, 'yacht', yachts, PAINT), berthed(kit, 'sloop', sloops, PAINT)]
}

/** A breakwater of boulders that leads to the islet and has a small light. */
function mole(kit: Kit): void {
  const random = kit.random('mole')
  const line = path([
    [96, 0, 4],
    [98, 0, 34],
    [84, 0, 66],
    [ISLET.x + 9, 0, ISLET.z - 3],
  ])
  const rock = new IcosahedronGeometry(1, 1)
  const at = rock.getAttribute('position')
  for (let i = 0; i < at.count; i++) {
    const v = new Vector3().fromBufferAttribute(at, i)
    const bump = 0.82 + 0.3 * Math.sin(v.x * 5 + v.y * 3) * Math.cos(v.z * 4)
    at.setXYZ(i, v.x * bump, v.y * bump, v.z * bump)
  }
  rock.computeVertexNormals()
  const stone = kit.material({ color: '#a39787', roughness: 0.95, flat: '#c4b6a2', facets: true, line: 0.6 }) // prettier-ignore
  const spots = Array.from({ length: 210 }, (_, i) => {
    const middle = line.at(i / 209)
    const size = random.range(0.9, 2)
    return { at: middle.add(new Vector3(random.range(-3.4, 3.4), random.range(-0.5, 0.55), random.range(-3.4, 3.4))), size: new Vector3(size * 1.2, size * 0.8, size), turn: random.range(0, 6), tint: random.range(0.8, 1.15) } // prettier-ignore
  })
  many(kit, rock, stone, spots).mesh.name = 'rocks'
  const white = kit.material({ color: '#efe9dd', roughness: 0.6, flat: '#fff7e6' })
  const red = kit.material({ color: '#c2452f', roughness: 0.5, flat: '#e0604a' })
  kit.add(solid(new CylinderGeometry(0.8, 1.1, 5.4, 16), white, [ISLET.x - 8.5, 3, ISLET.z + 1]))
  kit.add(solid(new CylinderGeometry(0.7, 0.9, 1.4, 16), red, [ISLET.x - 8.5, 6.4, ISLET.z + 1]))
  const lamp = glow({ form: 'halo', color: '#ffc890', strength: 0.5, width: 2.6, height: 2.6, finalOnly: true }) // prettier-ignore
  lamp.position.set(ISLET.x - 8.5, 7.4, ISLET.z + 1)
  kit.add(lamp)
}

/** The marina, and a yacht that leaves it and passes the camera. */
export function marina(kit: Kit, water: Water) {
  const boats = pontoons(kit)
  mole(kit)
  const out = path([
    [90, 0, 9],
    [74, 0, 25],
    [54, 0, 43],
    [26, 0, 72],
    [-8, 0, 94],
    [-60, 0, 112],
  ])
  const way = (seconds: number) => out.at((seconds + 2.3) / 25)
  const hero = kit.add(yacht(kit, PAINT))
  kit.construct(hero)
  const foam = wake(kit, way)
  water.hide(foam.mesh)
  // Boats at the quay, with their sterns to it.
  const along = [-104, -96, -30, -22, 40, 49, 58].map((x, i) => ({
    at: new Vector3(x, 0.05, quay(x) + 8.4),
    turn: -Math.PI / 2 + (i % 2) * 0.05,
    size: 0.94,
  }))
  boats.push(berthed(kit, 'yacht', along, PAINT))
  return {
    set(seconds: number): void {
      for (const set of boats) set.ride(seconds)
      const at = way(seconds)
      const ahead = way(seconds + 0.2).sub(at)
      hero.position.copy(at).setY(0.22 + 0.07 * Math.sin(seconds * 2.1))
      hero.rotation.set(0.03 * Math.sin(seconds * 1.3), Math.atan2(-ahead.z, ahead.x), 0.045 + 0.02 * Math.sin(seconds * 2.1 + 0.8), 'YXZ') // prettier-ignore
      foam.trail(seconds)
    },
  }
}
