import { Box3, Vector3 } from 'three'
import { random } from '../../lib/random'
import type { Studio } from '../studio'
import { sheet } from './sheet'

const BLUE = '#000'

type Place = [number, number]

/** Draws the blue construction: lines to the vanishing point, and boxes around important things. */
export function drawUnderlay({ settings, camera, constructed }: Studio) {
  const { canvas, pen, rough } = sheet(settings)
  const { width, height } = settings

  const project = (point: Vector3): Place | undefined => {
    const p = point.clone().project(camera)
    if (p.z > 1 || p.z < -1) return undefined
    return [((p.x + 1) / 2) * width, ((1 - p.y) / 2) * height]
  }
  /** Draws a ruled line that begins too early and ends too late. */
  const stroke = (from: Place, to: Place, seed: number, over: number, weight = 1) => {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const length = Math.hypot(dx, dy) || 1
    const [ux, uy] = [(dx / length) * over, (dy / length) * over]
    rough.line(from[0] - ux, from[1] - uy, to[0] + ux, to[1] + uy, {
      ...{ seed, roughness: 1.1, bowing: 1.4, stroke: BLUE, strokeWidth: weight },
    })
  }

  function guides(seed: number): void {
    const ahead = camera.getWorldDirection(new Vector3()).setY(0).normalize()
    const point = project(camera.position.clone().addScaledVector(ahead, 500))
    if (!point) return
    const r = random(seed)
    for (let i = 0; i < 9; i++) {
      const angle = (i / 9) * Math.PI * 2 + r.range(-0.12, 0.12)
      const away = r.range(0.75, 1.1) * width * 0.62
      const to: Place = [point[0] + Math.cos(angle) * away, point[1] + Math.sin(angle) * away * 0.6]
      pen.globalAlpha = 0.34
      stroke(point, to, seed + i, 26)
    }
    pen.globalAlpha = 0.5
    stroke([30, point[1]], [width - 30, point[1] + r.range(-3, 3)], seed + 40, 0)
  }

  function box(target: Box3, seed: number): void {
    const { min, max } = target
    const corner = (i: number) =>
      project(new Vector3(i & 1 ? max.x : min.x, i & 2 ? max.y : min.y, i & 4 ? max.z : min.z))
    pen.globalAlpha = 0.62
    for (let i = 0; i < 8; i++) {
      for (const bit of [1, 2, 4]) {
        if (i & bit) continue
        const [from, to] = [corner(i), corner(i | bit)]
        if (from && to) stroke(from, to, seed + i * 3 + bit, 20, 1.1)
      }
    }
  }

  return {
    canvas,
    draw(pose: number): void {
      pen.clearRect(0, 0, width, height)
      pen.save()
      pen.beginPath()
      pen.rect(22, 22, width - 44, height - 44)
      pen.clip()
      guides(pose + 1)
      constructed.forEach((object, i) => {
        box(new Box3().setFromObject(object), pose + 100 * (i + 1))
      })
      pen.restore()
    },
  }
}
