import { hatch, polyline, stroke, tone } from '../lib/pencil'
import { random } from '../lib/random'
import * as model from './causeway'
import type { Point } from '../scene'
import { along, d, range } from './causeway-lines'

export function road(): string {
  const r = random(9)
  const [left, right] = [along(-1.5, d), along(1.5, d)]
  const deck = [...left, ...[...right].reverse()]
  const wall = [...along(1.5, d - 0.3), ...[...along(1.5, d + 0.2)].reverse()]
  const parts = [`<path d="${polyline(deck)}Z" fill="#f6f3ec"/>`, tone(deck, 0.1)]
  parts.push(
    hatch([...along(-1.5, d), ...[...along(-0.1, d)].reverse()], r, {
      angle: 0.12,
      gap: 20,
      opacity: 0.3,
    }),
  )
  parts.push(hatch(wall, r, { angle: 1.2, gap: 12, opacity: 0.5 }))
  for (const [side, height, width] of [
    [-1.5, d, 3],
    [-1.5, d + 0.32, 2],
    [1.5, d, 2],
    [1.5, d + 0.2, 3.6],
    [1.5, d - 0.34, 3],
  ] as const) {
    parts.push(stroke(along(side, height), r, { width }))
  }
  for (const z of range(7, 60, 2.4)) {
    parts.push(
      stroke(
        [model.project([model.curve(z), d, z]), model.project([model.curve(z + 1.1), d, z + 1.1])],
        r,
        { width: Math.max(1, 40 / z), opacity: 0.6 },
      ),
    )
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
      parts.push(
        stroke(
          [
            [head[0] + Math.cos(a) * glow * 0.5, head[1] + Math.sin(a) * glow * 0.5],
            [head[0] + Math.cos(a) * glow * 1.3, head[1] + Math.sin(a) * glow * 1.3],
          ],
          r,
          { width: 1.6, opacity: 0.45, passes: 1 },
        ),
      )
    }
  }
  return parts.join('')
}

export function car(): string {
  const r = random(4)
  const x = model.curve(model.CAR_Z) + model.CAR_LANE
  const [c, s] = [Math.cos(0.4), Math.sin(0.4)]
  const at = (a: number, b: number, e: number) =>
    model.project([x + a * c - e * s, d + b, model.CAR_Z + a * s + e * c])
  const back = [
    at(-0.38, 0.1, -0.86),
    at(-0.38, 0.42, -0.86),
    at(0.38, 0.42, -0.86),
    at(0.38, 0.1, -0.86),
  ]
  const flank = [
    at(0.38, 0.1, -0.86),
    at(0.38, 0.42, -0.86),
    at(0.38, 0.4, 0.8),
    at(0.38, 0.1, 0.8),
  ]
  const roof = [
    at(-0.34, 0.42, -0.7),
    at(-0.27, 0.62, -0.4),
    at(0.27, 0.62, -0.4),
    at(0.34, 0.42, -0.7),
  ]
  const deck = [
    at(-0.27, 0.62, -0.4),
    at(-0.25, 0.61, 0.25),
    at(0.25, 0.61, 0.25),
    at(0.27, 0.62, -0.4),
  ]
  const parts = [back, flank, roof, deck].flatMap((shape, i) => [
    `<path d="${polyline(shape)}Z" fill="#f6f3ec"/>`,
    hatch(shape, r, { angle: i ? -0.5 : 0.1, gap: i === 3 ? 10 : 5, opacity: 0.75 }),
    stroke([...shape, shape[0] ?? [0, 0]], r, { width: 3.4, opacity: 0.95 }),
  ])
  for (const side of [-1, 1]) {
    const lamp = [
      at(side * 0.33, 0.36, -0.87),
      at(side * 0.14, 0.36, -0.87),
      at(side * 0.14, 0.28, -0.87),
      at(side * 0.33, 0.28, -0.87),
    ]
    parts.push(tone(lamp, 1, '#f6f3ec'), stroke([...lamp, lamp[0] ?? [0, 0]], r, { width: 2.4 }))
  }
  return parts.join('')
}

/** A hollow arrow over the lane that shows the car's path. */
export function arrow(): string {
  const r = random(2)
  const lane = (z: number) => model.project([model.curve(z) + 0.5, d + 0.25, z])
  const [[ax, ay], [bx, by]] = [lane(13.4), lane(21.5)]
  const length = Math.hypot(bx - ax, by - ay)
  const [tx, ty] = [(bx - ax) / length, (by - ay) / length]
  const at = (t: number, side: number): Point => [
    ax + (bx - ax) * t - ty * side,
    ay + (by - ay) * t + tx * side,
  ]
  const shape = [
    at(0, -19),
    at(0.64, -11),
    at(0.62, -30),
    at(1, 0),
    at(0.66, 28),
    at(0.65, 9),
    at(0, 19),
  ]
  const outline = [...shape, at(0, -19)]
  return `<path d="${polyline(outline)}Z" fill="#fbfaf5"/>${stroke(outline, r, { width: 4.6, opacity: 1, passes: 3 })}`
}

export function water(): string {
  const r = random(17)
  const parts: string[] = []
  for (let k = 0; k < 120; k++) {
    const t = r.next() ** 1.6
    const y = model.projectFar(0, 0)[1] + 8 + t * 620
    const x = r.range(40, 1880)
    const length = 18 + t * 130
    parts.push(
      stroke(
        [
          [x, y],
          [x + length * 0.5, y - 2 - t * 4],
          [x + length, y + 1],
        ],
        r,
        { width: 1.4 + t * 1.6, opacity: 0.36, passes: 1 },
      ),
    )
  }
  for (let i = 0; i < 7; i++) {
    const [x, y, z] = model.lampAt(i)
    const [px, py] = model.project([x, -y, z])
    for (let k = 0; k < 9; k++) {
      const w = r.range(8, 30) * (14 / z)
      parts.push(
        stroke(
          [
            [px - w, py + (k * 90) / z],
            [px + w, py + (k * 90) / z],
          ],
          r,
          { width: 2.4, opacity: 0.5, passes: 1 },
        ),
      )
    }
  }
  return parts.join('')
}
