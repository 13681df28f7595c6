import { Vector3 } from 'three'
import type { Kit } from '../../engine/take'
import { between, mix, smooth, smoother } from '../../kit/ease'
import { noise1 } from '../../kit/noise'
import { writingHand } from '../../kit/writing-hand'
import { BOAT, drawn, placeOf, STROKES, TAP, type Stroke } from './story'

const AWAY = new Vector3(6.4, -6.4, 2.6)
const ELBOW = new Vector3(6.2, -7.4, 3)

const at = ({ part, line }: Stroke, t: number) => {
  const [[x, y], [ox, oy]] = [line(t), placeOf[part]]
  return new Vector3(x + ox, y + oy, 0)
}

/** The path from one place to another, lifted off the board in between. */
function hop(from: Vector3, to: Vector3, t: number, high: number): Vector3 {
  const point = from.clone().lerp(to, smoother(t))
  point.z += high * Math.sin(Math.PI * smooth(t))
  return point
}

/** The place of the marker's tip at a moment. */
function tipAt(seconds: number): Vector3 {
  const [first, last] = [STROKES[0], STROKES[STROKES.length - 1]]
  if (!first || !last) return AWAY.clone()
  if (seconds < first.from) return hop(AWAY, at(first, 0), between(seconds, -0.25, first.from), 0.5)
  for (const [i, stroke] of STROKES.entries()) {
    if (seconds <= stroke.to) return at(stroke, drawn(stroke, seconds))
    const next = STROKES[i + 1]
    if (!next || seconds >= next.from) continue
    const far = at(stroke, 1).distanceTo(at(next, 0))
    return hop(at(stroke, 1), at(next, 0), between(seconds, stroke.to, next.from), Math.min(0.6, 0.1 + far * 0.16)) // prettier-ignore
  }
  // The hand moves back a little, taps the side of the boat, and leaves the picture.
  const target = new Vector3(BOAT[0] + 0.75, BOAT[1] + 0.1, 0)
  const ready = target.clone().add(new Vector3(0.5, -0.1, 1.1))
  if (seconds < TAP - 0.05) return hop(at(last, 1), ready, between(seconds, last.to, TAP - 0.05), 0.4) // prettier-ignore
  if (seconds < TAP) return ready.lerp(target, between(seconds, TAP - 0.05, TAP) ** 2)
  if (seconds < TAP + 0.12) return target.lerp(ready, smooth(between(seconds, TAP + 0.03, TAP + 0.12))) // prettier-ignore
  return hop(ready, AWAY, between(seconds, TAP + 0.12, TAP + 0.95), 0.6)
}

export function buildHand(kit: Kit) {
  const hand = writingHand(kit, { skin: '#a5694a', warm: '#b4543c', sleeve: '#c8892c', marker: '#1f8a55' }, 2.35) // prettier-ignore
  kit.add(hand)
  const rest = Math.atan2(-0.8, 0.6)
  return {
    hand,
    set(seconds: number): Vector3 {
      const tip = tipAt(seconds)
      hand.position.copy(tip)
      // The elbow moves less than the hand, and the wrist turns to make up for part of it.
      const elbow = new Vector3(mix(ELBOW.x, tip.x + 3.4, 0.45), mix(ELBOW.y, tip.y - 4.8, 0.5), 0)
      const swing = Math.atan2(elbow.y - tip.y, elbow.x - tip.x) - rest
      const before = tipAt(seconds - 0.06)
      const drag = tip.clone().sub(before)
      const squeak = tip.z < 0.02 ? noise1(seconds * 31, 6) * 0.008 : 0
      hand.rotation.set(
        -0.05 * Math.min(1, tip.z) + drag.y * 0.16 + noise1(seconds * 1.6, 2) * 0.02,
        drag.x * 0.12 + noise1(seconds * 1.4, 3) * 0.02,
        swing * 0.62 - drag.x * 0.1 + squeak,
      )
      return tip
    },
  }
}
