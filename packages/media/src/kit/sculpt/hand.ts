import { Vector3 } from 'three'
import { block, bone, placed, union, type Form, type V3 } from './form'
import type { Arm, HandShape } from './skeleton'

/**
 * For each shape, how far the fingers' joints are bent in radians, from the first to the last
 * finger, and how far the thumb is turned inwards.
 */
const SHAPES: Record<
  HandShape,
  { curl: readonly [number, number, number, number]; spread: number; thumb: number }
> = {
  // prettier-ignore
  relaxed: { curl: [0.28, 0.4, 0.5, 0.6], spread: 0.06, thumb: 0.25 },
  open: { curl: [0.08, 0.1, 0.16, 0.24], spread: 0.13, thumb: 0 },
  fist: { curl: [1.35, 1.4, 1.42, 1.45], spread: 0, thumb: 0.95 },
  point: { curl: [0.05, 1.25, 1.35, 1.4], spread: 0, thumb: 0.8 },
  grip: { curl: [0.62, 0.66, 0.7, 0.75], spread: 0.03, thumb: 0.3 },
  pinch: { curl: [0.7, 0.85, 0.6, 0.5], spread: 0.05, thumb: 0.75 },
}

const FINGERS = [
  { x: 0.03, y: 0.087, long: 0.94 },
  { x: 0.0105, y: 0.093, long: 1.03 },
  { x: -0.0095, y: 0.09, long: 0.96 },
  { x: -0.0285, y: 0.08, long: 0.78 },
] as const

/**
 * A right hand with the wrist at the origin. The fingers are along +y, the palm looks along +z, and
 * the thumb is at +x.
 */
function rightHand(shape: HandShape): Form {
  const { curl, spread, thumb } = SHAPES[shape]
  const parts: Form[] = [block([0, 0.05, 0.001], [0.038, 0.046, 0.0145], 0.0135), bone([0, -0.035, 0], [0, 0.02, 0], 0.0265, 0.024), bone([0.02, 0.03, 0.008], [0.03, 0.055, 0.01], 0.015, 0.012)] // prettier-ignore
  FINGERS.forEach(({ x, y, long }, i) => {
    let from = new Vector3(x, y - 0.006, 0)
    let angle = 0
    const side = spread * (1.2 - i)
    for (const [k, length] of [0.037, 0.025, 0.02].entries()) {
      angle += (curl[i] ?? 0) * (k === 0 ? 0.75 : 1)
      const step = new Vector3(Math.sin(side), Math.cos(side) * Math.cos(angle), Math.sin(angle))
      const to = from.clone().addScaledVector(step.normalize(), length * long)
      const r = 0.0094 - k * 0.0008 - (i === 3 ? 0.0012 : 0)
      parts.push(bone(from.toArray(), to.toArray(), r, r - 0.0009))
      from = to
    }
  })
  const [a, b]: V3[] = [[0.028, 0.028, 0.006], [0.028 + 0.032 * (1 - thumb * 0.75), 0.062, 0.012 + 0.026 * thumb]] // prettier-ignore
  if (a && b) {
    const tip: V3 = [b[0] + 0.013 - 0.038 * thumb, b[1] + 0.026 - 0.004 * thumb, b[2] + 0.006 + 0.006 * thumb] // prettier-ignore
    parts.push(bone(a, b, 0.0135, 0.0108), bone(b, tip, 0.0106, 0.0086))
  }
  return union(0.0075, ...parts)
}

export function handForm({ side, wrist, turn, shape }: Arm, size = 1): Form {
  const own = rightHand(shape)
  // The left hand is the mirror image, with the thumb at -x.
  const flipped: Form = side < 0 ? own : { at: (x, y, z) => own.at(-x, y, z), box: mirrored(own) }
  return placed(flipped, wrist, turn, size)
}

function mirrored({ box }: Form) {
  const copy = box.clone()
  ;[copy.min.x, copy.max.x] = [-box.max.x, -box.min.x]
  return copy
}
