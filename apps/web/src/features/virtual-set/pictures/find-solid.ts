interface Pixels {
  width: number
  height: number
  data: ArrayLike<number>
}

/** A small mask that says where a picture is solid. */
export interface Mask {
  width: number
  height: number
  isSolid: boolean[]
}

/** A rectangle in shares of the picture's width and height. */
interface Part {
  x: number
  y: number
  width: number
  height: number
}

const WHOLE: Part = { x: 0, y: 0, width: 1, height: 1 }
/**
 * The minimum alpha, of 255, of a solid pixel. Lower values are shadows or remnants of the screen.
 */
const SOLID = 90

/** @returns the bounding box of a picture's visible part, and the mask within it */
export function findSolid({ width, height, data }: Pixels): { box: Part; mask: Mask } {
  const solid = (x: number, y: number) => (data[(y * width + x) * 4 + 3] ?? 0) >= SOLID
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!solid(x, y)) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  if (right < 0) return { box: WHOLE, mask: { width: 1, height: 1, isSolid: [true] } }
  // The box gets one more pixel on each side, because fine hair is below the threshold.
  const [x0, y0] = [Math.max(0, left - 1), Math.max(0, top - 1)]
  const [x1, y1] = [Math.min(width, right + 2), Math.min(height, bottom + 1)]
  const mask: Mask = { width: x1 - x0, height: y1 - y0, isSolid: [] }
  for (let y = y0; y < y1; y += 1) {
    for (let x = x0; x < x1; x += 1) mask.isSolid.push(solid(x, y))
  }
  const box = {
    x: x0 / width,
    y: y0 / height,
    width: mask.width / width,
    height: mask.height / height,
  }
  return { box, mask }
}

/** @param x @param y as shares of the mask, from its top left */
export function isSolidAt({ width, height, isSolid }: Mask, x: number, y: number): boolean {
  if (x < 0 || y < 0 || x >= 1 || y >= 1) return false
  return isSolid[Math.floor(y * height) * width + Math.floor(x * width)] ?? false
}

/** The lowest part of a person that contains the feet, as a share of the height. */
const FEET = 0.1

/** @returns the left and right end of the feet, as shares of the width */
export function feetOf({ width, height, isSolid }: Mask): { from: number; to: number } {
  const start = Math.floor(height * (1 - FEET)) * width
  const columns = isSolid.flatMap((solid, at) => (solid && at >= start ? [at % width] : []))
  if (columns.length === 0) return { from: 0, to: 1 }
  return { from: Math.min(...columns) / width, to: (Math.max(...columns) + 1) / width }
}
