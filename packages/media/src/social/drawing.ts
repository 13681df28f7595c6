import { drawn, smoothPath } from '../icons/hand'
import type { Point } from '../icons/point'

const GRIP = { tremor: 0.07, bow: 0.16, overshoot: 0 }
/**
 * The scale from the icons' grid of 24 to the width of a picture, because the lines are those of
 * the icons.
 */
const SCALE = 50

/** A hand-drawn line through places in pixels, in the style of the icons. */
export function line(points: readonly Point[], seed: number): string {
  const small = points.map(([x, y]): Point => [x / SCALE, y / SCALE])
  const whole = { points: small, meetsStart: false, meetsEnd: false, isRing: false }
  return smoothPath(drawn(whole, seed, GRIP), SCALE)
}

/** A pencil line that is drawn twice: once firmly, and once more lightly beside it. */
export function pencil(
  points: readonly Point[],
  seed: number,
  colour = '#3a3b40',
  width = 2.4,
): string {
  // prettier-ignore
  const stroke = `fill="none" stroke="${colour}" stroke-linecap="round"`
  return `<path d="${line(points, seed)}" ${stroke} stroke-width="${width}" stroke-opacity=".85"/><path d="${line(points, seed + 7)}" ${stroke} stroke-width="${width * 0.5}" stroke-opacity=".5"/>`
}

/** The four sides of a panel. Each is a stroke that extends beyond the corners. */
export function panel(x: number, y: number, w: number, h: number, seed: number): string {
  const over = 9
  const sides: [Point, Point][] = [
    [[x - over, y], [x + w + over * 0.6, y]],
    [[x + w, y - over * 0.5], [x + w, y + h + over]],
    [[x + w + over, y + h], [x - over * 0.7, y + h]],
    [[x, y + h + over * 0.6], [x, y - over]],
  ] // prettier-ignore
  return sides.map((side, i) => pencil(side, seed + i * 13)).join('')
}

/**
 * A scale of frame numbers along a line, with long strokes for seconds and short ones in between.
 */
export function ruler(y: number, width: number, colour: string): string {
  const ticks = Array.from({ length: 49 }, (_, i) => {
    const x = 40 + (i * (width - 80)) / 48
    return pencil([[x, y], [x, y + (i % 8 ? 7 : 16)]], i * 31, colour, i % 8 ? 1.2 : 1.8) // prettier-ignore
  })
  return ticks.join('')
}

export const svg = (width: number, height: number, body: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`,
  )
