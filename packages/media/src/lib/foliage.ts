import type { Point } from '../scene'

export interface Palm {
  trunk: Point[]
  fronds: Point[][]
}

type Place = (p: Point) => Point
const at = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`
const path = (points: readonly Point[]) => points.map((p, i) => (i ? 'L' : 'M') + at(p)).join('')

/** The leaflets on both sides of a frond's spine, as narrow blades that hang a little. */
function feather(spine: readonly Point[], unit: number): string {
  return spine
    .slice(1)
    .flatMap(([x, y], i) => {
      const [px, py] = spine[i] ?? [x, y]
      const length = Math.hypot(x - px, y - py) || 1
      const [tx, ty] = [(x - px) / length, (y - py) / length]
      return [0, 0.25, 0.5, 0.75].flatMap((t) =>
        [-1, 1].map((side) => {
          const along = (i + t) / (spine.length - 1)
          const reach = unit * 0.2 * (0.3 + along) * (1.08 - along)
          const [bx, by] = [px + (x - px) * t, py + (y - py) * t]
          const dx = (tx * 0.8 - ty * side * 0.55) * reach
          const dy = (ty * 0.8 + tx * side * 0.55 + 0.5) * reach
          const w = unit * 0.007
          const foot: Point = [bx + tx * w, by + ty * w]
          return `M${at([bx - tx * w, by - ty * w])}L${at([bx + dx, by + dy])}L${at(foot)}Z`
        }),
      )
    })
    .join('')
}

/** A palm as a silhouette, with a bent trunk and a crown of fronds. */
export function silhouette(tree: Palm, place: Place, unit: number, fill: string): string {
  const line = (points: readonly Point[], width: number) =>
    `<path d="${path(points)}" fill="none" stroke="${fill}" stroke-width="${width.toFixed(1)}" stroke-linecap="round"/>`
  const fronds = tree.fronds.map((frond) => {
    const spine = frond.map(place)
    return `${line(spine, unit * 0.008)}<path d="${feather(spine, unit)}" fill="${fill}"/>`
  })
  return line(tree.trunk.map(place), unit * 0.034) + fronds.join('')
}
