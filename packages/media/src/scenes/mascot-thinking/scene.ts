import type { Build } from '../../engine/take'
import { keyed, overshoot } from '../../kit/ease'
import { blinks, wander, wave } from '../../kit/heron-chick/loops'
import { chickPose, type ChickPose } from '../../kit/heron-chick/pose'
import { guideShot, LOOP } from '../../kit/lagoon/guide-shot'

/**
 * The guide taps its cheek, follows a thought across the sky with its eyes, doubts it, and starts
 * again.
 */
function think(seconds: number): ChickPose {
  const breath = wave(seconds, LOOP, 2)
  const over = keyed(
    [
      [1.5, 0],
      [1.95, 1, overshoot],
      [3.4, 1],
      [3.85, 0, overshoot],
    ],
    seconds,
  )
  const tap = keyed([[0.4, 0], [0.5, 1], [0.6, 0], [0.74, 1], [0.84, 0], [0.98, 1], [1.1, 0], [2.5, 0], [2.6, 1], [2.7, 0], [2.84, 1], [2.96, 0]], seconds) // prettier-ignore
  const doubt = keyed(
    [
      [2.1, 0],
      [2.4, 1, overshoot],
      [3.2, 1],
      [3.5, 0],
    ],
    seconds,
  )
  return chickPose({
    bob: 0.006 * breath,
    squash: -0.02 + 0.05 * keyed([[1.45, 0], [1.62, 1], [1.95, 0, overshoot]], seconds) - 0.01 * breath, // prettier-ignore
    lean: -0.07 + 0.012 * wander(seconds, LOOP, 2) + 0.05 * doubt,
    twist: -0.14 + 0.26 * over,
    tilt: -0.1 + 0.17 * over + 0.015 * wander(seconds, LOOP, 4),
    lookX: -0.75 + 1.25 * over + 0.06 * wander(seconds, LOOP, 6),
    lookY: 0.8 - 0.12 * doubt + 0.05 * wave(seconds, LOOP, 3),
    eyes: 0.96 * blinks(seconds, [0.2, 1.6, 3.5]),
    squint: 0.75 * doubt,
    smile: 0.1,
    brows: 0.3 - 0.35 * doubt,
    cock: 0.3 + 0.75 * doubt,
    beak:
      0.05 *
      keyed(
        [
          [2.5, 0],
          [2.7, 1],
          [3.3, 1],
          [3.5, 0],
        ],
        seconds,
      ),
    crest: 0.55 + 0.2 * over - 0.12 * doubt + 0.04 * breath,
    crestSway: 0.16 - 0.3 * over + 0.06 * wave(seconds, LOOP, 2, 0.1),
    leftWing: [0.08, -0.33, 0.12],
    rightWing: [-0.07 - 0.02 * tap, 0.0 + 0.05 * tap, 0.37 + 0.02 * tap],
  })
}

export const build: Build = (kit) => guideShot(kit, think)
