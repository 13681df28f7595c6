import type { Palm, Point } from '../models/causeway'

type Place = (p: Point) => Point
const path = (points: readonly Point[]) =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')

/** A palm as a silhouette: tapering trunk and fronds made of hanging leaflets. */
export function silhouette(tree: Palm, place: Place, unit: number, fill: string): string {
  const trunk = `<path d="${path(tree.trunk.map(place))}" fill="none" stroke="${fill}" stroke-width="${unit * 0.032}" stroke-linecap="round"/>`
  const fronds = tree.fronds.map((frond) => {
    const spine = frond.map(place)
    const leaflets = spine.slice(1).flatMap(([x, y], i) => {
      const [px, py] = spine[i] ?? [x, y]
      return [0, 0.2, 0.4, 0.6, 0.8].map((t) => {
        const [sx, sy] = [px + (x - px) * t, py + (y - py) * t]
        const along = (i + t) / 8
        const reach = unit * 0.13 * (0.45 + along) * (1.12 - along)
        const dx = (x - px) * 1.3
        return `M${sx.toFixed(1)} ${sy.toFixed(1)}l${(dx * 0.9).toFixed(1)} ${reach.toFixed(1)}`
      })
    })
    return `<path d="${path(spine)}${leaflets.join('')}" fill="none" stroke="${fill}" stroke-width="${unit * 0.0075}" stroke-linecap="round"/>`
  })
  return trunk + fronds.join('')
}
