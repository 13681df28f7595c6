import {
  BufferGeometry,
  CapsuleGeometry,
  CatmullRomCurve3,
  Float32BufferAttribute,
  LatheGeometry,
  Mesh,
  TubeGeometry,
  Vector2,
  Vector3,
  type Material,
} from 'three'
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js'
import { mergeVertices } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import type { Point } from './camera-moves'

/** A mesh that casts and receives shadows. */
export function solid(geometry: BufferGeometry, material: Material, at: Point = [0, 0, 0]): Mesh {
  const mesh = new Mesh(geometry, material)
  mesh.castShadow = true
  mesh.receiveShadow = true
  mesh.position.set(...at)
  return mesh
}

/** A box with beveled edges, which catch light like those of all manufactured things. */
export function bevelled(width: number, height: number, depth: number, bevel = 0.02, segments = 2) {
  const most = Math.min(width, height, depth) / 2.001
  return new RoundedBoxGeometry(width, height, depth, segments, Math.min(bevel, most))
}

/** A body that is turned around the y axis, from a profile of `[radius, height]`. */
export function turned(profile: readonly (readonly [number, number])[], segments = 40) {
  return new LatheGeometry(
    profile.map(([radius, y]) => new Vector2(Math.max(0, radius), y)),
    segments,
  )
}

export function capsule(radius: number, length: number) {
  return new CapsuleGeometry(radius, length, 6, 18)
}

/** A tube through points. Its radius depends on the place along it, from 0 to 1. */
export function tube(
  points: readonly Vector3[],
  radius: number | ((along: number) => number),
  segments = 24,
  sides = 10,
) {
  const curve = new CatmullRomCurve3([...points])
  const geometry = new TubeGeometry(curve, segments, 1, sides, false)
  const position = geometry.getAttribute('position')
  const centre = new Vector3()
  const point = new Vector3()
  for (let i = 0; i < position.count; i++) {
    const along = Math.floor(i / (sides + 1)) / segments
    curve.getPointAt(along, centre)
    point.fromBufferAttribute(position, i).sub(centre)
    point.multiplyScalar(typeof radius === 'number' ? radius : radius(along)).add(centre)
    position.setXYZ(i, point.x, point.y, point.z)
  }
  geometry.computeVertexNormals()
  return geometry
}

/** A surface over rings of equally many points. `isClosed` joins each ring's end to its start. */
export function loft(rings: readonly (readonly Vector3[])[], isClosed = true) {
  const sides = rings[0]?.length ?? 0
  const positions: number[] = []
  const uvs: number[] = []
  const index: number[] = []
  const columns = isClosed ? sides + 1 : sides
  rings.forEach((ring, row) => {
    for (let column = 0; column < columns; column++) {
      const point = ring[column % sides] ?? new Vector3()
      positions.push(point.x, point.y, point.z)
      uvs.push(column / (columns - 1), row / (rings.length - 1))
      if (row === 0 || column === 0) continue
      const here = row * columns + column
      index.push(here - columns - 1, here - columns, here - 1, here - 1, here - columns, here)
    }
  })
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2))
  geometry.setIndex(index)
  geometry.computeVertexNormals()
  if (isClosed) weldSeam(geometry, columns, rings.length)
  return geometry
}

/** Gives the two edges of the seam the same normals, so that no line is visible. */
function weldSeam(geometry: BufferGeometry, columns: number, rows: number): void {
  const normal = geometry.getAttribute('normal')
  const [a, b] = [new Vector3(), new Vector3()]
  for (let row = 0; row < rows; row++) {
    const [first, last] = [row * columns, row * columns + columns - 1]
    a.fromBufferAttribute(normal, first).add(b.fromBufferAttribute(normal, last)).normalize()
    normal.setXYZ(first, a.x, a.y, a.z)
    normal.setXYZ(last, a.x, a.y, a.z)
  }
}

/**
 * Draws a profile of `[across, up]` along a path, for roads, curbs and rails. In UV, u is across
 * and v is the meters along.
 */
export function drawnAlong(
  profile: readonly (readonly [number, number])[],
  line: readonly Vector3[],
) {
  let metres = 0
  const lengths: number[] = []
  const rings = line.map((point, i) => {
    const before = line[Math.max(0, i - 1)] ?? point
    const after = line[Math.min(line.length - 1, i + 1)] ?? point
    metres += i ? point.distanceTo(before) : 0
    lengths.push(metres)
    const side = new Vector3().subVectors(after, before).setY(0).normalize()
    side.set(-side.z, 0, side.x)
    return profile.map(([across, up]) =>
      point
        .clone()
        .addScaledVector(side, across)
        .setY(point.y + up),
    )
  })
  const geometry = loft(rings, false)
  const uv = geometry.getAttribute('uv')
  for (let i = 0; i < uv.count; i++) uv.setY(i, lengths[Math.floor(i / profile.length)] ?? 0)
  return geometry
}

export { mergeVertices }
