import type { View } from './schema'

export interface Pixels {
  data: Uint8Array
  width: number
  height: number
}

type Direction = [x: number, y: number, z: number]
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Where a flat picture's ray goes; x to the right, y up, −z ahead. u and v run from −1 to 1. */
function ahead(u: number, v: number, aspect: number, { pitch, fov }: View): Direction {
  const reach = Math.tan(radians(fov) / 2)
  const [x, y, z] = [u * reach, (v * reach) / aspect, -1]
  const [c, s] = [Math.cos(radians(pitch)), Math.sin(radians(pitch))]
  return [x, y * c - z * s, y * s + z * c]
}

/** The world as a ball seen from above: straight down is the middle of the picture. */
function ball(u: number, v: number, aspect: number, { fov }: View): Direction {
  const scale = Math.tan(radians(fov) / 4)
  const [x, y] = [u * aspect * scale, v * scale]
  const angle = 2 * Math.atan(Math.hypot(x, y))
  const around = Math.atan2(x, y)
  return [Math.sin(angle) * Math.sin(around), -Math.cos(angle), -Math.sin(angle) * Math.cos(around)]
}

/** Colour between four neighbours; the picture goes on at its other side. */
function sample({ data, width, height }: Pixels, x: number, y: number, to: Uint8Array, at: number) {
  const [left, top] = [Math.floor(x), Math.max(0, Math.min(height - 2, Math.floor(y)))]
  const [fx, fy] = [x - left, Math.max(0, Math.min(1, y - top))]
  const [x0, x1] = [(left + width) % width, (left + 1 + width) % width]
  for (let c = 0; c < 3; c++) {
    const pick = (px: number, py: number) => data[(py * width + px) * 3 + c] ?? 0
    const upper = pick(x0, top) * (1 - fx) + pick(x1, top) * fx
    const lower = pick(x0, top + 1) * (1 - fx) + pick(x1, top + 1) * fx
    to[at + c] = Math.round(upper * (1 - fy) + lower * fy)
  }
}

/** A flat RGB picture out of one that goes all around; 2 by 2 rays a pixel. */
export function lookInto(sphere: Pixels, view: View, width: number, height: number): Buffer {
  const fine = { data: new Uint8Array(width * height * 12), width: width * 2, height: height * 2 }
  const aspect = width / height
  const yaw = radians(view.yaw)
  for (let row = 0; row < fine.height; row++) {
    const v = 1 - ((row + 0.5) / fine.height) * 2
    for (let column = 0; column < fine.width; column++) {
      const u = ((column + 0.5) / fine.width) * 2 - 1
      const [x, y, z] = (view.planet ? ball : ahead)(u, v, aspect, view)
      const longitude = Math.atan2(x, -z) + yaw
      const latitude = Math.atan2(y, Math.hypot(x, z))
      const turns = longitude / (2 * Math.PI) + 0.5
      const px = (turns - Math.floor(turns)) * sphere.width - 0.5
      const py = (0.5 - latitude / Math.PI) * sphere.height - 0.5
      sample(sphere, px, py, fine.data, (row * fine.width + column) * 3)
    }
  }
  return halve(fine)
}

function halve({ data, width, height }: Pixels): Buffer {
  const out = Buffer.alloc((width * height * 3) / 4)
  let at = 0
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      for (let c = 0; c < 3; c++) {
        const i = (y * width + x) * 3 + c
        const below = i + width * 3
        const sum =
          (data[i] ?? 0) + (data[i + 3] ?? 0) + (data[below] ?? 0) + (data[below + 3] ?? 0)
        out[at++] = Math.round(sum / 4)
      }
    }
  }
  return out
}
