/**
 * These types describe the part of the Lottie format that our animations use, with the names of its
 * guide.
 */
type Value = number | number[]

export interface PathData {
  c: boolean
  v: number[][]
  i: number[][]
  o: number[][]
}

/**
 * Keyframes: each has a frame number and a value. Between keyframes the value changes with easing.
 */
export type Frames<Kept> = [number, Kept][]

const EASE = { i: { x: [0.2], y: [1] }, o: { x: [0.22], y: [0.61] } }

export function fixed(k: Value | PathData) {
  return { a: 0, k }
}

export function moving(frames: Frames<Value | PathData>) {
  return {
    a: 1,
    k: frames.map(([t, value]) => ({ t, s: asKey(value), ...EASE })),
  }
}

function asKey(value: Value | PathData): unknown[] {
  return Array.isArray(value) ? value : [value]
}

/** Straight lines from one point to the next. */
export function line(points: [number, number][], isClosed = false): PathData {
  const flat = points.map(() => [0, 0])
  return { c: isClosed, v: points, i: flat, o: flat }
}

/**
 * A curve through points. Each point has the handle of the curve after it; the handle before is its
 * mirror image.
 */
export function curve(points: [[number, number], [number, number]][]): PathData {
  return {
    c: false,
    v: points.map(([point]) => point),
    o: points.map(([, handle]) => handle),
    i: points.map(([, [x, y]]) => [-x, -y]),
  }
}

export function path(data: PathData) {
  return { ty: 'sh', ks: fixed(data) }
}

export function box(width: number, height: number) {
  return { ty: 'rc', d: 1, s: fixed([width, height]), p: fixed([0, 0]), r: fixed(0) }
}

export function disc(size: number, x = 0, y = 0) {
  return { ty: 'el', d: 1, s: fixed([size, size]), p: fixed([x, y]) }
}

export function fill(color: string) {
  return { ty: 'fl', c: fixed(rgb(color)), o: fixed(100), r: 1 }
}

export function stroke(color: string, width: number) {
  return { ty: 'st', c: fixed(rgb(color)), o: fixed(100), w: fixed(width), lc: 1, lj: 1, ml: 4 }
}

/** Draws a line from its start to its end between two frames. */
export function drawn(from: number, to: number) {
  const e = moving([
    [from, [0]],
    [to, [100]],
  ])
  return { ty: 'tm', s: fixed(0), e, o: fixed(0), m: 1 }
}

export function group(items: object[]) {
  const still = {
    ty: 'tr',
    p: fixed([0, 0]),
    a: fixed([0, 0]),
    s: fixed([100, 100]),
    r: fixed(0),
    o: fixed(100),
  }
  return { ty: 'gr', it: [...items, still] }
}

function rgb(color: string): number[] {
  const [, red = '', green = '', blue = ''] = /^#(..)(..)(..)$/.exec(color) ?? []
  const parts = [red, green, blue].map((part) => Number.parseInt(part, 16) / 255)
  return [...parts.map((part) => Math.round(part * 1000) / 1000), 1]
}
