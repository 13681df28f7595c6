import { BufferGeometry, Float32BufferAttribute, Vector3 } from 'three'
import { clamp, type Form } from './form'

export type Rgb = readonly [r: number, g: number, b: number]
/** Returns the color, in linear values, of a place on the surface. */
export type Paint = (x: number, y: number, z: number) => Rgb

const BLOCK = 4

/**
 * A skin of quads over a form (surface nets). Each cell that the surface crosses has one corner,
 * which is then moved to the surface. Normals are computed from the form itself, so that even
 * coarse skins look smooth.
 */
export function skinOf(form: Form, cell: number, paint?: Paint): BufferGeometry {
  const low = form.box.min.clone().subScalar(cell * 2.5)
  const size = form.box.max.clone().addScalar(cell * 2.5).sub(low) // prettier-ignore
  const [nx, ny, nz] = size.toArray().map((s) => Math.ceil(s / cell / BLOCK) * BLOCK + 1) as [number, number, number] // prettier-ignore
  const grid = sample(form, low, cell, nx, ny, nz)
  const at = (i: number, j: number, k: number) => (k * ny + j) * nx + i
  const corner = new Int32Array(nx * ny * nz).fill(-1)
  const positions: number[] = []
  const sum = new Vector3()
  for (let k = 0; k < nz - 1; k++) {
    for (let j = 0; j < ny - 1; j++) {
      for (let i = 0; i < nx - 1; i++) {
        const count = crossings(grid, at, i, j, k, sum)
        if (!count) continue
        corner[at(i, j, k)] = positions.length / 3
        positions.push(low.x + (i + sum.x / count) * cell, low.y + (j + sum.y / count) * cell, low.z + (k + sum.z / count) * cell) // prettier-ignore
      }
    }
  }
  const index: number[] = []
  const quad = (a: number, b: number, c: number, d: number, isFlipped: boolean) => {
    const [p, q, r, s] = [corner[a] ?? -1, corner[b] ?? -1, corner[c] ?? -1, corner[d] ?? -1]
    if (p < 0 || q < 0 || r < 0 || s < 0) return
    if (isFlipped) index.push(p, r, q, p, s, r)
    else index.push(p, q, r, p, r, s)
  }
  for (let k = 1; k < nz - 1; k++) {
    for (let j = 1; j < ny - 1; j++) {
      for (let i = 1; i < nx - 1; i++) {
        const here = (grid[at(i, j, k)] ?? 0) < 0
        if (here !== (grid[at(i + 1, j, k)] ?? 0) < 0) quad(at(i, j - 1, k - 1), at(i, j, k - 1), at(i, j, k), at(i, j - 1, k), !here) // prettier-ignore
        if (here !== (grid[at(i, j + 1, k)] ?? 0) < 0) quad(at(i - 1, j, k - 1), at(i - 1, j, k), at(i, j, k), at(i, j, k - 1), !here) // prettier-ignore
        if (here !== (grid[at(i, j, k + 1)] ?? 0) < 0) quad(at(i - 1, j - 1, k), at(i, j - 1, k), at(i, j, k), at(i - 1, j, k), !here) // prettier-ignore
      }
    }
  }
  return finish(form, positions, index, cell, paint)
}

/**
 * Computes the distances at the corners of the grid. Blocks that are far from the surface are
 * skipped.
 */
function sample(form: Form, low: Vector3, cell: number, nx: number, ny: number, nz: number) {
  const grid = new Float32Array(nx * ny * nz).fill(1)
  const value = (i: number, j: number, k: number) => form.at(low.x + i * cell, low.y + j * cell, low.z + k * cell) // prettier-ignore
  const look = (bi: number, bj: number, bk: number, size: number): void => {
    if (bi >= nx || bj >= ny || bk >= nz) return
    const half = size / 2
    const d = value(bi + half, bj + half, bk + half)
    const isFar = Math.abs(d) > cell * half * 1.74 * 1.4
    if (!isFar && size > BLOCK) {
      for (let c = 0; c < 8; c++) look(bi + (c & 1) * half, bj + ((c >> 1) & 1) * half, bk + (c >> 2) * half, half) // prettier-ignore
      return
    }
    for (let k = bk; k < Math.min(nz, bk + size); k++) {
      for (let j = bj; j < Math.min(ny, bj + size); j++) {
        for (let i = bi; i < Math.min(nx, bi + size); i++) {
          grid[(k * ny + j) * nx + i] = isFar ? d : value(i, j, k)
        }
      }
    }
  }
  for (let k = 0; k < nz; k += 16) for (let j = 0; j < ny; j += 16) for (let i = 0; i < nx; i += 16) look(i, j, k, 16) // prettier-ignore
  return grid
}

const EDGES = [[0, 1], [2, 3], [4, 5], [6, 7], [0, 2], [1, 3], [4, 6], [5, 7], [0, 4], [1, 5], [2, 6], [3, 7]] as const // prettier-ignore

/** Adds up the places where the surface crosses the edges of a cell. */
function crossings(
  grid: Float32Array,
  at: (i: number, j: number, k: number) => number,
  i: number,
  j: number,
  k: number,
  sum: Vector3,
): number {
  const value = (c: number) => grid[at(i + (c & 1), j + ((c >> 1) & 1), k + (c >> 2))] ?? 0
  const first = value(0) < 0
  let isCrossed = false
  for (let c = 1; c < 8 && !isCrossed; c++) isCrossed = value(c) < 0 !== first
  if (!isCrossed) return 0
  sum.set(0, 0, 0)
  let count = 0
  for (const [a, b] of EDGES) {
    const [da, db] = [value(a), value(b)]
    if (da < 0 === db < 0) continue
    const t = da / (da - db)
    sum.x += (a & 1) + ((b & 1) - (a & 1)) * t
    sum.y += ((a >> 1) & 1) + (((b >> 1) & 1) - ((a >> 1) & 1)) * t
    sum.z += (a >> 2) + ((b >> 2) - (a >> 2)) * t
    count++
  }
  return count
}

function finish({ at }: Form, positions: number[], index: number[], cell: number, paint?: Paint) {
  const [normals, colours]: [number[], number[]] = [[], []]
  const e = cell * 0.45
  for (let i = 0; i < positions.length; i += 3) {
    let [x, y, z] = [positions[i] ?? 0, positions[i + 1] ?? 0, positions[i + 2] ?? 0]
    // The corners of a small tetrahedron give both the slope and the distance.
    const [a, b, c, d] = [at(x + e, y - e, z - e), at(x - e, y - e, z + e), at(x - e, y + e, z - e), at(x + e, y + e, z + e)] // prettier-ignore
    let [gx, gy, gz] = [a - b - c + d, c + d - a - b, b + d - a - c]
    const slope = Math.sqrt(gx * gx + gy * gy + gz * gz) || 1
    ;[gx, gy, gz] = [gx / slope, gy / slope, gz / slope]
    const step = clamp(((a + b + c + d) * e) / slope, -cell * 0.5, cell * 0.5)
    ;[x, y, z] = [x - gx * step, y - gy * step, z - gz * step]
    positions[i] = x
    positions[i + 1] = y
    positions[i + 2] = z
    normals.push(gx, gy, gz)
    if (paint) colours.push(...paint(x, y, z))
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3))
  if (paint) geometry.setAttribute('color', new Float32BufferAttribute(colours, 3))
  geometry.setIndex(index)
  return geometry
}
