import type { Keying } from '@studio/shared/contracts/virtual-set'
import type { Screen } from './find-screen'
import * as key from './key-formulas'
import { between } from './spread-colors'

interface Pixels {
  width: number
  height: number
  /** RGBA, 0 to 255 each. The array is changed in place. */
  data: Uint8ClampedArray
}

/** Keys a picture on the CPU by the shader's algorithm. */
export function keyPixels({ width, height, data }: Pixels, screen: Screen, keying: Keying): void {
  const limits = key.limitsOf(keying)
  const reach = reachOf(width, height)
  const light = lightOf(data)
  const behind = screenLight(screen, { width, height })
  const opacityAt = (at: number, looseness: number) => {
    const [red, green, blue] = [light[at] ?? 0, light[at + 1] ?? 0, light[at + 2] ?? 0]
    const [r, g, b] = [behind[at] ?? 0, behind[at + 1] ?? 0, behind[at + 2] ?? 0]
    const part = key.screenPart(red, green, blue, r, g, b, looseness)
    return key.opacity((behind[at + 3] ?? 0) * part, limits)
  }
  // The matte is rounded to 8 bits, like the texture on the GPU.
  const matte = new Uint8ClampedArray(width * height)
  for (let index = 0; index < matte.length; index += 1) matte[index] = opacityAt(index * 4, 0) * 255
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4
      const around = meanAround(matte, { width, height }, x, y, reach)
      const looseness = key.loosenessOf(around)
      const own = opacityAt(at, looseness)
      const clean = (part: number) =>
        key.withoutScreen(light[at + part] ?? 0, behind[at + part] ?? 0, own, limits)
      const [red, green, blue] = [clean(0), clean(1), clean(2)]
      data[at] = Math.sqrt(red) * 255
      data[at + 1] = Math.sqrt(key.withoutSpill(red, green, blue, looseness, limits)) * 255
      data[at + 2] = Math.sqrt(blue) * 255
      data[at + 3] = (data[at + 3] ?? 0) * key.edgeOpacity(own, Math.min(own, around), limits)
    }
  }
}

function lightOf(data: Uint8ClampedArray): Float32Array {
  const light = new Float32Array(data.length)
  for (let at = 0; at < light.length; at += 1) light[at] = ((data[at] ?? 0) / 255) ** 2
  return light
}

/** @returns the screen's color behind each pixel, and the weight of that color */
function screenLight(
  screen: Screen,
  { width, height }: { width: number; height: number },
): Float32Array {
  const made = new Float32Array(width * height * 4)
  for (let y = 0; y < height; y += 1) {
    const down = ((y + 0.5) / height) * screen.height - 0.5
    for (let x = 0; x < width; x += 1) {
      const across = ((x + 0.5) / width) * screen.width - 0.5
      for (let part = 0; part < 4; part += 1) {
        const value = between(screen.pixels, screen, across, down, part) / 255
        made[(y * width + x) * 4 + part] = part === 3 ? value : value ** 2
      }
    }
  }
  return made
}

/**
 * @returns the distance in pixels between the nine samples that soften an edge. It grows with the
 * picture
 */
export function reachOf(width: number, height: number): number {
  return Math.max(1, Math.round(Math.max(width, height) / 1_300))
}

function meanAround(
  matte: Uint8ClampedArray,
  { width, height }: { width: number; height: number },
  x: number,
  y: number,
  reach: number,
): number {
  let sum = 0
  for (let down = -reach; down <= reach; down += reach) {
    const row = Math.min(height - 1, Math.max(0, y + down)) * width
    for (let across = -reach; across <= reach; across += reach) {
      sum += matte[row + Math.min(width - 1, Math.max(0, x + across))] ?? 0
    }
  }
  return sum / 9 / 255
}
