import { screenPart } from './key-formulas'

/** A picture as it is read. */
export interface Pixels {
  width: number
  height: number
  /** Red, green, blue and alpha, 0 to 255 each. */
  data: ArrayLike<number>
}

/** With more of the screen than this, a pixel shows it, and not its light on something. */
const OPEN = 0.6
/** Fewer pixels than this that are enclosed are a glint, more a gap between arm and side. */
const SMALLEST_GAP = 14
/** A gap is as green as the screen on the whole. */
const LEAST_GREEN = 0.78
/** How many pixels an outline with its hair reaches into what stands before the screen. */
const OUTLINE = 8
/** It ends where nothing is seen through any more. */
const SOLID = 0.14

/**
 * Sets alpha to 0 where green is inside somebody and away from each outline: the screen's light in
 * glasses, on boots and in locks, where a matte would have holes.
 */
export function markReflections(picture: Pixels, screen: Uint8ClampedArray): void {
  const { width } = picture
  const parts = partsOf(picture, screen)
  const steps = new Uint8Array(parts.length)
  const reached: number[] = []
  for (const group of openGroups(parts, picture)) {
    for (const at of group) {
      steps[at] = OUTLINE + 1
      reached.push(at)
    }
  }
  for (const at of reached) {
    const left = (steps[at] ?? 0) - 1
    if (left === 0) continue
    for (const near of neighbours(at, width, parts.length)) {
      if (steps[near]) continue
      steps[near] = left
      if ((parts[near] ?? 0) > SOLID) reached.push(near)
    }
  }
  steps.forEach((step, at) => {
    if (step === 0) screen[at * 4 + 3] = 0
  })
}

/** How much of the screen each pixel is. */
function partsOf({ width, height, data }: Pixels, screen: ArrayLike<number>): Float32Array {
  const light = (values: ArrayLike<number>, at: number) => ((values[at] ?? 0) / 255) ** 2
  const parts = new Float32Array(width * height)
  for (let index = 0; index < parts.length; index += 1) {
    const at = index * 4
    const [red, green, blue] = [light(data, at), light(data, at + 1), light(data, at + 2)]
    const [r, g, b] = [light(screen, at), light(screen, at + 1), light(screen, at + 2)]
    parts[index] = screenPart(red, green, blue, r, g, b, 0)
  }
  return parts
}

/** Where the screen is seen: from the picture's border on, and through gaps. */
function openGroups(
  parts: Float32Array,
  { width, height }: { width: number; height: number },
): number[][] {
  const isSeen = new Uint8Array(parts.length)
  const groups: number[][] = []
  for (let start = 0; start < parts.length; start += 1) {
    if (isSeen[start] || (parts[start] ?? 0) < OPEN) continue
    isSeen[start] = 1
    const group = [start]
    let [isOutside, sum] = [false, 0]
    for (const at of group) {
      sum += parts[at] ?? 0
      const x = at % width
      isOutside ||= x === 0 || x === width - 1 || at < width || at >= width * (height - 1)
      for (const near of neighbours(at, width, parts.length)) {
        if (isSeen[near] || (parts[near] ?? 0) < OPEN) continue
        isSeen[near] = 1
        group.push(near)
      }
    }
    const isGap = group.length >= SMALLEST_GAP && sum / group.length > LEAST_GREEN
    if (isOutside || isGap) groups.push(group)
  }
  return groups
}

function neighbours(at: number, width: number, length: number): number[] {
  const near: number[] = []
  if (at % width > 0) near.push(at - 1)
  if (at % width < width - 1) near.push(at + 1)
  if (at >= width) near.push(at - width)
  if (at + width < length) near.push(at + width)
  return near
}
