import type { Arrow } from '../about'
import type { Studio } from '../studio'
import { sheet } from './sheet'

type Place = readonly [number, number]

const RED = '#f00'
const GRAPHITE = '#000'

/** Draws the panel's frame with its safe corners and the shot's arrows, as if by a quick hand. */
export function drawOverlay({ settings }: Studio) {
  const { canvas, pen, rough } = sheet(settings)
  const { width, height, arrows } = settings
  const at = ([x, y]: Place): [number, number] => [(x / 100) * width, (y / 100) * height]

  function frame(boil: number): void {
    rough.rectangle(21, 21, width - 42, height - 42, {
      ...{ seed: (boil % 3) + 1, roughness: 1.2, bowing: 0.5, stroke: GRAPHITE, strokeWidth: 2.2 },
    })
    pen.globalAlpha = 0.55
    const [x, y, arm] = [width * 0.055, height * 0.07, 26]
    for (const [cx, cy, sx, sy] of [
      [x, y, 1, 1],
      [width - x, y, -1, 1],
      [x, height - y, 1, -1],
      [width - x, height - y, -1, -1],
    ] as const) {
      rough.linearPath([[cx + arm * sx, cy], [cx, cy], [cx, cy + arm * sy]], {
        ...{ seed: 7, roughness: 0.9, stroke: GRAPHITE, strokeWidth: 1.3 },
      }) // prettier-ignore
    }
    pen.globalAlpha = 1
  }

  function arrow({ kind, through }: Arrow, seed: number): void {
    const points = through.map(at)
    const [tip, before] = [points.at(-1), points.at(-2)]
    if (!tip || !before) return
    const options = { seed, roughness: 1.6, bowing: 1.2, stroke: RED, strokeWidth: 3.4 }
    const angle = Math.atan2(tip[1] - before[1], tip[0] - before[0])
    const side = (turn: number, length: number): [number, number] => [
      tip[0] + Math.cos(angle + turn) * length,
      tip[1] + Math.sin(angle + turn) * length,
    ]
    if (kind === 'action') {
      rough.curve(points, options)
      rough.linearPath([side(2.6, 30), tip, side(-2.6, 30)], options)
      return
    }
    // A hollow arrow, whose edges are two strokes apart, shows the camera's own move.
    const off = 11
    const shifted = (by: number) =>
      points.map(([x, y]): [number, number] => [x - Math.sin(angle) * by, y + Math.cos(angle) * by])
    const thin = { ...options, strokeWidth: 2.4 }
    rough.curve(shifted(off), thin)
    rough.curve(shifted(-off), { ...thin, seed: seed + 1 })
    const [left, right] = [side(Math.PI / 2, 27), side(-Math.PI / 2, 27)]
    const [innerLeft, innerRight] = [side(Math.PI / 2, off), side(-Math.PI / 2, off)]
    rough.linearPath([innerLeft, left, side(0, 36), right, innerRight], thin)
  }

  return {
    canvas,
    draw(number: number, boil: number, pose: number): void {
      pen.clearRect(0, 0, width, height)
      frame(boil)
      arrows.forEach((one, i) => {
        const [first, last] = one.frames ?? [0, settings.frames]
        if (number >= first && number <= last) arrow(one, pose * 31 + i * 5 + (boil % 3) + 1)
      })
    },
  }
}
