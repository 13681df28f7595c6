import { BufferGeometry, Color, DoubleSide, Float32BufferAttribute, IcosahedronGeometry, Object3D, Vector3, type ColorRepresentation } from 'three' // prettier-ignore
import { mergeGeometries, mergeVertices } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import type { Kit } from '../engine/take'
import type { Random } from '../lib/random'
import { many, type Spot } from './many'
import { noise1 } from './noise'
import { loft, tube } from './shapes'

/** A simple frond for the middle distance: one folded blade with a ragged edge. */
function frond(length: number, droop: number): BufferGeometry {
  const rows = 10
  const rings = Array.from({ length: rows }, (_, i) => {
    const t = i / (rows - 1)
    const width = Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.08)) ** 0.8 * 0.5 * (i % 2 ? 1 : 0.55)
    const [x, y] = [t * length * (1 - 0.2 * droop * t), length * (0.36 * t - droop * t * t)]
    return [
      new Vector3(x + 0.2 * width, y - width * 0.75, -width),
      new Vector3(x, y, 0),
      new Vector3(x + 0.2 * width, y - width * 0.75, width),
    ]
  })
  return loft(rings, false)
}

function crown(seed: number): BufferGeometry {
  const leaves = 15
  return mergeGeometries(
    Array.from({ length: leaves }, (_, i) => {
      const one = new Object3D()
      one.rotation.order = 'YZX'
      one.rotation.y = (i / leaves) * Math.PI * 2 + noise1(i * 1.9 + seed, 2) * 0.4
      one.rotation.z = 0.5 - (i % 3) * 0.36 + noise1(i + seed * 2, 3) * 0.16
      one.scale.setScalar(0.9 + 0.2 * noise1(i * 2.3 + seed, 5))
      one.updateMatrix()
      return frond(3, [0.36, 0.6, 0.9][i % 3] ?? 0.6).applyMatrix4(one.matrix)
    }),
  )
}

export interface GrovePaint {
  trunk: ColorRepresentation
  leaf: ColorRepresentation
  flatTrunk: ColorRepresentation
  flatLeaf: ColorRepresentation
}

/**
 * Draws dozens of simple palms in one draw call. The `size` of a spot is the palm's height in
 * meters.
 */
export function palmGrove(
  kit: Kit,
  spots: readonly (Spot & { size: number })[],
  paint: GrovePaint,
) {
  const bark = kit.material({ color: paint.trunk, roughness: 0.9, flat: paint.flatTrunk, line: 0.7 }) // prettier-ignore
  const leaf = kit.material({ color: paint.leaf, roughness: 0.55, side: DoubleSide, flat: paint.flatLeaf, line: 0.4 }) // prettier-ignore
  const stem = tube(
    [0, 0.5, 1].map((t) => new Vector3(0.05 * t * t, t, 0)),
    (t) => 0.026 - 0.012 * t + 0.012 * Math.exp(-t * 12),
    7,
    6,
  )
  many(kit, stem, bark, spots)
  const kinds = [0, 1, 2].map((kind) => {
    const own = spots.filter((_, i) => i % 3 === kind)
    const tops = own.map(({ at, turn = 0, size, tint }) => ({
      at: at.clone().add(new Vector3(Math.cos(turn) * 0.05 * size, size, -Math.sin(turn) * 0.05 * size)), // prettier-ignore
      turn,
      size: 0.62 + size * 0.045,
      tint: tint ?? 1,
    }))
    return { tops, crowns: many(kit, crown(kind * 7 + 1), leaf, tops) }
  })
  return {
    /** Sways the crowns to a moment; gusts run over the grove. */
    sway(seconds: number, wind = 1): void {
      for (const { tops, crowns } of kinds) {
        tops.forEach(({ at, turn }, i) => {
          const gust = seconds * 0.9 - at.x * 0.02
          const lean = [noise1(gust + i * 0.3, 11) * 0.09 * wind, noise1(gust * 1.1 + i, 12) * 0.09 * wind] as const // prettier-ignore
          crowns.move(i, at, turn + noise1(gust * 1.3 + i, 13) * 0.05 * wind, lean)
        })
      }
    },
  }
}

/** A bush, or the crown of a tree: leaves around a dark core. They are lit as one round body. */
function leafy(random: Random, leaves: number, leafSize: number, isFar: boolean): BufferGeometry {
  const [positions, normals, colors]: [number[], number[], number[]] = [[], [], []]
  const shade = new Color()
  for (let i = 0; i < leaves; i++) {
    const up = random.range(-0.35, 1)
    const around = random.range(0, Math.PI * 2)
    const flat = Math.sqrt(1 - up * up)
    const out = new Vector3(flat * Math.cos(around), up, flat * Math.sin(around))
    const middle = out.clone().multiplyScalar(random.range(0.74, 1.04))
    const across = new Vector3(random.range(-1, 1), random.range(-1, 1), random.range(-1, 1)).cross(out).normalize() // prettier-ignore
    const along = out.clone().cross(across).addScaledVector(out, random.range(-0.5, 0.7)).normalize() // prettier-ignore
    const size = leafSize * random.range(0.6, 1.2)
    const tip = (a: number, b: number) => middle.clone().addScaledVector(along, a * size).addScaledVector(across, b * size) // prettier-ignore
    const [a, b, c, d] = [tip(-1, 0), tip(0, 0.5), tip(1, 0), tip(0, -0.5)]
    shade.setScalar((0.72 + 0.3 * Math.max(0, up)) * random.range(0.8, 1.15))
    for (const point of [a, c, b, a, d, c]) {
      positions.push(point.x, point.y, point.z)
      normals.push(out.x, out.y, out.z)
      colors.push(shade.r, shade.g, shade.b)
    }
  }
  const heart = mergeVertices(
    new IcosahedronGeometry(isFar ? 0.88 : 0.82, isFar ? 0 : 1),
  ).toNonIndexed()
  const at = heart.getAttribute('position')
  for (let i = 0; i < at.count; i++) {
    positions.push(at.getX(i), at.getY(i), at.getZ(i))
    const out = new Vector3().fromBufferAttribute(at, i).normalize()
    normals.push(out.x, out.y, out.z)
    colors.push(0.62, 0.62, 0.62)
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3))
  geometry.setAttribute('color', new Float32BufferAttribute(colors, 3))
  return geometry
}

export interface LeafPaint {
  color: ColorRepresentation
  flat: ColorRepresentation
  leaves?: number
  leafSize?: number
  /** Whether it is far away. It has fewer faces then, and casts no shadow. */
  isFar?: boolean
}

/** Draws bushes or tree crowns of one kind. */
export function thicket(kit: Kit, name: string, spots: readonly Spot[], paint: LeafPaint) {
  const material = kit.material({ color: paint.color, flat: paint.flat, roughness: 0.8, reflect: 0.4, side: DoubleSide, vertexColors: true, line: 0.45 }) // prettier-ignore
  const shape = leafy(
    kit.random(name),
    paint.leaves ?? 90,
    paint.leafSize ?? 0.34,
    paint.isFar ?? false,
  )
  const all = many(kit, shape, material, spots)
  all.mesh.name = name
  all.mesh.castShadow = !paint.isFar
  return all
}
