import type { Cells } from './spread-colors'

/** Size in cells of an area in which the screen has about the same brightness. */
const BLOCK = 6
/** Share of the area's brightest green; darker green is a reflection, in boots or on dark cloth. */
const MIN_BRIGHTNESS = 0.6

/** Drops cells that are much darker than the screen around them. */
export function dropReflections({ values, width, height }: Cells): void {
  const across = Math.ceil(width / BLOCK)
  const down = Math.ceil(height / BLOCK)
  const brightest = new Float32Array(across * down)
  const blockOf = (x: number, y: number) => Math.floor(y / BLOCK) * across + Math.floor(x / BLOCK)
  for (let at = 0; at < width * height; at += 1) {
    const block = blockOf(at % width, Math.floor(at / width))
    brightest[block] = Math.max(brightest[block] ?? 0, values[at * 4 + 1] ?? 0)
  }
  for (let at = 0; at < width * height; at += 1) {
    const [column, row] = [Math.floor((at % width) / BLOCK), Math.floor(at / width / BLOCK)]
    let around = 0
    for (let y = Math.max(0, row - 1); y <= Math.min(down - 1, row + 1); y += 1) {
      for (let x = Math.max(0, column - 1); x <= Math.min(across - 1, column + 1); x += 1) {
        around = Math.max(around, brightest[y * across + x] ?? 0)
      }
    }
    if ((values[at * 4 + 1] ?? 0) < around * MIN_BRIGHTNESS) values.fill(0, at * 4, at * 4 + 4)
  }
}
