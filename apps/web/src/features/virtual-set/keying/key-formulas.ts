import type { Keying } from '@studio/shared/contracts/virtual-set'

/*
 * Formulas for the share of the screen in a pixel, and for the pixel's color without the screen.
 * The shader contains the same formulas, and a test compares both. Colors are values from 0 to 1
 * that are squared, which approximates linear light, so that they can be added.
 */

/** The three settings of a keying, converted for the formulas. */
export interface KeyLimits {
  /**
   * Pixels whose share of screen is at most `solid` are opaque. From `clear` on they are
   * transparent.
   */
  solid: number
  clear: number
  /** The weight of the softened matte relative to the sharp one. */
  soften: number
  /** The part of the matte's range, from its lower end, that becomes transparent. */
  shrink: number
  /** The share of the screen's light that is removed, and how far the green may fall below gray. */
  spill: number
  beyond: number
}

export function limitsOf({ tolerance, spill, edge }: Keying): KeyLimits {
  return {
    solid: mix(0.46, 0.06, tolerance),
    clear: mix(1, 0.6, tolerance),
    soften: Math.min(1, edge * 2),
    shrink: edge * 0.6,
    spill: Math.min(1, spill * 2),
    beyond: Math.max(0, spill * 2 - 1),
  }
}

/** A screen that is darker than this cannot be recognized. */
export const MIN_SCREEN = 0.004

/**
 * @returns the share of the screen in a pixel. It is the pixel's excess of green relative to the
 * excess of the screen at that place. It is also measured against the pixel's own brightness,
 * because a white shirt reflects much green
 * @param looseness from 0 to 1: see `loosenessOf`. At 0, green is compared with the larger of red
 * and blue, which keeps yellow. At 1, it is compared with their mean, which recognizes the screen
 * behind red hair
 */
export function screenPart(
  red: number,
  green: number,
  blue: number,
  screenRed: number,
  screenGreen: number,
  screenBlue: number,
  looseness: number,
): number {
  const beside = mix(Math.max(red, blue), (red + blue) / 2, looseness)
  const screenBeside = mix(Math.max(screenRed, screenBlue), (screenRed + screenBlue) / 2, looseness)
  const excess = Math.max(0, green - beside)
  const whole = Math.max(MIN_SCREEN, screenGreen - screenBeside)
  const light = Math.max(MIN_SCREEN, red + green + blue)
  const absolute = excess / whole
  const relative = (excess / light) * ((screenRed + screenGreen + screenBlue) / whole)
  return Math.min(1, absolute, mix(absolute, relative, 0.7))
}

/** @returns the opacity from 0 to 1 */
export function opacity(part: number, { solid, clear }: KeyLimits): number {
  return 1 - clamp((part - solid) / (clear - solid))
}

/**
 * @returns how much a pixel is surrounded by half-transparent ones, as in loose hair
 * @param around mean opacity of the pixel and its eight neighbors
 */
export function loosenessOf(around: number): number {
  return clamp((1 - around) * 1.5)
}

/** @param around mean opacity of the pixel and its eight neighbors */
export function edgeOpacity(own: number, around: number, { soften, shrink }: KeyLimits): number {
  return clamp((mix(own, around, soften) - shrink) / (1 - shrink))
}

/**
 * @returns one channel of the foreground's color: the pixel without the screen's share, to the
 * degree that spill is removed
 */
export function withoutScreen(
  value: number,
  screen: number,
  own: number,
  { spill }: KeyLimits,
): number {
  if (own <= 0) return value
  const left = Math.max(0, value - (1 - own) * screen) / Math.max(0.08, own)
  return mix(value, Math.min(1, left), spill)
}

/**
 * Removes excess green. In yellow colors, green may equal red. In skin and gray, it is limited to
 * the mean of red and blue. A larger excess reduces green further, but never below that mean,
 * because gray would become pink.
 */
export function withoutSpill(
  red: number,
  green: number,
  blue: number,
  looseness: number,
  { spill, beyond }: KeyLimits,
): number {
  const most = Math.max(red, blue)
  const least = Math.min(red, blue)
  const middle = mix((red + blue) / 2, least, looseness * 0.4)
  const paleness = clamp((least / Math.max(1e-4, most) - 0.05) / 0.2)
  const own = red > blue ? paleness : paleness / 2
  const limit = mix(most, middle, Math.max(own, looseness))
  const excess = green - limit
  if (excess <= 0) return green
  return mix(green, Math.max(middle, limit - beyond * excess), spill)
}

const clamp = (value: number) => Math.min(1, Math.max(0, value))
const mix = (from: number, to: number, part: number) => from + (to - from) * part
