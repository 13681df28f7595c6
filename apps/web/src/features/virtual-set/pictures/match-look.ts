import type { SetScene } from '@studio/shared/contracts/virtual-set'
import type { Look } from '../intake/estimate-look'

type Curve = Uint8ClampedArray

/** Lookup tables for red, green and blue. */
export type Curves = readonly [Curve, Curve, Curve]

/**
 * The limits of the adjustment, by which faces stay visible in dark places and do not clip in
 * bright ones.
 */
const DARKEST = 0.42
const BRIGHTEST = 1.7

/**
 * @returns curves that adapt a person to the background's brightness and tint, to the degree that
 * `match` says
 */
export function curvesFor(person: Look, place: Look, match: SetScene['match']): Curves {
  const ratio = (place.luminance + 0.04) / (person.luminance + 0.04)
  const light = Math.min(BRIGHTEST, Math.max(DARKEST, ratio)) ** match.light
  const curve = (channel: 'red' | 'green' | 'blue') => {
    const tint = Math.min(1.6, Math.max(0.4, place[channel])) ** (0.55 * match.color)
    return curveOf(light * tint)
  }
  return [curve('red'), curve('green'), curve('blue')]
}

/** @returns the curve for a gain of light. It keeps black and white unchanged, and does not clip */
function curveOf(gain: number): Curve {
  return Uint8ClampedArray.from({ length: 256 }, (_, value) => {
    const light = (value / 255) ** 2.2
    const changed = gain <= 1 ? light * gain : 1 - (1 - light) ** gain
    return changed ** (1 / 2.2) * 255
  })
}

/** @param pixels RGBA; the array is changed in place */
export function applyCurves(pixels: Uint8ClampedArray, [red, green, blue]: Curves): void {
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    pixels[at] = red[pixels[at] ?? 0] ?? 0
    pixels[at + 1] = green[pixels[at + 1] ?? 0] ?? 0
    pixels[at + 2] = blue[pixels[at + 2] ?? 0] ?? 0
  }
}
