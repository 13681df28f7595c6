import { screenPart } from './key-formulas'

/** Pixels of a picture. */
export interface Pixels {
  width: number
  height: number
  /** RGBA, 0 to 255 each. */
  data: ArrayLike<number>
}

/** Pixels with a larger share of screen show the screen itself, not a reflection of it. */
const OPEN = 0.6
/**
 * Enclosed areas with fewer pixels are reflections. Larger ones are gaps, for example between an
 * arm and the body.
 */
const MIN_GAP = 14
/** The minimum mean share of screen in a gap. */
const MIN_GREEN = 0.78
/** The width in pixels of a person's outline, which may contain hair. */
const OUTLINE = 8
/** The share of screen below which a pixel is opaque. */
const SOLID = 0.14

/**
 * Sets alpha to 0 for green inside a person and away from outlines. Such green is a reflection of
 * the screen in glasses, boots or hair, where the matte would otherwise have holes.
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

/** @returns the share of screen of each pixel */
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

/** Finds the areas where the screen is visible: those connected to the border, and gaps. */
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
    const isGap = group.length >= MIN_GAP && sum / group.length > MIN_GREEN
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
