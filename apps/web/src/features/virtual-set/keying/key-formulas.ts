import type { Keying } from '@studio/shared/contracts/virtual-set'

/* Formulas for the share of the screen in a pixel and for its color without the screen. The shader
   implements the same; a test compares both. Colors are from 0 to 1 and squared, which
   approximates linear light, so that they can be added. */

/** The three settings, converted for the formulas. */
export interface KeyLimits {
  /** Pixels are opaque up to the share `solid` of screen, and transparent from `clear` on. */
  solid: number
  clear: number
  /** Weight of the softened matte against the sharp one. */
  soften: number
  /** Share cut off the lower end of the matte. */
  shrink: number
  /** Share of the screen's light that is removed, and how far below gray the green may go. */
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

/** Below this the screen is too dark to be recognized. */
export const MIN_SCREEN = 0.004

/**
 * Share of the screen in a pixel: its excess of green relative to the screen's at that place, also
 * measured against the pixel's own brightness, because a white shirt reflects much green.
 * @param looseness from 0 to 1, see `loosenessOf`: compares green with the larger of red and blue,
 * which keeps yellow, or with their mean, which recognizes the screen behind red hair
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

/** Opacity from 0 to 1. */
export function opacity(part: number, { solid, clear }: KeyLimits): number {
  return 1 - clamp((part - solid) / (clear - solid))
}

/**
 * How much a pixel is surrounded by half-transparent ones, like in loose hair.
 * @param around mean opacity of the nine pixels around
 */
export function loosenessOf(around: number): number {
  return clamp((1 - around) * 1.5)
}

/** @param around mean opacity of the nine pixels around */
export function edgeOpacity(own: number, around: number, { soften, shrink }: KeyLimits): number {
  return clamp((mix(own, around, soften) - shrink) / (1 - shrink))
}

/**
 * One channel of the foreground color: the pixel without the screen's share, as far as spill is
 * removed.
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
 * Removes excess green. In yellows green may equal red; in skin and gray it is limited to the mean
 * of red and blue. A larger excess is reduced further, but never below that mean, which would turn
 * gray pink.
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
