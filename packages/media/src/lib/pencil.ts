import type { Point } from '../scene'
import type { Random } from './random'

export const PAPER = '#F6F3EC'
export const BLUE = '#A4DDED'
export const GRAPHITE = '#3a3b40'

const fix = (n: number) => n.toFixed(1)
export const polyline = (points: readonly Point[]) =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${fix(x)} ${fix(y)}`).join('')

/** Returns points at even steps along a path, moved by a slow tremor like that of a hand. */
function tremble(points: readonly Point[], r: Random, amount: number): Point[] {
  const out: Point[] = []
  let [dx, dy] = [0, 0]
  points.forEach((to, i) => {
    const from = points[i - 1]
    if (!from) return out.push(to)
    const steps = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 26))
    for (let k = 1; k <= steps; k++) {
      dx = dx * 0.7 + r.range(-amount, amount)
      dy = dy * 0.7 + r.range(-amount, amount)
      const t = k / steps
      out.push([from[0] + (to[0] - from[0]) * t + dx, from[1] + (to[1] - from[1]) * t + dy])
    }
  })
  return out
}

export interface Stroke {
  colour?: string
  width?: number
  opacity?: number
  /** The number of times that the line is drawn. */
  passes?: number
  shake?: number
}

export function stroke(points: readonly Point[], r: Random, options: Stroke = {}): string {
  const { colour = GRAPHITE, width = 2.6, opacity = 0.85, passes = 2, shake = 0.7 } = options
  let out = ''
  for (let pass = 0; pass < passes; pass++) {
    const line = tremble(points, r, shake * (pass ? 1.5 : 1))
    const w = width * (pass ? r.range(0.4, 0.7) : 1)
    const o = opacity * (pass ? r.range(0.35, 0.6) : 1)
    out += `<path d="${polyline(line)}" fill="none" stroke="${colour}" stroke-width="${fix(w)}" stroke-opacity="${o.toFixed(2)}" stroke-linecap="round" stroke-linejoin="round"/>`
  }
  return out
}

let clips = 0
/** Parallel strokes inside a shape. Their angle shows the direction of the surface. */
export function hatch(
  shape: readonly Point[],
  r: Random,
  { angle = -0.9, gap = 9, ...options }: Stroke & { angle?: number; gap?: number } = {},
): string {
  const xs = shape.map(([x]) => x)
  const ys = shape.map(([, y]) => y)
  const [cx, cy] = [
    (Math.min(...xs) + Math.max(...xs)) / 2,
    (Math.min(...ys) + Math.max(...ys)) / 2,
  ]
  const reach = Math.hypot(Math.max(...xs) - cx, Math.max(...ys) - cy)
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  let lines = ''
  for (let k = -reach; k < reach; k += gap * r.range(0.7, 1.3)) {
    const a: Point = [cx - s * k - c * reach, cy + c * k - s * reach]
    const b: Point = [cx - s * k + c * reach, cy + c * k + s * reach]
    lines += stroke([a, b], r, { width: 2, opacity: 0.4, passes: 1, ...options })
  }
  const id = `h${clips++}`
  return `<clipPath id="${id}"><path d="${polyline(shape)}Z"/></clipPath><g clip-path="url(#${id})">${lines}</g>`
}

/** A shape that is filled with the side of the pencil's lead. */
export const tone = (shape: readonly Point[], opacity: number, colour = GRAPHITE) =>
  `<path d="${polyline(shape)}Z" fill="${colour}" fill-opacity="${opacity}"/>`

export const pencilDefs = /* svg */ `
<filter id="lead" x="-5%" y="-5%" width="110%" height="110%">
  <feTurbulence type="fractalNoise" baseFrequency=".28" numOctaves="1" seed="7" result="n"/>
  <feColorMatrix in="n" type="matrix" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -2.6 2.25" result="tooth"/>
  <feComposite in="SourceGraphic" in2="tooth" operator="in"/>
</filter>
<radialGradient id="paper" cx="45%" cy="40%" r="80%">
  <stop offset="0" stop-color="#faf8f2"/><stop offset=".7" stop-color="${PAPER}"/><stop offset="1" stop-color="#e9e4d8"/>
</radialGradient>`
