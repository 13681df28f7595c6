import type { Keying } from '@studio/shared/contracts/virtual-set'

/*
 * How much of a pixel is the screen, and which colour is left without it. The shader says the same
 * in its own language; a test holds them against each other. Colours are from 0 to 1 and squared,
 * which is near enough to light for lights to be added and taken away.
 */

/** The three settings as the formulas take them. */
export interface KeyLimits {
  /** Up to this part of screen a pixel is whole, and from the other on it is gone. */
  solid: number
  clear: number
  /** How far the softened matte stands for the sharp one. */
  soften: number
  /** The part of a matte's lower end that is cut off. */
  shrink: number
  /** How much of the screen's light is taken off, and how far beyond grey. */
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

/** Less than this is a screen too dark to tell. */
export const LEAST_SCREEN = 0.004

/**
 * The part of screen in a pixel: its excess of green beside the screen's at that place. Judged
 * against its own brightness, too: a white shirt takes on much green and is still a shirt.
 *
 * @param looseness from 0 to 1, see `loosenessOf`: green counts beside the brighter of red and blue,
 *   which keeps yellow, or beside their middle, which tells the screen behind red hair
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
  const whole = Math.max(LEAST_SCREEN, screenGreen - screenBeside)
  const light = Math.max(LEAST_SCREEN, red + green + blue)
  const absolute = excess / whole
  const relative = (excess / light) * ((screenRed + screenGreen + screenBlue) / whole)
  return Math.min(1, absolute, mix(absolute, relative, 0.7))
}

/** 1 whole, 0 gone. */
export function opacity(part: number, { solid, clear }: KeyLimits): number {
  return 1 - clamp((part - solid) / (clear - solid))
}

/**
 * How far a pixel is among others that are half gone, as in loose hair.
 *
 * @param around the mean of the nine opacities around the pixel
 */
export function loosenessOf(around: number): number {
  return clamp((1 - around) * 1.5)
}

/** @param around the mean of the nine opacities around the pixel */
export function edgeOpacity(own: number, around: number, { soften, shrink }: KeyLimits): number {
  return clamp((mix(own, around, soften) - shrink) / (1 - shrink))
}

/**
 * One channel of what stands before the screen: the pixel without the screen's part in it, as far
 * as spill is taken off.
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
 * Green without what is too much of it. Beside red with little blue, as in yellow, it may be as much
 * as the red; in skin and grey no more than the middle of the two. The more there was, the farther
 * down it goes, but never below that middle, or grey would turn pink.
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
