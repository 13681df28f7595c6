import { BoxGeometry, Group, type InstancedMesh, Vector3, type BufferGeometry } from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import type { Kit } from '../engine/take'
import { many, type Spot } from './many'
import { noise1 } from './noise'
import { bevelled, loft, solid, tube } from './shapes'

const plain = (geometry: BufferGeometry) => {
  const one = geometry.index ? geometry.toNonIndexed() : geometry
  one.deleteAttribute('uv')
  return one
}
const joined = (parts: readonly BufferGeometry[]) => mergeGeometries(parts.map(plain))
const box = (w: number, h: number, d: number, x: number, y: number, z: number) =>
  bevelled(w, h, d, 0.12, 1).translate(x, y, z)

/** A hull of length 1 with its bow at +x and its waterline at y 0; `long` scales it. */
function hull(long: number, beam: number, board: number, sheer: number): BufferGeometry {
  const rings = Array.from({ length: 12 }, (_, i) => {
    const t = i / 11
    const x = (t - 0.5) * long
    const half = (beam / 2) * Math.min(1, (1 - t ** 3.2) ** 0.9 + 0.02) * (0.86 + 0.14 * Math.min(1, t * 4)) // prettier-ignore
    const top = board * (1 + sheer * t * t)
    const rake = t ** 4 * long * 0.06
    return [
      new Vector3(x + rake, top, -half),
      new Vector3(x + rake * 0.5, top * 0.45, -half * 0.93),
      new Vector3(x - rake, -0.3, -half * 0.55),
      new Vector3(x - rake, -0.3, half * 0.55),
      new Vector3(x + rake * 0.5, top * 0.45, half * 0.93),
      new Vector3(x + rake, top, half),
      new Vector3(x + rake * 0.9, top - 0.12, 0),
    ].reverse()
  })
  const first = rings[0]?.map((p) => p.clone().setX(-long / 2))
  const stern = first?.map(() => new Vector3(-long / 2, board * 0.5, 0)) ?? []
  return loft([stern, ...rings])
}

/** The parts of a motor yacht about 15 m long. */
function yachtParts() {
  return {
    white: joined([
      hull(15, 4.3, 1.5, 0.5),
      box(7.6, 1.3, 3.3, -0.9, 2.15, 0),
      box(4.6, 0.16, 3.3, -1.4, 4.1, 0),
      box(4.9, 0.5, 3, -1.2, 3, 0),
    ]),
    dark: joined([
      box(7, 0.5, 3.42, -0.7, 2.3, 0),
      box(1.3, 0.75, 2.7, 2.8, 2.5, 0),
      box(0.2, 0.9, 2.6, 0.9, 3.6, 0),
      tube(
        [0, 0.6, 1.3].map((t) => new Vector3(-2.6 - t * 0.4, 4.1 + t, 0)),
        0.07,
        3,
        5,
      ),
    ]),
    wood: joined([
      box(3, 0.12, 3.7, -6, 1.56, 0),
      box(2.2, 0.5, 1.5, -3.6, 3.4, 0),
      box(1.6, 0.3, 1.6, 4.6, 2.2, 0),
    ]),
  }
}

/** The parts of a sailing yacht about 11 m long with furled sails. */
function sloopParts() {
  const mast = new BoxGeometry(0.16, 14, 0.16).translate(0.6, 8.2, 0)
  const stay = (x: number, z: number) => tube([new Vector3(0.6, 14.8, 0), new Vector3((x + 0.6) / 2, 7.9, z / 2), new Vector3(x, 1.2, z)], 0.035, 2, 3) // prettier-ignore
  return {
    white: joined([hull(11, 3.3, 1.1, 0.3), box(4.4, 0.6, 1.9, 0.2, 1.4, 0), mast]),
    dark: joined([
      box(3.6, 0.26, 1.98, 0.1, 1.44, 0),
      new BoxGeometry(0.09, 0.09, 1.9).translate(0.6, 9.6, 0),
      ...[stay(5.2, 0), stay(-5.2, 0), stay(0.4, 1.5), stay(0.4, -1.5)],
    ]),
    wood: joined([
      box(2.6, 0.12, 2.2, -3.4, 1.12, 0),
      tube([0.4, -2, -4.4].map((x) => new Vector3(x, 2.9 + x * 0.02, 0)), (t) => 0.24 - 0.1 * t, 6, 6), // prettier-ignore
    ]),
  }
}

export interface BoatPaint {
  white: string
  dark: string
  wood: string
}

function materials(kit: Kit, paint: BoatPaint, group: 'prop' | 'character') {
  return {
    white: kit.material({ color: paint.white, roughness: 0.25, flat: '#f5f1e6', group, line: 0.8 }),
    dark: kit.material({ color: paint.dark, roughness: 0.12, metalness: 0.3, flat: '#3d5568', group, line: 0.3 }), // prettier-ignore
    wood: kit.material({ color: paint.wood, roughness: 0.6, flat: '#d8a877', group, line: 0.6 }),
  }
}

const KEYS = ['white', 'dark', 'wood'] as const

/** Boats at their berths, which move with the water. `spots` are their places. */
export function berthed(
  kit: Kit,
  kind: 'yacht' | 'sloop',
  spots: readonly Spot[],
  paint: BoatPaint,
) {
  const parts = kind === 'yacht' ? yachtParts() : sloopParts()
  const paints = materials(kit, paint, 'prop')
  const sets = KEYS.map((key) => many(kit, parts[key], paints[key], spots))
  const at = new Vector3()
  return {
    meshes: sets.map(({ mesh }): InstancedMesh => mesh),
    ride(seconds: number): void {
      spots.forEach((spot, i) => {
        at.copy(spot.at)
        at.y += noise1(seconds * 0.6 + i * 1.7, 31) * 0.09
        const lean = [noise1(seconds * 0.7 + i * 2.3, 32) * 0.035, noise1(seconds * 0.5 + i, 33) * 0.015] as const // prettier-ignore
        for (const set of sets) set.move(i, at, spot.turn ?? 0, lean)
      })
    },
  }
}

/** A yacht that sails, with its bow at +x. In the photomatic it is cut out. */
export function yacht(kit: Kit, paint: BoatPaint): Group {
  const parts = yachtParts()
  const paints = materials(kit, paint, 'character')
  const group = new Group()
  for (const key of KEYS) group.add(solid(parts[key], paints[key]))
  return group
}
