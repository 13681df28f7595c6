import { silhouette } from '../lib/foliage'
import { BLUE, hatch, polyline, stroke } from '../lib/pencil'
import { random } from '../lib/random'
import * as model from './causeway'
import type { Point } from '../scene'
import { along, d, range } from './causeway-lines'

/**
 * The construction in light blue: horizon, perspective and volumes. Its lines extend beyond their
 * ends and are not erased.
 */
export function underDrawing(): string {
  const r = random(12)
  const soft = { colour: BLUE, width: 5, opacity: 1, passes: 2, shake: 1.1 }
  const horizon = model.projectFar(0, 0)[1]
  const parts = [
    stroke(
      [
        [40, horizon + 3],
        [1880, horizon - 2],
      ],
      r,
      soft,
    ),
  ]
  for (const side of [-1.9, -1.5, 0, 1.5, 1.9]) parts.push(stroke(along(side, d), r, soft))
  parts.push(
    stroke(along(-1.42, model.LAMP_HEIGHT + 0.15), r, soft),
    stroke(along(1.42, 0), r, soft),
  )
  for (const [u, v] of [
    [-0.05, 0.13],
    [0.125, 0.24],
    [0.3, 0.12],
  ] as const) {
    parts.push(stroke([model.projectFar(u, -0.01), model.projectFar(u, v)], r, soft))
  }
  parts.push(
    stroke(
      [model.projectFar(-0.4, 0.04), model.projectFar(0.125, 0.235), model.projectFar(0.62, 0.03)],
      r,
      soft,
    ),
  )
  const [cx, cy] = model.project([model.curve(model.CAR_Z) + model.CAR_LANE, d + 0.3, model.CAR_Z])
  for (const radius of [92, 100]) {
    const ring = range(0, 6.7, 0.3).map((a): Point => [
      cx + Math.cos(a) * radius * 1.2,
      cy + Math.sin(a) * radius * 0.8,
    ])
    parts.push(stroke(ring, r, soft))
  }
  for (const x of [640, 1280])
    parts.push(
      stroke(
        [
          [x, 60],
          [x + 3, 1020],
        ],
        r,
        { ...soft, width: 2, opacity: 0.6 },
      ),
    )
  for (const y of [360, 720])
    parts.push(
      stroke(
        [
          [60, y],
          [1860, y + 2],
        ],
        r,
        { ...soft, width: 2, opacity: 0.6 },
      ),
    )
  return parts.join('')
}

export function city(): string {
  const r = random(33)
  const far = (points: readonly Point[]) => points.map(([u, v]) => model.projectFar(u, v))
  const towers = model.towers().map((tower) => {
    const shape = far(model.outline(tower))
    const shade = far([
      [tower.u, 0],
      [tower.u, tower.height * 0.75],
      [tower.u + tower.width / 2, tower.height * 0.72],
      [tower.u + tower.width / 2, 0],
    ])
    const body = `<path d="${polyline(shape)}Z" fill="#f6f3ec" fill-opacity="${tower.near ? 0.9 : 0.6}"/>`
    return (
      body +
      stroke(shape, r, { width: tower.near ? 2.4 : 1.5, opacity: tower.near ? 0.85 : 0.5 }) +
      (tower.near ? hatch(shade, r, { angle: 1.45, gap: 8, opacity: 0.5, width: 1.6 }) : '')
    )
  })
  const trees = model.grove.map(([u, size, lean], i) => {
    const foot = model.projectFar(u, 0.004)
    const unit = foot[1] - model.projectFar(u, size)[1]
    const place = ([x, y]: Point): Point => [
      foot[0] + (x / size) * unit,
      foot[1] - (y / size) * unit,
    ]
    return silhouette(model.palm(i + 3, size, lean), place, unit, '#2f3036')
  })
  const bank = (from: number, to: number) =>
    hatch(
      far([
        [from, -0.004],
        [from + 0.08, 0.014],
        [to - 0.1, 0.016],
        [to, -0.004],
      ]),
      r,
      { angle: 0.1, gap: 6, opacity: 0.85, width: 3.4 },
    )
  return towers.join('') + bank(-0.78, -0.36) + bank(0.5, 0.72) + trees.join('')
}
