import type { View } from './schema'
import { RAYS, raysOf } from './sphere-rays'

export interface Pixels {
  data: Uint8Array
  width: number
  height: number
}

/**
 * Adds a ray's color to its pixel, interpolated between four neighbors. The picture continues at
 * its opposite edge.
 */
function add({ data, width, height }: Pixels, x: number, y: number, to: Float32Array, at: number) {
  const [left, top] = [Math.floor(x), Math.max(0, Math.min(height - 2, Math.floor(y)))]
  const [fx, fy] = [x - left, Math.max(0, Math.min(1, y - top))]
  const x0 = left < 0 ? left + width : left
  const x1 = x0 + 1 === width ? 0 : x0 + 1
  const upper = (1 - fy) / RAYS
  const lower = fy / RAYS
  const row = top * width
  for (let c = 0; c < 3; c++) {
    const l = (row + x0) * 3 + c
    const r = (row + x1) * 3 + c
    const above = (data[l] ?? 0) * (1 - fx) + (data[r] ?? 0) * fx
    const below = (data[l + width * 3] ?? 0) * (1 - fx) + (data[r + width * 3] ?? 0) * fx
    to[at + c] = (to[at + c] ?? 0) + above * upper + below * lower
  }
}

/**
 * Takes flat RGB pictures out of a 360° picture, by yaw in degrees. The rays are computed only
 * once, because another yaw only shifts them.
 */
export function lookAbout(sphere: Pixels, view: View, width: number, height: number) {
  const { columns, rows } = raysOf(view, { width, height }, sphere)
  return (yaw: number): Buffer => {
    const sums = new Float32Array(width * height * 3)
    const turns = yaw / 360
    const shift = (turns - Math.floor(turns)) * sphere.width
    const end = sphere.width - 0.5
    for (let i = 0; i < columns.length; i++) {
      const x = (columns[i] ?? 0) + shift
      add(sphere, x < end ? x : x - sphere.width, rows[i] ?? 0, sums, Math.floor(i / RAYS) * 3)
    }
    return Buffer.from(Uint8ClampedArray.from(sums).buffer)
  }
}

/** Takes one flat picture out of a 360° picture. */
export function lookInto(sphere: Pixels, view: View, width: number, height: number): Buffer {
  return lookAbout(sphere, view, width, height)(view.yaw)
}
