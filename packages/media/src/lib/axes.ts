import type { Vec3 } from '../scene'

const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
const unit = (a: Vec3): Vec3 => {
  const l = Math.hypot(...a)
  return [a[0] / l, a[1] / l, a[2] / l]
}

/**
 * The axes of a camera. Drawn scenes project with the same ones, so that the pictures of all stages
 * match.
 */
export function axes(eye: Vec3, target: Vec3) {
  const away: Vec3 = [target[0] - eye[0], target[1] - eye[1], target[2] - eye[2]]
  const forward = unit(away)
  const right = unit(cross([0, 1, 0], forward))
  return { forward, right, up: cross(forward, right), distance: Math.hypot(...away) }
}
