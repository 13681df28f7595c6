import { BLUE, GRAPHITE, hatch, stroke, tone, type Stroke } from '../lib/pencil'
import { random, type Random } from '../lib/random'
import type { Point } from '../scene'
import { pts, subjects, type Pen } from './panel-subjects'

/** Draws one panel with its frame at x, y, `width` wide, in pencil or in `ink`. */
export function panel(
  index: number,
  x: number,
  y: number,
  width: number,
  ink = GRAPHITE,
  weight = 1,
  guided = true,
): string {
  const r: Random = random(100 + index)
  const scale = width / 160
  const place = ([px, py]: Point): Point => [x + px * scale, y + py * scale]
  const pen = (w: number): Stroke => ({
    colour: ink,
    width: Math.max(1, w * scale * 0.8 * weight),
    opacity: 0.92,
    shake: 0.35 * scale,
  })
  const p: Pen = {
    place,
    scale,
    ink,
    line: (points, w = 1) => stroke(points.map(place), r, pen(w)),
    fill: (points, opacity) => tone(points.map(place), opacity, ink),
    shade: (points, angle) =>
      hatch(points.map(place), r, { ...pen(0.6), angle, gap: 2.8 * scale, opacity: 0.6 }),
    ring: (cx, cy, rx, ry = rx, from = 0, to = Math.PI * 2.1) => {
      const points: Point[] = []
      for (let a = from; a <= to + 0.01; a += 0.3)
        points.push(place([cx + Math.cos(a) * rx, cy + Math.sin(a) * ry]))
      return stroke(points, r, pen(1))
    },
  }
  const box: Point[] = pts('0 0, 160 0, 160 90, 0 90, 0 0').map(place)
  const guides = ['0 30, 160 30', '0 60, 160 60', '53 0, 53 90', '107 0, 107 90']
    .map(pts)
    .map((guide) =>
      stroke(guide.map(place), r, { colour: BLUE, width: scale, opacity: 0.9, passes: 1 }),
    )
  const id = `p${index}-${Math.round(x)}-${Math.round(y)}`
  const subject = subjects[index % subjects.length] ?? subjects[0]
  return `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${width}" height="${width * 0.5625}"/></clipPath>
    <g clip-path="url(#${id})">${guided ? guides.join('') : ''}${subject(p)}</g>${stroke(box, r, pen(1.5))}`
}
