import type { Build } from '../../engine/take'
import { keyed, overshoot } from '../../kit/ease'
import { blinks, wander, wave } from '../../kit/heron-chick/loops'
import { chickPose, type ChickPose } from '../../kit/heron-chick/pose'
import { guideShot, LOOP } from '../../kit/lagoon/guide-shot'

/**
 * The guide leans forward with a wing behind its ear, nods twice, and tilts its head to the other
 * side.
 */
function listen(seconds: number): ChickPose {
  const breath = wave(seconds, LOOP, 2)
  const nod = keyed([[0.7, 0], [0.85, 1], [1, 0.1], [1.14, 0.7], [1.36, 0, overshoot], [2.9, 0], [3.06, 0.7], [3.34, 0, overshoot]], seconds) // prettier-ignore
  const other = keyed(
    [
      [1.7, 0],
      [2.1, 1, overshoot],
      [3.3, 1],
      [3.75, 0, overshoot],
    ],
    seconds,
  )
  const tilt = 0.17 - 0.27 * other
  const cup = 0.02 * wave(seconds, LOOP, 3)
  return chickPose({
    bob: 0.006 * breath - 0.012 * nod,
    squash: -0.03 + 0.05 * nod - 0.01 * breath,
    lean: 0.12 + 0.12 * nod + 0.012 * wander(seconds, LOOP, 2),
    twist: 0.05 - 0.1 * other + 0.02 * wander(seconds, LOOP, 4),
    tilt,
    lookX: -0.28 + 0.05 * wander(seconds, LOOP, 6),
    lookY: 0.16 - 0.1 * nod,
    eyes: 1.08 * blinks(seconds, [0.24, 1.78, 3.42], 0.085),
    smile: 0.2 + 0.35 * nod,
    brows: 0.45 + 0.2 * other + 0.2 * nod,
    cock: 0.5 * other,
    beak: 0.06 + 0.04 * breath,
    crest: 0.85 - 0.22 * nod + 0.03 * breath,
    crestSway: -0.5 * (tilt - 0.06) + 0.05 * wave(seconds, LOOP, 2, 0.2),
    leftWing: [0.08, -0.34, 0.08 + 0.02 * nod],
    rightWing: [0.13 + cup, 0.3 + cup * 0.5, 0.1],
  })
}

export const build: Build = (kit) => guideShot(kit, listen)
