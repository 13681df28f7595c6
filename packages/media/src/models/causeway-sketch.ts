import { silhouette } from '../lib/foliage'
import { BLUE, GRAPHITE, hatch, polyline, stroke, tone } from '../lib/pencil'
import { random } from '../lib/random'
import * as model from './causeway'
import type { Point } from './causeway'

const range = (from: number, to: number, step: number) => {
  const out: number[] = []
  for (let z = from; z <= to; z += step) out.push(z)
  return out
}
const along = (side: number, height: number, from = 6.4, to = 130): Point[] =>
  range(from, to, 1.2).map((z) => model.project([model.curve(z) + side, height, z]))
const d = model.DECK

/** Non-photo blue: horizon, perspective, volumes; drawn past their ends and left standing. */
function underDrawing(): string {
  const r = random(12)
  const soft = { colour: BLUE, width: 5, opacity: 1, passes: 2, shake: 1.1 }
  const horizon = model.projectFar(0, 0)[1]
  const parts = [stroke([[40, horizon + 3], [1880, horizon - 2]], r, soft)]
  for (const side of [-1.9, -1.5, 0, 1.5, 1.9]) parts.push(stroke(along(side, d), r, soft))
  parts.push(stroke(along(-1.42, model.LAMP_HEIGHT + 0.15), r, soft), stroke(along(1.42, 0), r, soft))
  for (const [u, v] of [[-0.05, 0.13], [0.125, 0.24], [0.3, 0.12]] as const) {
    parts.push(stroke([model.projectFar(u, -0.01), model.projectFar(u, v)], r, soft))
  }
  parts.push(stroke([model.projectFar(-0.4, 0.04), model.projectFar(0.125, 0.235), model.projectFar(0.62, 0.03)], r, soft))
  const [cx, cy] = model.project([model.curve(model.CAR_Z) + model.CAR_LANE, d + 0.3, model.CAR_Z])
  for (const radius of [92, 100]) {
    const ring = range(0, 6.7, 0.3).map((a): Point => [cx + Math.cos(a) * radius * 1.2, cy + Math.sin(a) * radius * 0.8])
    parts.push(stroke(ring, r, soft))
  }
  for (const x of [640, 1280]) parts.push(stroke([[x, 60], [x + 3, 1020]], r, { ...soft, width: 2, opacity: 0.6 }))
  for (const y of [360, 720]) parts.push(stroke([[60, y], [1860, y + 2]], r, { ...soft, width: 2, opacity: 0.6 }))
  return parts.join('')
}

function city(): string {
  const r = random(33)
  const far = (points: readonly Point[]) => points.map(([u, v]) => model.projectFar(u, v))
  const towers = model.towers().map((tower) => {
    const shape = far(model.outline(tower))
    const shade = far([[tower.u, 0], [tower.u, tower.height * 0.75], [tower.u + tower.width / 2, tower.height * 0.72], [tower.u + tower.width / 2, 0]])
    const body = `<path d="${polyline(shape)}Z" fill="#f6f3ec" fill-opacity="${tower.near ? 0.9 : 0.6}"/>`
    return body + stroke(shape, r, { width: tower.near ? 2.4 : 1.5, opacity: tower.near ? 0.85 : 0.5 }) +
      (tower.near ? hatch(shade, r, { angle: 1.45, gap: 8, opacity: 0.5, width: 1.6 }) : '')
  })
  const trees = model.grove.map(([u, size, lean], i) => {
    const foot = model.projectFar(u, 0.004)
    const unit = foot[1] - model.projectFar(u, size)[1]
    const place = ([x, y]: Point): Point => [foot[0] + (x / size) * unit, foot[1] - (y / size) * unit]
    return silhouette(model.palm(i + 3, size, lean), place, unit, '#2f3036')
  })
  const bank = (from: number, to: number) =>
    hatch(far([[from, -0.004], [from + 0.08, 0.014], [to - 0.1, 0.016], [to, -0.004]]), r, { angle: 0.1, gap: 6, opacity: 0.85, width: 3.4 })
  return towers.join('') + bank(-0.78, -0.36) + bank(0.5, 0.72) + trees.join('')
}

