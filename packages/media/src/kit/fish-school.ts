import { Color, Euler, Float32BufferAttribute, InstancedMesh, Matrix4, Quaternion, Vector3, type BufferGeometry, type ColorRepresentation } from 'three' // prettier-ignore
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import type { PaintedMaterial } from '../engine/paint'
import type { Kit } from '../engine/take'
import { keyed, type Key } from './ease'
import { loft } from './shapes'

export interface Species {
  name: string
  /** Half the height along a fish of length 1, from the nose (0) to the tail (1). */
  height: readonly Key[]
  thick: number
  back: ColorRepresentation
  belly: ColorRepresentation
  stripe?: { color: ColorRepresentation; at: (along: number, up: number) => number }
  fin: ColorRepresentation
}

const VARIANTS = 8

/** A fish of length 1 that swims along +x. It is bent as at one moment of its stroke. */
function fish(species: Species, phase: number): BufferGeometry {
  const { height, thick } = species
  const body = loft(
    Array.from({ length: 19 }, (_, i) => {
      const t = i / 18
      const tall = keyed(height, t)
      return Array.from({ length: 12 }, (_, k) => {
        const a = (k / 12) * Math.PI * 2
        return new Vector3(0.5 - t * 0.82, Math.sin(a) * tall, Math.cos(a) * Math.min(tall, thick * Math.sin(Math.PI * Math.min(1, 0.12 + t * 0.86)) ** 0.7 + 0.004)) // prettier-ignore
      })
    }),
  )
  const fin = (
    points: readonly (readonly [number, number])[],
    base: readonly (readonly [number, number])[],
    z = 0,
    out = 0,
  ) =>
    // prettier-ignore
    loft(
      [base, points].map((row, r) => row.map(([x, y]) => new Vector3(x, y, z + out * r))),
      false,
    )
  const top = keyed(height, 0.45)
  const parts = [
    fin([[-0.5, 0.17], [-0.4, 0], [-0.5, -0.17]], [[-0.3, 0.035], [-0.3, 0], [-0.3, -0.035]]),
    fin([[-0.02, top + 0.09], [-0.16, top + 0.06], [-0.24, top * 0.6]], [[0.14, top * 0.85], [-0.02, top * 0.92], [-0.2, top * 0.5]]), // prettier-ignore
    fin([[-0.16, -top - 0.05], [-0.24, -top * 0.6]], [[0, -top * 0.9], [-0.18, -top * 0.45]]),
    fin([[0.06, -0.1], [0.0, -0.06]], [[0.2, -0.02], [0.18, -0.06]], thick * 0.8, 0.07),
    fin([[0.06, -0.1], [0.0, -0.06]], [[0.2, -0.02], [0.18, -0.06]], -thick * 0.8, -0.07),
  ] // prettier-ignore
  const shades = [body, ...parts].map((part, i) => paint(part, species, i > 0))
  const whole = mergeGeometries(shades)
  const position = whole.getAttribute('position')
  for (let i = 0; i < position.count; i++) {
    const t = 0.5 - position.getX(i)
    position.setZ(i, position.getZ(i) + 0.075 * t * t * 1.6 * Math.sin(phase - t * 4.2) + 0.012 * Math.sin(phase)) // prettier-ignore
  }
  whole.computeVertexNormals()
  return whole
}

function paint(
  part: BufferGeometry,
  { height, back, belly, stripe, fin }: Species,
  isFin: boolean,
) {
  // prettier-ignore
  const position = part.getAttribute('position')
  const [dark, pale, fins] = [new Color(back), new Color(belly), new Color(fin)]
  const colours: number[] = []
  for (let i = 0; i < position.count; i++) {
    const along = (0.5 - position.getX(i)) / 0.82
    const up = position.getY(i) / Math.max(0.01, keyed(height, along))
    const one = isFin ? fins.clone() : pale.clone().lerp(dark, Math.min(1, Math.max(0, up * 0.75 + 0.4))) // prettier-ignore
    if (stripe && !isFin) one.lerp(new Color(stripe.color), stripe.at(along, up))
    // The vertices of the eye, and those of the dark edge of the gill behind it.
    if (!isFin && Math.abs(along - 0.11) < 0.035 && up > 0.1 && up < 0.75) one.set('#0b0d0e')
    colours.push(one.r, one.g, one.b)
  }
  part.setAttribute('color', new Float32BufferAttribute(colours, 3))
  return part
}

export interface Swimmer {
  at: Vector3
  /** The direction in which the fish swims. */
  ahead: Vector3
  size: number
  /** The phase of its stroke in radians. */
  phase: number
}

/** A school of fish in a few draw calls. Each fish has its own phase of the stroke. */
export function school(
  kit: Kit,
  species: Species,
  count: number,
  finish: (material: PaintedMaterial) => PaintedMaterial,
) {
  // prettier-ignore
  const material = finish(kit.material({ color: '#ffffff', vertexColors: true, roughness: 0.35, metalness: 0.25, reflect: 1.2, side: 2, group: 'character' })) // prettier-ignore
  const meshes = Array.from({ length: VARIANTS }, (_, i) => {
    const mesh = new InstancedMesh(fish(species, (i / VARIANTS) * Math.PI * 2), material, count)
    mesh.castShadow = mesh.receiveShadow = true
    mesh.frustumCulled = false
    return kit.add(mesh)
  })
  const [matrix, turn] = [new Matrix4(), new Quaternion()]
  return (swimmers: readonly Swimmer[]) => {
    for (const mesh of meshes) mesh.count = 0
    for (const { at, ahead, size, phase } of swimmers) {
      const turns = phase / (Math.PI * 2)
      const mesh = meshes[Math.floor((turns - Math.floor(turns)) * VARIANTS)]
      if (!mesh) continue
      const level = Math.hypot(ahead.x, ahead.z)
      turn.setFromEuler(new Euler(0, Math.atan2(-ahead.z, ahead.x), Math.atan2(ahead.y, level), 'YZX')) // prettier-ignore
      mesh.setMatrixAt(mesh.count++, matrix.compose(at, turn, new Vector3(size, size, size)))
    }
    for (const mesh of meshes) mesh.instanceMatrix.needsUpdate = true
  }
}
