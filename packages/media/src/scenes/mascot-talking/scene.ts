import type { Build } from '../../engine/take'
import { keyed, mix, outCubic, overshoot } from '../../kit/ease'
import { blinks, wander, wave } from '../../kit/heron-chick/loops'
import { chickPose, type ChickPose } from '../../kit/heron-chick/pose'
import { guideShot, LOOP } from '../../kit/lagoon/guide-shot'

/**
 * How far the beak opens in two phrases with a breath in between. The loop starts and ends with a
 * closed beak.
 */
function speech(seconds: number): number {
  const phrase = keyed([[0.12, 0], [0.28, 1], [1.5, 0.9], [1.68, 0], [1.92, 0], [2.06, 1], [3.5, 0.85], [3.76, 0]], seconds) // prettier-ignore
  const beat = wave(seconds, LOOP, 17) + 0.6 * wave(seconds, LOOP, 11, 0.3)
  return phrase * Math.min(1, Math.max(0, 0.34 + 0.5 * beat))
}

/**
 * The guide explains: it opens one wing, counts a point with the other, and rises to its toes at
 * the end.
 */
function talk(seconds: number): ChickPose {
  const voice = speech(seconds)
  const open = keyed(
    [
      [0.3, 0],
      [0.42, -0.12],
      [0.7, 1, overshoot],
      [1.5, 0.9],
      [1.95, 0],
    ],
    seconds,
  )
  const point = keyed([[2, 0], [2.14, -0.14], [2.4, 1, overshoot], [2.62, 0.7], [2.78, 1], [3.3, 0.9], [3.72, 0]], seconds) // prettier-ignore
  const lift = keyed(
    [
      [2.7, 0],
      [2.84, -0.5],
      [3.04, 1, outCubic],
      [3.3, 0.8],
      [3.66, 0],
    ],
    seconds,
  )
  return chickPose({
    bob: 0.016 * voice + 0.045 * lift,
    squash: 0.02 - 0.05 * voice - 0.05 * lift,
    lean: 0.04 + 0.05 * voice - 0.05 * lift,
    twist: 0.14 * open - 0.16 * point + 0.03 * wander(seconds, LOOP, 3),
    tilt: -0.07 * open + 0.08 * point + 0.02 * wander(seconds, LOOP, 1),
    lookX: -0.26 + 0.12 * point - 0.1 * open,
    lookY: 0.12 + 0.1 * lift,
    eyes: blinks(seconds, [0.36, 1.8, 3.58]) * (1 + 0.1 * lift),
    smile: 0.4 + 0.25 * lift,
    brows: 0.15 + 0.5 * Math.max(0, open) + 0.3 * voice + 0.4 * lift,
    beak: voice,
    crest: 0.55 + 0.15 * voice + 0.25 * lift,
    crestSway: -0.12 * open + 0.12 * point + 0.06 * wave(seconds, LOOP, 3, 0.2),
    leftWing: [mix(0.08, 0.38, open), mix(-0.35, 0.08, open), mix(0.05, 0.2, open)],
    rightWing: [mix(0.08, 0.36, point), mix(-0.35, 0.2, point), mix(0.05, 0.3, point)],
  })
}

export const build: Build = (kit) => guideShot(kit, talk)
