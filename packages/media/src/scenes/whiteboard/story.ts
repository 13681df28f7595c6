import { between, smooth } from '../../kit/ease'
import { through, type Line, type Place } from '../../kit/marker-line'

/** The unit of this shot is a decimeter, so that shadows are fine enough for a hand. */

/** The times of the story in seconds. */
export const TAP = 4.27
export const SEA = -1.3
export const BOAT: Place = [-0.6, -1]
export const SUN: Place = [3.2, 1.15]
export const BIRD: Place = [-3.1, 1.5]

export type Part = 'sea' | 'boat' | 'sun' | 'bird'

export interface Stroke {
  part: Part
  /** The line of the stroke, in the coordinates of its part. */
  line: Line
  from: number
  to: number
  width: number
}

const INK = 0.105

/** The height of the wave as it is drawn. `life`, from 0 to 1, makes it roll. */
export function wave(x: number, seconds: number, life: number): number {
  const since = life * (seconds - TAP)
  // The drawn wave is flat below the boat, so that the keel is on the line.
  const calm = 1 - 0.85 * (1 - life) * Math.exp(-(((x + 0.5) / 1.5) ** 2))
  const drawn =
    0.13 * Math.sin(x * 2.3 + 0.4 - since * 4.4) + 0.06 * Math.sin(x * 4.1 + 1 - since * 2.6)
  return SEA + calm * drawn + life * 0.1 * Math.sin(x * 1.1 - since * 3.2)
}

export const seaLine =
  (seconds: number, life: number, [left, right]: Place = [-5.1, 4.7], drop = 0): Line =>
  (t) => {
    const x = left + (right - left) * t
    return [x, wave(x + drop * 0.7, seconds, life) - drop]
  }

const circle =
  (radius: number): Line =>
  (t) => {
    // Like a hand's, the circle starts at the top and ends a little beyond its start.
    const a = Math.PI * (0.55 + 2.06 * t)
    const r = radius * (1 + 0.035 * Math.sin(a * 2 + 0.6))
    return [Math.cos(a) * r, Math.sin(a) * r * 0.97]
  }

export const RAYS = 7
const ray = (i: number): Line => {
  const a = Math.PI * (0.93 - (i / (RAYS - 1)) * 1.26)
  const long = i % 2 ? 0.34 : 0.46
  return (t) => [Math.cos(a) * (1.03 + long * t), Math.sin(a) * (1.03 + long * t)]
}

/** A gull of two arcs. `lift` moves the tips of its wings. */
export const gull = (size: number, lift: number): Line =>
  through([
    [-size, 0.1 * size + lift * 0.6 * size],
    [-0.55 * size, 0.42 * size + lift * 0.3 * size],
    [0, 0],
    [0.55 * size, 0.42 * size + lift * 0.3 * size],
    [size, 0.1 * size + lift * 0.6 * size],
  ])

export const HULL: readonly Place[] = [[-1.5, 0.42], [-1.28, 0.02], [-0.95, -0.24], [0, -0.27], [0.95, -0.24], [1.32, 0.04], [1.62, 0.5], [0.8, 0.39], [-0.4, 0.37], [-1.5, 0.42]] // prettier-ignore
const SAIL: readonly Place[] = [[0.12, 2.75], [0.62, 2.1], [1.12, 1.3], [1.42, 0.72], [1.0, 0.62], [0.5, 0.6], [0.13, 0.62]] // prettier-ignore
const JIB: readonly Place[] = [[-0.12, 2.35], [-0.5, 1.6], [-0.92, 0.98], [-1.16, 0.7], [-0.7, 0.62], [-0.13, 0.62]] // prettier-ignore

/** The strokes that the hand draws. The rays are quick short lines. */
export const STROKES: readonly Stroke[] = [
  { part: 'sea', line: seaLine(0, 0), from: 0.42, to: 1.12, width: INK },
  { part: 'boat', line: through(HULL), from: 1.24, to: 1.74, width: INK },
  { part: 'boat', line: through([[0, 0.4], [0.01, 1.6], [0, 2.95]]), from: 1.86, to: 2.0, width: INK }, // prettier-ignore
  { part: 'boat', line: through(SAIL), from: 2.07, to: 2.4, width: INK },
  { part: 'boat', line: through(JIB), from: 2.48, to: 2.72, width: INK },
  { part: 'sun', line: circle(0.74), from: 2.86, to: 3.2, width: INK },
  ...Array.from({ length: RAYS }, (_, i): Stroke => ({ part: 'sun', line: ray(i), from: 3.27 + i * 0.075, to: 3.315 + i * 0.075, width: INK * 0.92 })), // prettier-ignore
  { part: 'bird', line: gull(0.42, 0), from: 3.9, to: 4.06, width: INK * 0.85 },
]

export const placeOf: Record<Part, Place> = { sea: [0, 0], boat: BOAT, sun: SUN, bird: BIRD }

/**
 * The share of a stroke that is drawn. The pen starts slowly, becomes faster, and stops suddenly.
 */
export const drawn = ({ from, to }: Stroke, seconds: number) => {
  const t = between(seconds, from, to)
  return 0.72 * smooth(t) + 0.28 * t * t
}

/** A zigzag between two lines, drawn as one line, which fills an area. */
export const zigzag = (left: Line, right: Line, turns: number): Line => {
  const points: Place[] = Array.from({ length: turns * 2 + 1 }, (_, i) =>
    (i % 2 ? right : left)(i / (turns * 2)),
  )
  return through(points, turns * 24)
}

const straight =
  (a: Place, b: Place): Line =>
  (t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]

export const FILLS = {
  hull: zigzag(straight([-1.28, 0.3], [1.4, 0.36]), straight([-1.1, -0.12], [1.12, -0.12]), 13),
  sail: zigzag(straight([0.2, 2.42], [0.22, 0.74]), through([[0.24, 2.42], [0.55, 2.0], [1.0, 1.3], [1.25, 0.76]]), 9), // prettier-ignore
  jib: zigzag(straight([-0.2, 1.98], [-0.22, 0.74]), through([[-0.26, 1.98], [-0.52, 1.4], [-0.98, 0.78]]), 7), // prettier-ignore
  /** From the middle outwards. */
  sun: (t: number): Place => {
    const [r, a] = [0.62 * Math.sqrt(t), Math.sqrt(t) * 19]
    return [Math.cos(a) * r, Math.sin(a) * r]
  },
} satisfies Record<string, Line>