function road(): string {
  const r = random(9)
  const [left, right] = [along(-1.5, d), along(1.5, d)]
  const deck = [...left, ...[...right].reverse()]
  const wall = [...along(1.5, d - 0.3), ...[...along(1.5, d + 0.2)].reverse()]
  const parts = [`<path d="${polyline(deck)}Z" fill="#f6f3ec"/>`, tone(deck, 0.1)]
  parts.push(hatch([...along(-1.5, d), ...[...along(-0.1, d)].reverse()], r, { angle: 0.12, gap: 20, opacity: 0.3 }))
  parts.push(hatch(wall, r, { angle: 1.2, gap: 12, opacity: 0.5 }))
  for (const [side, height, width] of [[-1.5, d, 3], [-1.5, d + 0.32, 2], [1.5, d, 2], [1.5, d + 0.2, 3.6], [1.5, d - 0.34, 3]] as const) {
    parts.push(stroke(along(side, height), r, { width }))
  }
  for (const z of range(7, 60, 2.4)) {
    parts.push(stroke([model.project([model.curve(z), d, z]), model.project([model.curve(z + 1.1), d, z + 1.1])], r, { width: Math.max(1, 40 / z), opacity: 0.6 }))
  }
  for (let i = 11; i >= 0; i--) {
    const [, , z] = model.lampAt(i)
    const x = model.curve(z) + model.LAMP_SIDE
    const width = Math.max(1.4, 52 / z)
    const head = model.project([x + 0.62, 3.02, z])
    parts.push(stroke([model.project([x, d, z]), model.project([x, 2.86, z]), head], r, { width }))
    const glow = 300 / z
    for (let k = 0; k < 7; k++) {
      const a = 0.35 + k * 0.4
      parts.push(stroke([[head[0] + Math.cos(a) * glow * 0.5, head[1] + Math.sin(a) * glow * 0.5], [head[0] + Math.cos(a) * glow * 1.3, head[1] + Math.sin(a) * glow * 1.3]], r, { width: 1.6, opacity: 0.45, passes: 1 }))
    }
    const pier = z + model.LAMP_GAP / 2
    const px = model.curve(pier) + 0.95
    if (i < 7) parts.push(hatch([model.project([px, d - 0.3, pier]), model.project([px + 0.5, d - 0.3, pier]), model.project([px + 0.5, 0, pier]), model.project([px, 0, pier])], r, { angle: 1.5, gap: 5, opacity: 0.8 }))
  }
  return parts.join('')
}

function car(): string {
  const r = random(4)
  const x = model.curve(model.CAR_Z) + model.CAR_LANE
  const [c, s] = [Math.cos(0.4), Math.sin(0.4)]
  const at = (a: number, b: number, e: number) => model.project([x + a * c - e * s, d + b, model.CAR_Z + a * s + e * c])
  const back = [at(-0.38, 0.1, -0.86), at(-0.38, 0.42, -0.86), at(0.38, 0.42, -0.86), at(0.38, 0.1, -0.86)]
  const flank = [at(0.38, 0.1, -0.86), at(0.38, 0.42, -0.86), at(0.38, 0.4, 0.8), at(0.38, 0.1, 0.8)]
  const roof = [at(-0.34, 0.42, -0.7), at(-0.27, 0.62, -0.4), at(0.27, 0.62, -0.4), at(0.34, 0.42, -0.7)]
  const deck = [at(-0.27, 0.62, -0.4), at(-0.25, 0.61, 0.25), at(0.25, 0.61, 0.25), at(0.27, 0.62, -0.4)]
  const parts = [back, flank, roof, deck].flatMap((shape, i) => [
    `<path d="${polyline(shape)}Z" fill="#f6f3ec"/>`,
    hatch(shape, r, { angle: i ? -0.5 : 0.1, gap: i === 3 ? 10 : 5, opacity: 0.75 }),
    stroke([...shape, shape[0] ?? [0, 0]], r, { width: 3.4, opacity: 0.95 }),
  ])
  for (const side of [-1, 1]) {
    const lamp = [at(side * 0.33, 0.36, -0.87), at(side * 0.14, 0.36, -0.87), at(side * 0.14, 0.28, -0.87), at(side * 0.33, 0.28, -0.87)]
    parts.push(tone(lamp, 1, '#f6f3ec'), stroke([...lamp, lamp[0] ?? [0, 0]], r, { width: 2.4 }))
  }
  return parts.join('')
}

/** A hollow block arrow lying on the road: where the car goes. */
function arrow(): string {
  const r = random(2)
  const edge = (side: number, from: number, to: number) =>
    range(from, to, 0.8).map((z) => model.project([model.curve(z) + 0.62 + side, d + 0.25, z]))
  const [from, neck, tip] = [13.6, 19.5, 28]
  const shape: Point[] = [
    ...edge(-0.3, from, neck),
    model.project([model.curve(neck) - 0.55, d + 0.25, neck]),
    model.project([model.curve(tip) + 0.62, d + 0.25, tip]),
    model.project([model.curve(neck) + 1.75, d + 0.25, neck]),
    ...edge(0.3, from, neck).reverse(),
  ]
  const outline = [...shape, shape[0] ?? [0, 0]] as Point[]
  return `<path d="${polyline(outline)}Z" fill="#fbfaf5"/>${stroke(outline, r, { width: 4.6, opacity: 1, passes: 3 })}`
}

function water(): string {
  const r = random(17)
  const parts: string[] = []
  for (let k = 0; k < 120; k++) {
    const t = r.next() ** 1.6
    const y = model.projectFar(0, 0)[1] + 8 + t * 620
    const x = r.range(40, 1880)
    const length = 18 + t * 130
    parts.push(stroke([[x, y], [x + length * 0.5, y - 2 - t * 4], [x + length, y + 1]], r, { width: 1.4 + t * 1.6, opacity: 0.36, passes: 1 }))
  }
  for (let i = 0; i < 7; i++) {
    const [x, y, z] = model.lampAt(i)
    const [px, py] = model.project([x, -y, z])
    for (let k = 0; k < 9; k++) {
      const w = r.range(8, 30) * (14 / z)
      parts.push(stroke([[px - w, py + k * 90 / z], [px + w, py + k * 90 / z]], r, { width: 2.4, opacity: 0.5, passes: 1 }))
    }
  }
  return parts.join('')
}

export const drawing = { underDrawing, city, road, car, arrow, water, graphite: GRAPHITE }
