import { HEIGHT, WIDTH } from './counted-clip'
import type { TestMarker } from './player-page'

export interface Film {
  file: string
  facts: {
    rate: { numerator: number; denominator: number }
    frameCount: number
    startFrame: number
    isDropFrame: boolean
    isVariableRate: boolean
    width: number
    height: number
    hasSound: boolean
  }
}

/**
 * The length of the films. It is longer than a minute, so that drop-frame timecode skips numbers.
 */
const SECONDS = 64

function film(file: string, numerator: number, denominator: number, more = {}): Film {
  const facts = {
    rate: { numerator, denominator },
    frameCount: Math.floor((SECONDS * numerator) / denominator),
    startFrame: 0,
    isDropFrame: false,
    isVariableRate: false,
    width: WIDTH,
    height: HEIGHT,
    hasSound: true,
    ...more,
  }
  return { file, facts }
}

export const FILMS = {
  '24': film('24.mp4', 24, 1, { startFrame: 86_400 }),
  '25': film('25.mp4', 25, 1),
  '29.97 df': film('2997.mp4', 30_000, 1_001, { isDropFrame: true }),
  '30': film('30.mp4', 30, 1),
}

/** Creates a marker at each tenth of the film, on frames that no other test uses. */
export function markersIn({ facts: { frameCount } }: Film): TestMarker[] {
  return Array.from({ length: 9 }, (_, index): TestMarker => {
    const first = Math.floor(((index + 1) * frameCount) / 10) + index * 7
    const side = index % 2 ? 'studio' : 'client'
    return { id: `${index}`, first, last: first + 9, side, isResolved: false, label: `${index}` }
  })
}
