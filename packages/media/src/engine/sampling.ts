import { Vector3 } from 'three'

/** The R2 sequence. Its points cover the unit square evenly, whatever their number is. */
export function r2(index: number, shift = 0.5): [number, number] {
  return [(shift + index * 0.7548776662466927) % 1, (shift + index * 0.5698402909980532) % 1]
}

/** Maps two numbers from 0 to 1 to a point on the unit disc. */
export function disc(u: number, v: number): [number, number] {
  const radius = Math.sqrt(u)
  return [radius * Math.cos(v * Math.PI * 2), radius * Math.sin(v * Math.PI * 2)]
}

/**
 * Directions over the upper half of the sphere, evenly spread by solid angle. The last ones are a
 * little below the horizon.
 */
export function skyDirection(index: number, count: number): Vector3 {
  const y = 0.06 + 0.94 * (1 - (index + 0.5) / count)
  const around = index * Math.PI * (3 - Math.sqrt(5)) + 0.7
  const flat = Math.sqrt(Math.max(0, 1 - y * y))
  return new Vector3(flat * Math.cos(around), y, flat * Math.sin(around))
}

/** An offset in pixels for anti-aliasing, from -1 to 1, with a tent filter. */
export function pixelOffset(index: number, count: number): [number, number] {
  if (count === 1) return [0, 0]
  const tent = (x: number) => (x < 0.5 ? Math.sqrt(2 * x) - 1 : 1 - Math.sqrt(2 - 2 * x))
  const [x, y] = r2(index, 0.31)
  return [tent(x) * 0.85, tent(y) * 0.85]
}
