import type { Point } from './point'

/**
 * A part of a path that a hand would draw in one stroke. It also says whether its ends touch other
 * strokes.
 */
export interface Line {
  points: Point[]
  meetsStart: boolean
  meetsEnd: boolean
  isRing: boolean
}

const TURN = Math.cos((32 * Math.PI) / 180)
const COUNTS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, a: 7, z: 0, o: 3 }

function numbers(text: string): number[] {
  return (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
}

function bezier(a: Point, b: Point, c: Point, d: Point): Point[] {
  return Array.from({ length: 13 }, (_, i) => {
    const t = i / 12
    const u = 1 - t
    const at = (k: 0 | 1) =>
      u ** 3 * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t ** 3 * d[k]
    return [at(0), at(1)]
  })
}

/** Converts an arc to points. It must be circular, because the drawings use no other arcs. */
function arc(from: Point, r: number, large: number, sweep: number, to: Point): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const chord = Math.hypot(dx, dy)
  const radius = Math.max(r, chord / 2)
  const rise = Math.sqrt(radius * radius - (chord * chord) / 4) * (large === sweep ? -1 : 1)
  const cx = (from[0] + to[0]) / 2 - (dy / chord) * rise
  const cy = (from[1] + to[1]) / 2 + (dx / chord) * rise
  const start = Math.atan2(from[1] - cy, from[0] - cx)
  let angle = Math.atan2(to[1] - cy, to[0] - cx) - start
  if (sweep && angle < 0) angle += 2 * Math.PI
  if (!sweep && angle > 0) angle -= 2 * Math.PI
  return Array.from({ length: 17 }, (_, i) => {
    const at = start + (angle * i) / 16
    return [cx + radius * Math.cos(at), cy + radius * Math.sin(at)]
  })
}

const ring = (cx: number, cy: number, r: number): Point[] =>
  Array.from({ length: 33 }, (_, i) => {
    const at = (i / 32) * 2 * Math.PI - 2.2
    return [cx + r * Math.cos(at), cy + r * Math.sin(at)]
  })

const direction = (a: Point, b: Point): Point => {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
}

/** Joins pieces of a path that continue without a corner. */
function join(pieces: Point[][], isClosed: boolean): Line[] {
  const lines: Line[] = []
  for (const piece of pieces) {
    const last = lines.at(-1)
    const [a, b] = [last?.points.at(-2), last?.points.at(-1)]
    const [c, d] = [piece[0], piece[1]]
    if (last && a && b && c && d) {
      const [u, v] = [direction(a, b), direction(c, d)]
      if (u[0] * v[0] + u[1] * v[1] > TURN) {
        last.points.push(...piece.slice(1))
        continue
      }
      last.meetsEnd = true
    }
    lines.push({ points: [...piece], meetsStart: !!last, meetsEnd: false, isRing: false })
  }
  const [first, end] = [lines[0], lines.at(-1)]
  if (isClosed && first && end) first.meetsStart = end.meetsEnd = true
  return lines
}

/** Reads SVG path data (M L H V C S A Z) and `O cx cy r` for a circle. */
export function flatten(data: string): Line[] {
  const lines: Line[] = []
  let pieces: Point[][] = []
  let isClosed = false
  let [at, start, handle]: Point[] = [[0, 0], [0, 0], [0, 0]] // prettier-ignore
  const finish = () => {
    lines.push(...join(pieces, isClosed))
    pieces = []
    isClosed = false
  }
  const go = (to: Point, points: Point[] = [at ?? to, to]) => {
    pieces.push(points)
    at = to
  }
  for (const [, letter = '', rest = ''] of data.matchAll(/([MmLlHhVvCcSsAaZzO])([^A-Za-z]*)/g)) {
    const command = letter.toLowerCase()
    const count = COUNTS[command] ?? 0
    const all = numbers(rest)
    for (let i = 0; i === 0 || i < all.length; i += count || 1) {
      const n = (k: number) => all[i + k] ?? 0
      const here: Point = at ?? [0, 0]
      const base: Point = letter === command ? here : [0, 0]
      const place = (k: number): Point => [base[0] + n(k), base[1] + n(k + 1)]
      if (command === 'm' && i === 0) {
        finish()
        start = at = place(0)
      } else if (command === 'm' || command === 'l') go(place(0))
      else if (command === 'h') go([base[0] + n(0), here[1]])
      else if (command === 'v') go([here[0], base[1] + n(0)])
      else if (command === 'c') {
        handle = place(2)
        go(place(4), bezier(here, place(0), handle, place(4)))
      } else if (command === 's') {
        const mirrored: Point = [2 * here[0] - (handle?.[0] ?? 0), 2 * here[1] - (handle?.[1] ?? 0)]
        handle = place(0)
        go(place(2), bezier(here, mirrored, handle, place(2)))
      } else if (command === 'a') go(place(5), arc(here, n(0), n(3), n(4), place(5)))
      else if (command === 'o') {
        const points = ring(n(0), n(1), n(2))
        lines.push({ points, meetsStart: false, meetsEnd: false, isRing: true })
      } else {
        const to: Point = start ?? here
        if (Math.hypot(to[0] - here[0], to[1] - here[1]) > 0.05) go(to)
        isClosed = true
      }
    }
  }
  finish()
  return lines
}
