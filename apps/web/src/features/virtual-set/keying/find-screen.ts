import { markReflections, type Pixels } from './mark-reflections'
import { between, spreadColors, type Cells } from './spread-colors'

/** The size in cells of an area in which the screen has about the same brightness. */
const BLOCK = 6
/**
 * Green that is darker than this share of the brightest green in its area is a reflection, for
 * example in boots or on dark cloth.
 */
const MIN_BRIGHTNESS = 0.6

/** Marks cells as unknown if they are much darker than the screen around them. */
function dropReflections({ values, width, height }: Cells): void {
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

/**
 * The color of the green screen at each place, as a small picture that is stretched over the large
 * one.
 */
export interface Screen {
  width: number
  height: number
  /** RGBA, 0 to 255 each. Alpha is 0 where green is only a reflection and must stay. */
  pixels: Uint8ClampedArray<ArrayBuffer>
}

/** The size of a cell in pixels. The screen has one color per cell. */
const CELL = 4
/** The share of each side that counts as border, where no people are expected. */
const BORDER = 0.08
/** The minimum share of green pixels at the border. */
const MIN_GREEN = 0.1
/** The maximum difference of hue from the border's green. Equal hues have a difference of 0. */
const MAX_DIFFERENCE = 0.16

/**
 * Finds the green screen of a picture. Each cell has its own color, because lighting is uneven.
 * @returns null if there is no green screen
 */
export function findScreen(picture: Pixels): Screen | null {
  const hue = borderHue(picture)
  if (!hue) return null
  const width = Math.max(1, Math.ceil(picture.width / CELL))
  const height = Math.max(1, Math.ceil(picture.height / CELL))
  const cells = { values: new Float32Array(width * height * 4), width, height }
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      cells.values.set(cellColor(picture, x * CELL, y * CELL, hue), (y * width + x) * 4)
    }
  }
  dropReflections(cells)
  spreadColors(cells)
  const screen = { ...picture, pixels: new Uint8ClampedArray(picture.width * picture.height * 4) }
  for (let at = 0; at < screen.pixels.length; at += 1) {
    const [x, y] = [(at >> 2) % picture.width, Math.floor((at >> 2) / picture.width)]
    const [across, down] = [(x + 0.5) / CELL - 0.5, (y + 0.5) / CELL - 0.5]
    screen.pixels[at] = at % 4 === 3 ? 255 : between(cells.values, cells, across, down, at % 4)
  }
  markReflections(picture, screen.pixels)
  return { width: picture.width, height: picture.height, pixels: screen.pixels }
}

/** Red and blue relative to green. These ratios do not depend on brightness. */
interface Hue {
  red: number
  blue: number
}

/** @returns the median hue of the border's green pixels */
function borderHue({ width, height, data }: Pixels): Hue | null {
  const [across, down] = [Math.ceil(width * BORDER), Math.ceil(height * BORDER)]
  const hues: Hue[] = []
  let seen = 0
  for (let y = 0; y < height; y += 1) {
    const isEdge = y < down || y >= height - down
    for (let x = 0; x < width; x += 1) {
      if (!isEdge && x >= across && x < width - across) continue
      seen += 1
      const hue = hueOf(data, (y * width + x) * 4)
      if (hue) hues.push(hue)
    }
  }
  if (hues.length < Math.max(1, seen * MIN_GREEN)) return null
  return { red: median(hues.map(({ red }) => red)), blue: median(hues.map(({ blue }) => blue)) }
}

/** @returns null for pixels that are not green */
function hueOf(data: ArrayLike<number>, at: number): Hue | null {
  const green = data[at + 1] ?? 0
  if (green < 36 || (data[at + 3] ?? 0) < 250) return null
  const hue = { red: (data[at] ?? 0) / green, blue: (data[at + 2] ?? 0) / green }
  return hue.red < 0.86 && hue.blue < 0.86 ? hue : null
}

const NOTHING = [0, 0, 0, 0]

/**
 * @returns the mean of a cell's brighter green pixels. Dark ones may be hair in front of the screen
 */
function cellColor({ width, height, data }: Pixels, left: number, top: number, hue: Hue) {
  const found: number[] = []
  for (let y = top; y < Math.min(height, top + CELL); y += 1) {
    for (let x = left; x < Math.min(width, left + CELL); x += 1) {
      const at = (y * width + x) * 4
      const own = hueOf(data, at)
      if (own && Math.hypot(own.red - hue.red, own.blue - hue.blue) < MAX_DIFFERENCE) found.push(at)
    }
  }
  if (found.length < 3) return NOTHING
  found.sort((a, b) => (data[b + 1] ?? 0) - (data[a + 1] ?? 0))
  const bright = found.slice(0, Math.ceil(found.length / 2))
  const mean = (channel: number) =>
    bright.reduce((sum, at) => sum + (data[at + channel] ?? 0), 0) / bright.length
  return [mean(0), mean(1), mean(2), 1]
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}
