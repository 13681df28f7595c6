import { BufferGeometry, type Color, Float32BufferAttribute, Vector3 } from 'three'

export type Distance = (p: Vector3) => number

const [ab, ap] = [new Vector3(), new Vector3()]

/** The distance to a limb from `a` to `b`, whose radius changes from `ra` to `rb`. */
export function limb(p: Vector3, a: Vector3, b: Vector3, ra: number, rb: number): number {
  ab.subVectors(b, a)
  ap.subVectors(p, a)
  const t = Math.min(1, Math.max(0, ap.dot(ab) / ab.lengthSq()))
  return ap.addScaledVector(ab, -t).length() - (ra + (rb - ra) * t)
}

/** Joins two bodies smoothly. `k` is the width of the transition. */
export function fleshed(a: number, b: number, k: number): number {
  const h = Math.max(0, k - Math.abs(a - b)) / k
  return Math.min(a, b) - h * h * h * k * (1 / 6)
}

/** The direction in which the distance grows, which leads out of the body. */
export function outwards(distance: Distance, p: Vector3, step = 1e-3): Vector3 {
  const at = (x: number, y: number, z: number) => distance(new Vector3(p.x + x, p.y + y, p.z + z))
  return new Vector3(
    at(step, 0, 0) - at(-step, 0, 0),
    at(0, step, 0) - at(0, -step, 0),
    at(0, 0, step) - at(0, 0, -step),
  ).normalize()
}

export interface Block {
  min: Vector3
  max: Vector3
  /** The length of the edge of a cell. */
  cell: number
  tint?: (p: Vector3) => Color
}

/** Computes a smooth surface around a body from its distance function (surface nets). */
export function sculpt(distance: Distance, { min, max, cell, tint }: Block): BufferGeometry {
  const count = (a: number, b: number) => Math.ceil((b - a) / cell) + 1
  const [nx, ny, nz] = [count(min.x, max.x), count(min.y, max.y), count(min.z, max.z)]
  const field = new Float32Array(nx * ny * nz)
  const p = new Vector3()
  const index = (x: number, y: number, z: number) => (z * ny + y) * nx + x
  const placed = (x: number, y: number, z: number) =>
    p.set(min.x + x * cell, min.y + y * cell, min.z + z * cell)
  for (let z = 0; z < nz; z++)
    for (let y = 0; y < ny; y++)
      for (let x = 0; x < nx; x++) field[index(x, y, z)] = distance(placed(x, y, z))
  const value = (i: number) => field[i] ?? 1
  const corners = [0, 1, nx, nx + 1, nx * ny, nx * ny + 1, nx * ny + nx, nx * ny + nx + 1]
  const vertexOf = new Int32Array(nx * ny * nz).fill(-1)
  const positions: number[] = []
  const normals: number[] = []
  const colours: number[] = []
  const addVertex = (x: number, y: number, z: number): void => {
    const base = index(x, y, z)
    const inside = corners.filter((corner) => value(base + corner) < 0).length
    if (inside === 0 || inside === 8) return
    placed(x + 0.5, y + 0.5, z + 0.5)
    const point = p.clone()
    // A few steps along the slope of the distance lead to the surface.
    for (let i = 0; i < 3; i++) point.addScaledVector(outwards(distance, point), -distance(point) * 0.9) // prettier-ignore
    const normal = outwards(distance, point)
    vertexOf[base] = positions.length / 3
    positions.push(point.x, point.y, point.z)
    normals.push(normal.x, normal.y, normal.z)
    if (tint) colours.push(...tint(point).toArray())
  }
  for (let z = 0; z < nz - 1; z++)
    for (let y = 0; y < ny - 1; y++) for (let x = 0; x < nx - 1; x++) addVertex(x, y, z)
  const faces: number[] = []
  const steps = [1, nx, nx * ny] as const
  for (let z = 1; z < nz - 1; z++) {
    for (let y = 1; y < ny - 1; y++) {
      for (let x = 1; x < nx - 1; x++) {
        const here = index(x, y, z)
        for (let axis = 0; axis < 3; axis++) {
          const isIn = value(here) < 0
          if (isIn === value(here + (steps[axis] ?? 1)) < 0) continue
          const [u, v] = [steps[(axis + 1) % 3] ?? 1, steps[(axis + 2) % 3] ?? 1]
          const [a, b, c, d] = [here - u - v, here - v, here, here - u].map(
            (i) => vertexOf[i] ?? -1,
          )
          if (a === undefined || b === undefined || c === undefined || d === undefined) continue
          if (Math.min(a, b, c, d) < 0) continue
          if (isIn) faces.push(a, b, c, a, c, d)
          else faces.push(a, c, b, a, d, c)
        }
      }
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3))
  if (tint) geometry.setAttribute('color', new Float32BufferAttribute(colours, 3))
  geometry.setIndex(faces)
  return geometry
}
