import { BufferGeometry, Float32BufferAttribute, Mesh, type Material } from 'three'
import { noise1 } from './noise'

export type Place = readonly [x: number, y: number]
/** A line as a function: 0 to 1 along the line gives a place. */
export type Line = (t: number) => Place

const CAP = 5

/** A smooth line through points (Catmull-Rom) with even speed. */
export function through(points: readonly Place[], samples = 120): Line {
  const at = (i: number): Place => points[Math.min(points.length - 1, Math.max(0, i))] ?? [0, 0]
  const spline = (t: number): Place => {
    const scaled = t * (points.length - 1)
    const i = Math.min(points.length - 2, Math.floor(scaled))
    const f = scaled - i
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const on = (k: 0 | 1) =>
      b[k] + 0.5 * f * (c[k] - a[k] + f * (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k] + f * (3 * (b[k] - c[k]) + d[k] - a[k]))) // prettier-ignore
    return [on(0), on(1)]
  }
  const lengths = [0]
  for (let i = 1; i <= samples; i++) {
    const [a, b] = [spline((i - 1) / samples), spline(i / samples)]
    lengths.push((lengths[i - 1] ?? 0) + Math.hypot(b[0] - a[0], b[1] - a[1]))
  }
  const whole = lengths[samples] ?? 1
  return (t) => {
    const wanted = Math.min(1, Math.max(0, t)) * whole
    let i = 1
    while (i < samples && (lengths[i] ?? 0) < wanted) i++
    const [from, to] = [lengths[i - 1] ?? 0, lengths[i] ?? 1]
    return spline((i - 1 + (to > from ? (wanted - from) / (to - from) : 0)) / samples)
  }
}

/** A line that is straight from point to point. */
export function joined(points: readonly Place[]): Line {
  const whole = (t: number): Place => {
    const scaled = Math.min(1, Math.max(0, t)) * (points.length - 1)
    const i = Math.min(points.length - 2, Math.floor(scaled))
    const [a, b] = [points[i] ?? [0, 0], points[i + 1] ?? [0, 0]]
    return [a[0] + (b[0] - a[0]) * (scaled - i), a[1] + (b[1] - a[1]) * (scaled - i)]
  }
  return whole
}

function lengthOf(line: Line): number {
  let length = 0
  for (let i = 1; i <= 12; i++) {
    const [a, b] = [line((i - 1) / 12), line(i / 12)]
    length += Math.hypot(b[0] - a[0], b[1] - a[1])
  }
  return length
}

/** A line of a felt marker on a plane, which may be laid again for each moment. */
export function markerLine(material: Material, rows = 64, seed = 1) {
  const total = rows + CAP * 2
  const position = new Float32BufferAttribute(new Float32Array(total * 6), 3)
  const normal = new Float32Array(total * 6)
  const index: number[] = []
  for (let i = 0; i < total; i++) {
    normal.set([0, 0, 1, 0, 0, 1], i * 6)
    const k = i * 2
    if (i) index.push(k - 2, k - 1, k, k - 1, k + 1, k)
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', position)
  geometry.setAttribute('normal', new Float32BufferAttribute(normal, 3))
  geometry.setIndex(index)
  const mesh = new Mesh(geometry, material)
  mesh.receiveShadow = true
  mesh.frustumCulled = false

  /** Lays the line from its beginning up to the share `shown` (0 to 1). */
  const lay = (line: Line, width: number, shown = 1): void => {
    mesh.visible = shown > 0.001
    if (!mesh.visible) return
    const put = (row: number, [x, y]: Place, [tx, ty]: Place, half: number) => {
      position.setXYZ(row * 2, x - ty * half, y + tx * half, 0)
      position.setXYZ(row * 2 + 1, x + ty * half, y - tx * half, 0)
    }
    const tangent = (t: number): Place => {
      const [a, b] = [line(Math.max(0, t - 0.004)), line(Math.min(1, t + 0.004))]
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
      return [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
    }
    const long = lengthOf(line) / width
    // The line's width varies along its length, as the pressure of a hand does.
    const half = (t: number) => (width / 2) * (0.94 + 0.14 * noise1(t * long * 0.16, seed))
    for (const [end, t, first] of [
      [-1, 0, 0],
      [1, shown, rows + CAP],
    ] as const) {
      // prettier-ignore
      const [[x, y], way, r] = [line(t), tangent(t), half(t)]
      for (let i = 0; i < CAP; i++) {
        const a = (((end < 0 ? CAP - i : i + 1) / CAP) * Math.PI) / 2
        const out = end * Math.sin(a) * r
        put(first + i, [x + way[0] * out, y + way[1] * out], way, Math.cos(a) * r)
      }
    }
    for (let i = 0; i < rows; i++) {
      const t = (shown * i) / (rows - 1)
      put(CAP + i, line(t), tangent(t), half(t))
    }
    position.needsUpdate = true
  }
  return { mesh, lay }
}
