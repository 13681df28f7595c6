import type { View } from './schema'

type Direction = [x: number, y: number, z: number]
interface Size {
  width: number
  height: number
}

/** The number of rays per pixel, in two rows of two. */
export const RAYS = 4

/**
 * The places where rays meet the sphere, in its pixels. The rays of one pixel of the view are next
 * to each other.
 */
export interface Rays {
  columns: Float32Array
  rows: Float32Array
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

/**
 * The direction of a flat picture's ray: x to the right, y up, -z ahead. u and v are from -1 to 1.
 */
function ahead(u: number, v: number, aspect: number, { pitch, fov }: View): Direction {
  const reach = Math.tan(radians(fov) / 2)
  const [x, y, z] = [u * reach, (v * reach) / aspect, -1]
  const [c, s] = [Math.cos(radians(pitch)), Math.sin(radians(pitch))]
  return [x, y * c - z * s, y * s + z * c]
}

/**
 * The direction of a ray if the surroundings are bent into a ball and seen from above. Straight
 * down is the middle of the picture.
 */
function ball(u: number, v: number, aspect: number, { fov }: View): Direction {
  const scale = Math.tan(radians(fov) / 4)
  const [x, y] = [u * aspect * scale, v * scale]
  const angle = 2 * Math.atan(Math.hypot(x, y))
  const around = Math.atan2(x, y)
  return [Math.sin(angle) * Math.sin(around), -Math.cos(angle), -Math.sin(angle) * Math.cos(around)]
}

/** Computes all rays of a view with yaw 0. Another yaw only shifts their columns. */
export function raysOf(view: View, { width, height }: Size, sphere: Size): Rays {
  const count = width * height * RAYS
  const rays = { columns: new Float32Array(count), rows: new Float32Array(count) }
  const direct = view.planet ? ball : ahead
  for (let i = 0; i < count; i++) {
    const pixel = Math.floor(i / RAYS)
    const column = (pixel % width) + 0.25 + (i % 2) / 2
    const row = Math.floor(pixel / width) + 0.25 + ((i >> 1) % 2) / 2
    const [x, y, z] = direct((column / width) * 2 - 1, 1 - (row / height) * 2, width / height, view)
    const [longitude, latitude] = [Math.atan2(x, -z), Math.atan2(y, Math.hypot(x, z))]
    rays.columns[i] = (longitude / (2 * Math.PI) + 0.5) * sphere.width - 0.5
    rays.rows[i] = (0.5 - latitude / Math.PI) * sphere.height - 0.5
  }
  return rays
}
