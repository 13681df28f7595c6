import { random, type Random } from '../lib/random'
import type { Line } from './flatten'
import type { Point } from './point'

/** How a hand holds the pencil. Lengths are in units of the 24 grid. */
export interface Grip {
  tremor: number
  bow: number
  overshoot: number
}

export const lengthOf = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], i) => {
    const [px, py] = points[i - 1] ?? [x, y]
    return sum + Math.hypot(x - px, y - py)
  }, 0)

/** Returns points at equal distances along a line. */
function resample(points: readonly Point[], step: number): Point[] {
  const total = lengthOf(points)
  const count = Math.max(2, Math.round(total / step))
  const out: Point[] = []
  let [walked, i] = [0, 1]
  for (let k = 0; k <= count; k++) {
    const goal = (total * k) / count
    for (;;) {
      const [a, b] = [points[i - 1], points[i]]
      if (!a || !b) break
      const piece = Math.hypot(b[0] - a[0], b[1] - a[1])
      if (walked + piece >= goal - 1e-9 || i === points.length - 1) {
        const t = piece ? Math.min(1, (goal - walked) / piece) : 0
        out.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t])
        break
      }
      walked += piece
      i++
    }
  }
  return out
}

/**
 * Extends strokes as a hand does: lines that meet cross slightly, and rings overlap their start.
 */
function reach({ points, meetsStart, meetsEnd, isRing }: Line, grip: Grip, r: Random): Point[] {
  const total = lengthOf(points)
  if (isRing) return [...points, ...points.slice(1, 4)]
  const extra = (meets: boolean) =>
    meets ? Math.min(grip.overshoot, total * 0.06) * r.range(0.35, 1) : 0
  const beyond = (a?: Point, b?: Point, by = 0): Point[] => {
    if (!a || !b || !by) return []
    const d = Math.hypot(a[0] - b[0], a[1] - b[1]) || 1
    return [[a[0] + ((a[0] - b[0]) / d) * by, a[1] + ((a[1] - b[1]) / d) * by]]
  }
  return [
    ...beyond(points[0], points[1], extra(meetsStart)),
    ...points,
    ...beyond(points.at(-1), points.at(-2), extra(meetsEnd)),
  ]
}

/**
 * Redraws a line as if by hand, with a slow tremor, a slight bow, and ends that go too far at
 * corners.
 */
export function drawn(line: Line, seed: number, grip: Grip): Point[] {
  const r = random(seed)
  const points = resample(reach(line, grip, r), 1.7)
  const total = lengthOf(points)
  const [p, q, side] = [r.range(0, 6.3), r.range(0, 6.3), r.range(-1, 1)]
  const bow = grip.bow * side * Math.min(1, total / 14)
  const drift = line.isRing ? grip.tremor * r.range(0.6, 1.4) : 0
  return points.map(([x, y], i) => {
    const [ax, ay] = points[i - 1] ?? [x, y]
    const [bx, by] = points[i + 1] ?? [x, y]
    const d = Math.hypot(bx - ax, by - ay) || 1
    const t = i / (points.length - 1)
    const along = total * t
    const tremor = grip.tremor * (Math.sin(along / 1.3 + p) * 0.7 + Math.sin(along / 0.7 + q) * 0.3) // prettier-ignore
    const off = tremor + bow * Math.sin(Math.PI * t) + drift * (t - 0.5)
    return [x - ((by - ay) / d) * off, y + ((bx - ax) / d) * off]
  })
}

const fix = (n: number) => String(Number(n.toFixed(2)))

/** Writes SVG path data of a smooth line through points. */
export function smoothPath(points: readonly Point[], scale: number): string {
  const at = (i: number): Point => {
    const [x, y] = points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0]
    return [x * scale, y * scale]
  }
  const first = at(0)
  let data = `M${fix(first[0])} ${fix(first[1])}`
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const [bx, by] = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6]
    const [cx, cy] = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6]
    data += `C${[bx, by, cx, cy, c[0], c[1]].map(fix).join(' ')}`
  }
  return data
}
