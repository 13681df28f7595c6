import type { Build } from '../../engine/take'
import { keyed, outCubic, overshoot } from '../../kit/ease'
import { blinks, wander, wave } from '../../kit/heron-chick/loops'
import { chickPose, type ChickPose } from '../../kit/heron-chick/pose'
import { guideShot, LOOP } from '../../kit/lagoon/guide-shot'

/** The guide breathes, watches something fly by, shakes itself, and looks at the viewer again. */
function idle(seconds: number): ChickPose {
  const breath = wave(seconds, LOOP, 2)
  const away = keyed([[0.5, 0], [0.72, -0.9, overshoot], [1.35, -0.8], [1.75, 0, outCubic]], seconds) // prettier-ignore
  const turn = keyed(
    [
      [0.56, 0],
      [0.95, -0.3, overshoot],
      [1.4, -0.3],
      [1.85, 0],
    ],
    seconds,
  )
  const dip = keyed(
    [
      [1.9, 0],
      [2.12, 0.11],
      [2.26, -0.06, outCubic],
      [2.9, 0, overshoot],
    ],
    seconds,
  )
  const shake = keyed(
    [
      [2.1, 0],
      [2.2, 1],
      [2.5, 0.8],
      [3, 0],
    ],
    seconds,
  )
  const rattle = shake * Math.sin((seconds - 2.1) * 34)
  const up = keyed(
    [
      [2.1, 0],
      [2.25, 1, outCubic],
      [3.4, 0],
    ],
    seconds,
  )
  const wing = 0.02 * breath + 0.07 * shake
  return chickPose({
    bob: 0.008 * breath - 0.02 * Math.max(0, dip),
    squash: dip - 0.012 * breath,
    twist: turn + rattle * 0.11,
    tilt: 0.02 * wander(seconds, LOOP, 1) - turn * 0.12 + rattle * 0.03,
    lean: 0.015 * wander(seconds, LOOP, 3) + 0.05 * Math.max(0, dip),
    lookX: away - turn * 0.2 + 0.04 * wander(seconds, LOOP, 5),
    lookY: keyed(
      [
        [0.5, 0],
        [0.75, 0.45],
        [1.35, 0.5],
        [1.75, 0],
      ],
      seconds,
    ),
    eyes: blinks(seconds, [0.6, 1.68, 3.3]) * (1 - 0.94 * keyed([[1.98, 0], [2.1, 1], [2.5, 1], [2.7, 0]], seconds)), // prettier-ignore
    smile:
      0.3 +
      0.5 *
        keyed(
          [
            [2, 0],
            [2.2, 1],
            [3.4, 0],
          ],
          seconds,
        ),
    brows: 0.1 + 0.5 * -away + 0.3 * up,
    crest: 0.5 + 0.4 * up + 0.1 * -away + 0.03 * breath,
    crestSway: 0.05 * wave(seconds, LOOP, 2, 0.3) - rattle * 0.16 - turn * 0.3,
    leftWing: [0.08 + wing, -0.35 + wing * 0.6, 0.06],
    rightWing: [0.08 + wing, -0.35 + wing * 0.6, 0.06],
  })
}

export const build: Build = (kit) => guideShot(kit, idle)
