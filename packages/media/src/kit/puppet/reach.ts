import { Vector3 } from 'three'

/**
 * Computes the position of the elbow or knee when the end of the limb reaches `target`. `pole` is
 * the direction in which the joint bends.
 */
export function reach(
  root: Vector3,
  target: Vector3,
  upper: number,
  lower: number,
  pole: Vector3,
): { joint: Vector3; end: Vector3 } {
  const to = new Vector3().subVectors(target, root)
  const far = (upper + lower) * 0.999
  if (to.length() > far) to.setLength(far)
  const length = Math.max(to.length(), 0.01)
  const along = (upper * upper - lower * lower + length * length) / (2 * length)
  const off = Math.sqrt(Math.max(0, upper * upper - along * along))
  const ahead = to.clone().normalize()
  const aside = pole.clone().addScaledVector(ahead, -pole.dot(ahead)).normalize()
  const joint = root.clone().addScaledVector(ahead, along).addScaledVector(aside, off)
  return { joint, end: root.clone().add(to) }
}
