import type { SetScene } from '@studio/shared/contracts/virtual-set'
import type { Look } from '../intake/estimate-look'

type Curve = Uint8ClampedArray

/** For red, green and blue: what becomes of each value. */
export type Curves = readonly [Curve, Curve, Curve]

/** Even in a dark place somebody is lit so that a face can be seen, and no light burns one out. */
const DARKEST = 0.42
const BRIGHTEST = 1.7

/**
 * How a person is brought into the background's light: a share of the way there, in brightness and
 * in tint.
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

/** Times as much light. Black and white stay what they are, and nothing burns out. */
function curveOf(gain: number): Curve {
  return Uint8ClampedArray.from({ length: 256 }, (_, value) => {
    const light = (value / 255) ** 2.2
    const changed = gain <= 1 ? light * gain : 1 - (1 - light) ** gain
    return changed ** (1 / 2.2) * 255
  })
}

/** @param pixels red, green, blue and alpha; changed in place */
export function applyCurves(pixels: Uint8ClampedArray, [red, green, blue]: Curves): void {
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    pixels[at] = red[pixels[at] ?? 0] ?? 0
    pixels[at + 1] = green[pixels[at + 1] ?? 0] ?? 0
    pixels[at + 2] = blue[pixels[at + 2] ?? 0] ?? 0
  }
}
